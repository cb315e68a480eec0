import { expect, test } from 'vitest';
import { type Gender, type VisibilityReason, visibilityReason } from './visibility.ts';

const said = (
  because: VisibilityReason['because'],
  about: { bornBy?: number; died?: string; clash?: string },
  gender: Gender = 'man',
) =>
  visibilityReason({ because, bornBy: about.bornBy, died: about.died ?? '', clash: about.clash ?? '' }, gender, 2026);

test('why somebody is seen or not is a sentence that agrees with them', () => {
  expect(said('died', { died: '1987-05-12' })).toBe('Umro je 1987.');
  expect(said('died', { died: '[..1831]' }, 'woman')).toBe('Umrla je prije 1831.');
  expect(said('died', { died: '[1822..]' }, 'woman')).toBe('Umrla je nakon 1822.');
  expect(said('died', { died: '18XX' })).toBe('Umro je u 19. stoljeću.');
  expect(said('died', { died: '189X' }, 'person')).toBe('Osoba je umrla 1890-ih.');
  expect(said('died', {}, 'woman')).toBe('Smrt je zabilježena, ali bez datuma.');
  expect(said('born-long-ago', { bornBy: 1890 })).toBe('Rođen je najkasnije 1890., dakle prije više od 110 godina.');
  expect(said('kin-long-ago', { bornBy: 1780 }, 'woman')).toBe(
    'Sudeći po datumima srodnika, rođena je najkasnije 1780., dakle prije više od 110 godina.',
  );
  expect(said('kin-recently', { bornBy: 1931 })).toBe(
    'Sudeći po datumima srodnika, mogao je biti rođen i 1931., a dokaza o smrti nema.',
  );
  expect(said('kin-recently', { bornBy: 2060 }, 'woman')).toBe(
    'Sudeći po datumima srodnika, mogla bi biti živa, a dokaza o smrti nema.',
  );
  expect(said('said-to-live', {}, 'woman')).toBe('U rodoslovlju je označena kao živa.');
  expect(said('contradicted', { clash: 'Ana: rođenje 1980., smrt 1607.' }, 'woman')).toBe(
    'Datumi se ne slažu (Ana: rođenje 1980., smrt 1607.), pa je smatramo živom.',
  );
  expect(said('undated', {})).toBe('Nema datuma po kojemu bi se znalo kada je rođen, pa ga smatramo živim.');
});

test('somebody whose sex is not known is told of as a person, never as a woman', () => {
  const past = ['died', 'born-long-ago', 'seen-long-ago', 'kin-long-ago'] as const;
  const recent = ['born-recently', 'seen-recently', 'kin-recently', 'said-to-live', 'contradicted'] as const;
  for (const because of [...past, ...recent, 'agreed', 'undated'] as const) {
    const about = { bornBy: 1931, died: '1987' };
    expect(said(because, about, 'person')).toMatch(/osob[au]/i);
    expect(said(because, about, 'woman')).not.toMatch(/osob/i);
  }
  expect(said('kin-recently', { bornBy: 2060 }, 'person')).toBe(
    'Sudeći po datumima srodnika, osoba bi mogla biti živa, a dokaza o smrti nema.',
  );
});
