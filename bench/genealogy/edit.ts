import { editGedcom, factsOf, findLiving, packGenealogy, readGedcom, reduceLiving } from '../../genealogy/index.ts';
import { growVillage } from './village.ts';
import { gedcomOf } from './village-gedcom.ts';

/**
 * All that the server does from a press to the tree that it sends. Nobody waits for it: the browser has drawn the edit before
 * (`npm run bench:tree` holds that to its bar).
 */
const TODAY = '2026-11-17';
const ROUNDS = 12;
const bytes = gedcomOf(growVillage({ people: 10_000, seed: 7 }));
const least = new Map<string, number>();

function timed<Result>(what: string, work: () => Result): Result {
  const start = performance.now();
  const result = work();
  const took = performance.now() - start;
  least.set(what, Math.min(least.get(what) ?? Infinity, took));
  return result;
}

for (let round = 0; round < ROUNDS; round += 1) {
  const file = bytes.slice();
  timed('facts of a person', () => factsOf(file, 'I5000'));
  const { bytes: edited } = timed('edit', () =>
    editGedcom(bytes.slice(), { kind: 'event', owner: { person: 'I5000' }, tag: 'OCCU', value: `zidar ${round}` }),
  );
  const whole = timed('read', () => readGedcom(edited).genealogy);
  timed('who lives', () => findLiving(whole, TODAY));
  const shown = timed('without the living', () => reduceLiving(whole, { today: TODAY, level: 'name' }));
  timed('packed', () => JSON.stringify(packGenealogy(shown)));
}
console.log('a village of 10,000 people, the quickest of several rounds');
console.table(Object.fromEntries([...least].map(([what, ms]) => [what, { ms: ms.toFixed(0) }])));
