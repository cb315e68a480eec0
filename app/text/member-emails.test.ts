import { describe, expect, it } from 'vitest';
import { wordMemberEmail } from './member-emails.ts';

const site = {
  siteName: 'Naše brdo',
  link: 'https://nase-brdo.example/moji-prijedlozi',
  proposalLink: (id: string) => `https://nase-brdo.example/nacrt/${id}`,
};
const proposal = { to: 'ana@example.com', origin: 'https://nase-brdo.example', title: 'Ante Ćavar: promijenjeno ime' };

describe('an email about a proposed edit of a tree', () => {
  it('says why it was refused, and promises no text to be written on', () => {
    const { text } = wordMemberEmail(
      { ...proposal, kind: 'proposal-tree-refused', reason: 'U matici piše Mate.' },
      site,
    );
    expect(text).toContain('U matici piše Mate.');
    expect(text).toContain(site.link);
    expect(text).not.toContain('tekst je ostao vama');
  });

  it('does not say that everybody can read what only members see', () => {
    const { text } = wordMemberEmail({ ...proposal, kind: 'proposal-tree-taken', path: '/stablo' }, site);
    expect(text).toContain(proposal.title);
    expect(text).not.toContain('svi mogu pročitati');
  });
});

it('an email about what waits names each proposal and leads to it', () => {
  const proposals = [
    { id: 'a', title: 'Gumno <b>', why: 'Piše u matici.' },
    { id: 'b', title: 'x'.repeat(500), why: '' },
  ];
  const waiting = [{ kind: 'proposals' as const, count: 2 }];
  const { text, html } = wordMemberEmail({ ...proposal, kind: 'waiting', waiting, proposals }, site);
  expect(text).toMatch(
    /„Gumno <b>“, s obrazloženjem „Piše u matici.“[^\n]*\n\nhttps:\/\/nase-brdo\.example\/nacrt\/a\n/,
  );
  expect(html).toContain('„Gumno &lt;b&gt;“');
  expect(html).toContain('<a href="https://nase-brdo.example/nacrt/b">');
  expect(text).not.toContain('x'.repeat(200));
});

it('a proposer writes no lines and no links of their own into the email', () => {
  const typed =
    'Dobro.“ odlučite ovdje:\r\n\r\nhttps://evil.example/prijava\u2028www.evil.example evil.example. (evil.example/a) \u202egnp';
  const proposals = [{ id: 'a', title: typed, why: typed }];
  const { text } = wordMemberEmail({ ...proposal, kind: 'waiting', waiting: [], proposals }, site);
  expect(text).not.toMatch(/:\/\/evil|evil\.\w|www\.\w|\u202e/);
  expect(text.split('\n').find((line) => line.startsWith('O prijedlogu'))).toMatch(
    /^O prijedlogu „.* odlučite ovdje:$/,
  );
});
