import { expect, test } from 'vitest';
import { nameSteward, stewardshipsOf } from '../memorial/stewards.ts';
import { smallSite } from './members.fixture.ts';
import { moveRights } from './moved-address.ts';

const [OLD, NEW] = ['ana@primjer.hr', 'ana.nova@primjer.hr'];

test('what hangs on an address goes along to the new one, and nothing of it stays', async () => {
  const { deps } = smallSite();
  await deps.roles.give(OLD, 'writer');
  const steward = { memorial: 'stana', namedBy: 'Iva', at: '2026-11-16T12:00:00Z' };
  await nameSteward(deps.store, { ...steward, email: OLD });
  await moveRights(deps, OLD, NEW);
  expect([deps.roles.of(OLD), deps.roles.of(NEW)]).toEqual(['member', 'writer']);
  expect(await stewardshipsOf(deps.store, OLD)).toEqual([]);
  expect(await stewardshipsOf(deps.store, NEW)).toEqual([{ ...steward, email: NEW }]);
});

test('nobody loses by it what the new address has, and nobody gains from who had nothing', async () => {
  const { deps } = smallSite();
  await deps.roles.give(OLD, 'writer');
  await deps.roles.give(NEW, 'editor');
  await moveRights(deps, OLD, NEW);
  expect([deps.roles.of(OLD), deps.roles.of(NEW)]).toEqual(['member', 'editor']);
  await moveRights(deps, OLD, 'treca@primjer.hr');
  expect(deps.roles.of('treca@primjer.hr')).toBe('member');
});

test('what the configuration says of an address stays with it', async () => {
  const { deps } = smallSite();
  await moveRights(deps, 'iva@primjer.hr', NEW);
  expect([deps.roles.of('iva@primjer.hr'), deps.roles.of(NEW)]).toEqual(['editor', 'member']);
});
