import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readGedcom } from '../gedcom/read.ts';
import { layout } from '../layout/index.ts';
import { reduceLiving } from '../living/reduce-living.ts';
import { packGenealogy } from './pack.ts';
import { unpackGenealogy } from './unpack.ts';

const whole = readGedcom(readFileSync('content/trees/bosnjak.ged')).genealogy;
const genealogy = reduceLiving(whole, { today: '2026-11-15', level: 'name' });
const travelled = unpackGenealogy(JSON.parse(JSON.stringify(packGenealogy(genealogy))));

test('the same people with the same names, births and deaths arrive', () => {
  const glance = (people: typeof genealogy.individuals) =>
    [...people].map(({ id, sex, name, birth, death }) => [id, sex, name, birth?.date, birth?.place, death?.date]);
  expect(glance(travelled.individuals).map((one) => one.map((value) => value || undefined))).toEqual(
    glance(genealogy.individuals).map((one) => one.map((value) => value || undefined)),
  );
  expect(travelled.individuals.indexOf('I12')).toBe(genealogy.individuals.indexOf('I12'));
  expect(travelled.individuals.get('nitko')).toBeUndefined();
});

test('kinship, days and so the drawing are the same', () => {
  expect(travelled.graph).toEqual(genealogy.graph);
  for (const view of [{ kind: 'everyone' }, { kind: 'hourglass', of: 'I12' }] as const) {
    expect(layout(travelled, view).drawing).toEqual(layout(genealogy, view).drawing);
  }
});

test('of the living nothing but the name travels', () => {
  const living = [...whole.individuals].filter(
    ({ id, birth }) => birth?.date && !genealogy.individuals.get(id)?.birth?.date,
  );
  expect(living.length).toBeGreaterThan(0);
  for (const { id } of living) {
    const { birth, death } = travelled.individuals.get(id) ?? {};
    expect([birth, death]).toEqual([undefined, undefined]);
  }
});
