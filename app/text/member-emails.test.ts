import { describe, expect, it } from 'vitest';
import { wordMemberEmail } from './member-emails.ts';

const site = { siteName: 'Naše brdo', link: 'https://nase-brdo.example/moji-prijedlozi' };
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
