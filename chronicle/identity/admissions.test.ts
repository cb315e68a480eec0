import { expect, test } from 'vitest';
import { admissionOf, askForAdmission, decideAdmission, tellRefused, waitingAdmissions } from './admissions.ts';
import { smallSite } from './members.fixture.ts';

const origin = 'https://brdo.primjer';

async function asked() {
  const site = smallSite();
  site.named('ana');
  await askForAdmission(site.deps, { id: 'ana' }, origin);
  return site;
}

test('who stands at the gate waits, once, however often they come', async () => {
  const { deps, pass } = await asked();
  pass(5);
  await askForAdmission(deps, { id: 'ana' }, origin);
  expect(await waitingAdmissions(deps.store)).toEqual([
    { accountId: 'ana', state: 'waiting', at: '2026-11-16T12:00:00.000Z', origin },
  ]);
  expect(await admissionOf(deps.store, 'ana')).toBe('waiting');
  expect(await admissionOf(deps.store, 'nitko')).toBeUndefined();
});

test('who is let in hears of it, once', async () => {
  const { deps, iva, emails } = await asked();
  for (const _ of [1, 2]) await decideAdmission(deps, iva, { accountId: 'ana', state: 'admitted', origin });
  expect(await admissionOf(deps.store, 'ana')).toBe('admitted');
  expect(emails).toEqual([{ kind: 'admitted', to: 'ana@primjer.hr', origin }]);
  expect(await waitingAdmissions(deps.store)).toEqual([]);
  // Standing at the gate again undoes nothing.
  await askForAdmission(deps, { id: 'ana' }, origin);
  expect(await admissionOf(deps.store, 'ana')).toBe('admitted');
});

test('the email leads where somebody asked, not where an editor decided', async () => {
  const { deps, iva, emails } = await asked();
  await decideAdmission(deps, iva, { accountId: 'ana', state: 'admitted', origin: 'https://drugdje.primjer' });
  expect(emails).toMatchObject([{ kind: 'admitted', origin }]);
});

test('a refusal can be taken back for an hour, in which nobody hears of it', async () => {
  const { deps, iva, emails, pass } = await asked();
  await decideAdmission(deps, iva, { accountId: 'ana', state: 'refused', origin });
  expect(await admissionOf(deps.store, 'ana')).toBe('waiting');
  expect(await waitingAdmissions(deps.store)).toEqual([]);
  pass(0.9);
  await tellRefused(deps);
  await decideAdmission(deps, iva, { accountId: 'ana', state: 'waiting', origin });
  pass(1);
  await tellRefused(deps);
  expect(emails).toEqual([]);
  expect(await waitingAdmissions(deps.store)).toHaveLength(1);
});

test('after that they are told, once, whichever process does it, and it stands until they are let in', async () => {
  const { deps, iva, emails, pass } = await asked();
  await decideAdmission(deps, iva, { accountId: 'ana', state: 'refused', origin });
  pass(1);
  await Promise.all([tellRefused(deps), tellRefused(deps)]);
  await tellRefused(deps);
  expect(emails).toEqual([{ kind: 'not-admitted', to: 'ana@primjer.hr', origin }]);
  expect(await admissionOf(deps.store, 'ana')).toBe('refused');
  const again = decideAdmission(deps, iva, { accountId: 'ana', state: 'waiting', origin });
  await expect(again).rejects.toMatchObject({ code: 'decided' });
  await decideAdmission(deps, iva, { accountId: 'ana', state: 'admitted', origin });
  expect(await admissionOf(deps.store, 'ana')).toBe('admitted');
});

test('who was refused and has left is not told', async () => {
  const { deps, iva, emails, pass, leave } = await asked();
  await decideAdmission(deps, iva, { accountId: 'ana', state: 'refused', origin });
  leave('ana');
  pass(1);
  await tellRefused(deps);
  expect(emails).toEqual([]);
});

test('only editors decide, and not on themselves', async () => {
  const { deps, accountOf, named } = await asked();
  named('mate');
  const decision = { accountId: 'ana', state: 'admitted', origin } as const;
  await expect(decideAdmission(deps, accountOf('mate'), decision)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(decideAdmission(deps, accountOf('ana'), decision)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await admissionOf(deps.store, 'ana')).toBe('waiting');
});
