import { expect, test } from 'vitest';
import { type Gender, type VisibilityReason, visibilityReason } from './visibility.ts';

const said = (
  because: VisibilityReason['because'],
  about: { bornBy?: number; died?: string },
  gender: Gender = 'man',
) => visibilityReason({ because, bornBy: about.bornBy, died: about.died ?? '' }, gender, 2026);

test('why somebody is seen or not is a sentence that agrees with them', () => {
  expect(said('died', { died: '1987-05-12' })).toBe('Umro je 1987.');
  expect(said('died', { died: '[..1831]' }, 'woman')).toBe('Umrla je prije 1831.');
  expect(said('died', { died: '189X' }, 'person')).toBe('Osoba je umrla 1890-ih.');
  expect(said('died', {}, 'woman')).toBe('Zabilježeno je da je umrla, bez datuma.');
  expect(said('born-long-ago', { bornBy: 1890 })).toBe('Rođen je najkasnije 1890., prije više od 110 godina.');
  expect(said('kin-long-ago', { bornBy: 1780 }, 'woman')).toBe(
    'Po datumima srodnika rođena je najkasnije 1780., prije više od 110 godina.',
  );
  expect(said('kin-recently', { bornBy: 1931 })).toBe(
    'Po datumima srodnika mogao je biti rođen i 1931., a dokaza o smrti nema.',
  );
  expect(said('kin-recently', { bornBy: 2060 }, 'woman')).toBe(
    'Po datumima srodnika mogla bi biti živa, a dokaza o smrti nema.',
  );
  expect(said('said-to-live', {}, 'woman')).toBe('U rodoslovlju je označena kao živa.');
  expect(said('undated', {})).toBe('Nema datuma po kojemu bi se znalo kada je rođen, pa ga držimo živim.');
});
