import { expect, test } from 'vitest';
import type { ContributionEmail } from '../../domain/contribution-email.ts';
import { LONGEST_MESSAGE } from '../../domain/contribution-limits.ts';
import { smallSite } from '../identity/members.fixture.ts';
import { answerReport } from './answer-report.ts';
import { forgetReporter, REPORTS, reports } from './report.ts';

const origin = 'https://brdo.primjer';
const SENDER = { name: 'Stana', email: 'stana@primjer.hr', emailProven: false, telephone: '' };

function desk() {
  const site = smallSite();
  const sent: ContributionEmail[] = [];
  const deps = { ...site.deps, sendEmail: (email: ContributionEmail) => void sent.push(email) };
  const open = async (more: object) => {
    const report = {
      id: 'r1',
      about: '',
      reason: 'Piše 1820.',
      at: '2026-11-16T05:00:00Z',
      accountId: '',
      state: 'open',
    };
    await deps.store.commit([{ verb: 'set', collection: REPORTS, id: 'r1', fields: { ...report, ...more } }]);
  };
  const answer = (text: string, account = site.iva) => answerReport(deps, { id: 'r1', text, account, origin });
  return { ...site, deps, sent, open, answer };
}

test('an answer goes out once, and stays with what it answers', async () => {
  const { deps, sent, open, answer } = desk();
  await open({ sender: SENDER });
  await answer(' Hvala.\r\nIspravili smo. ');
  expect(sent).toEqual([
    { kind: 'answer', to: 'stana@primjer.hr', origin, text: 'Hvala.\nIspravili smo.', question: 'Piše 1820.' },
  ]);
  await answer('I još nešto.');
  expect((await reports.get(deps.store, 'r1'))?.answers).toEqual([
    { text: 'Hvala.\nIspravili smo.', by: 'Osoba iva', at: '2026-11-16T12:00:00.000Z' },
    { text: 'I još nešto.', by: 'Osoba iva', at: '2026-11-16T12:00:00.000Z' },
  ]);
});

test('a member’s correction is answered to the account it came from, with what they wrote', async () => {
  const { named, sent, open, answer } = desk();
  named('ana');
  named('mate', false);
  await open({ about: 'bosnjak#I12', accountId: 'ana' });
  await answer('Hvala.');
  await open({ about: 'bosnjak#I12', accountId: 'mate' });
  await answer('Hvala.');
  expect(sent).toEqual([
    { kind: 'answer', to: 'ana@primjer.hr', origin, text: 'Hvala.', question: 'Piše 1820.' },
    { kind: 'answer', to: 'mate@primjer.hr', origin, text: 'Hvala.', question: 'Piše 1820.' },
  ]);
});

test.each([
  ['a visitor', {}, 'no-address'],
  ['somebody whose account is gone', { accountId: 'nitko' }, 'no-address'],
  ['somebody with a telephone', { sender: { ...SENDER, email: '', telephone: '063 123 456' } }, 'no-address'],
  ['an address that brings a header', { sender: { ...SENDER, email: 'a@b.hr\nBcc: c@d.hr' } }, 'invalid-email'],
])('nothing goes out to %s', async (_, more, code) => {
  const { deps, sent, open, answer } = desk();
  await open(more);
  await expect(answer('Hvala.')).rejects.toMatchObject({ code });
  expect(sent).toEqual([]);
  expect((await reports.get(deps.store, 'r1'))?.answers).toBeUndefined();
});

test('nobody but editors answers, nor with nothing, nor with too much, nor without end', async () => {
  const { sent, open, answer, named, accountOf, deps } = desk();
  await open({ sender: SENDER });
  named('ruza');
  await deps.roles.give('ruza@primjer.hr', 'writer');
  await expect(answer('Hvala.', accountOf('ruza'))).rejects.toMatchObject({ code: 'forbidden' });
  await expect(answer(' \n ')).rejects.toMatchObject({ code: 'answer-missing' });
  await expect(answer('x'.repeat(LONGEST_MESSAGE + 1))).rejects.toMatchObject({ code: 'message-too-long' });
  expect(sent).toEqual([]);
  for (let count = 0; count < 60; count += 1) await answer('Hvala.');
  await expect(answer('Hvala.')).rejects.toMatchObject({ code: 'too-many-requests' });
  expect(sent).toHaveLength(60);
});

test('of whoever leaves, the report stays without a name and without what was written back', async () => {
  const { deps, named, open, answer } = desk();
  named('ana');
  await open({ accountId: 'ana' });
  await answer('Draga Ana, hvala.');
  await forgetReporter(deps.store, 'ana');
  expect(await reports.get(deps.store, 'r1')).toMatchObject({ accountId: '', reason: 'Piše 1820.' });
  expect(JSON.stringify(await deps.store.list(REPORTS))).not.toContain('Ana');
});
