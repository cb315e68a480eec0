import { expect, test } from 'vitest';
import { desk, IVA, NEW, PERO } from './desk.fixture.ts';
import { noteGone, noteHere, whoElse } from './presence.ts';

test('who has a draft open is known to the others until they leave', async () => {
  const deps = await desk();
  expect(await noteHere(deps, NEW, IVA)).toEqual([]);
  expect(await noteHere(deps, NEW, PERO)).toEqual(['Iva']);
  expect(await whoElse(deps, NEW, IVA.id)).toEqual(['Pero']);
  await noteGone(deps, NEW, PERO);
  expect(await whoElse(deps, NEW, IVA.id)).toEqual([]);
  expect(await whoElse(deps, NEW, PERO.id)).toEqual(['Iva']);
  await noteGone(deps, NEW, IVA);
  expect(await deps.store.list('presence')).toEqual([]);
});

test('who has not been heard of for a minute is not there', async () => {
  const deps = await desk();
  await noteHere(deps, NEW, IVA);
  deps.moveTo('2026-11-16T08:00:40Z');
  expect(await whoElse(deps, NEW, PERO.id)).toEqual(['Iva']);
  deps.moveTo('2026-11-16T08:01:00Z');
  expect(await whoElse(deps, NEW, PERO.id)).toEqual([]);
});
