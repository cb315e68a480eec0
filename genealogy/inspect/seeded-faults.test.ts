import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { healthyVillage } from '../../bench/genealogy/healthy-village.ts';
import { faultyGedcom } from '../../bench/genealogy/village-faults.ts';
import { gedcomOf } from '../../bench/genealogy/village-gedcom.ts';
import { some } from '../../tests/drivers/effort.ts';
import { readGedcom } from '../gedcom/read.ts';
import { HEALTH_KINDS } from './findings.ts';
import { inspect } from './inspect.ts';

const TODAY = '2026-11-17';
const inspected = (gedcom: Uint8Array) => inspect(readGedcom(gedcom).genealogy, TODAY);

// Seeds that nothing was tuned on; the bench goes through more.
describe.each(some([5, 6], 2))('in a village (%i)', (seed) => {
  let faults: ReturnType<typeof faultyGedcom>['faults'];
  let found: ReturnType<typeof inspected>;
  beforeAll(() => {
    const faulty = faultyGedcom(healthyVillage({ people: 2000, seed }), seed, 6);
    faults = faulty.faults;
    found = inspected(faulty.gedcom);
  });

  test('every kind of fault is found by its kind and person', () => {
    const missed = faults.filter(
      ({ kind, person }) => !found.some((one) => one.kind === kind && one.individuals.includes(person)),
    );
    expect(faults.length).toBeGreaterThan(100);
    expect(missed.length / faults.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.02);
  });

  test('sentences are whole, name people and years, and keys are no two alike', () => {
    for (const { sentence, severity, kind } of found) {
      expect(sentence).toMatch(/^\p{Lu}.*\.$/su);
      expect(sentence).not.toMatch(/undefined|NaN|Infinity| {2}|\.\.$/);
      expect(severity).toBe(HEALTH_KINDS[kind]);
    }
    expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
  });
});

test.each(some([5, 6, 7], 3))('a healthy village (%i) raises no alarm', (seed) => {
  const found = inspected(gedcomOf(healthyVillage({ people: 1200, seed }), seed));
  // First settlers who never married are tied to nobody, and a couple of them may be of one name, which is so.
  expect(found.filter(({ kind }) => kind !== 'island' && kind !== 'husbands-surname')).toEqual([]);
  expect(found.filter(({ kind }) => kind === 'husbands-surname').length).toBeLessThanOrEqual(1);
});

test.each(['bosnjak', 'cavar'])('the tree %s, which comes with the site, is healthy', (name) => {
  expect(inspected(readFileSync(join(import.meta.dirname, `../../content/trees/${name}.ged`)))).toEqual([]);
});

test('a key stays while something else is changed, and is another once the fault’s own facts are', () => {
  const tree = (birth: string, rest: string) =>
    inspected(
      new TextEncoder().encode(
        [
          ...['0 HEAD', '1 GEDC', '2 VERS 5.5.1', '0 @I1@ INDI', '1 NAME Ante /Ćavar/', '1 BIRT', `2 DATE ${birth}`],
          ...['1 DEAT', '2 DATE 1840', ...rest.split(' | '), '0 TRLR'],
        ].join('\n'),
      ),
    ).find(({ kind }) => kind === 'death-before-birth')?.key;
  const key = tree('1850', '1 NOTE a');
  expect(tree('1850', '1 NOTE b | 1 OCCU kovač | 0 @I2@ INDI | 1 NAME Mara')).toBe(key);
  expect(tree('1851', '1 NOTE a')).not.toBe(key);
});

test('a file of garbage, in which everybody is their own ancestor and married to everybody, ends', () => {
  const size = 10_500;
  const lines = ['0 HEAD', '1 GEDC', '2 VERS 5.5.1'];
  for (let person = 1; person <= size; person += 1)
    lines.push(`0 @I${person}@ INDI`, '1 BIRT', '2 DATE 2100', '1 DEAT', '2 DATE 1000', `1 FAMS @F${person}@`);
  for (let family = 1; family <= size; family += 1)
    lines.push(
      `0 @F${family}@ FAM`,
      `1 WIFE @I1@`,
      `1 HUSB @I${family}@`,
      `1 CHIL @I${(family % size) + 1}@`,
      '1 CHIL @I2@',
    );
  const found = inspected(new TextEncoder().encode([...lines, '0 TRLR'].join('\n')));
  const more = found.find(({ kind, more: rest }) => kind === 'death-before-birth' && rest !== undefined);
  expect(more?.more).toBe(size - 1000);
});
