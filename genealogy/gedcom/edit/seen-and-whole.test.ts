import { expect, it } from 'vitest';
import { reduceLiving } from '../../living/reduce-living.ts';
import { readGedcom } from '../read.ts';
import { writeAsRead } from '../write.ts';
import { editGedcom } from './edit-gedcom.ts';
import { factsOf } from './facts.ts';
import type { TreeEdit } from './tree-edit.ts';

const PERSON = [
  ...['0 @Mara_Zovko@ INDI', '1 NAME Mara /Zovko/', '2 TYPE BIRTH', '2 SOUR @Matica_Rama@', '1 SEX F'],
  ...['1 BIRT', '2 DATE BET 1850 AND 1852', '3 PHRASE one zime', '2 SOUR @Matica_Rama@', '3 PAGE 12'],
  ...['1 DEAT', '2 DATE 1901', '1 OCCU @@home', '1 SNOTE @N1@', '0 @N1@ SNOTE Marljiva.'],
  ...['0 @Matica_Rama@ SOUR', '1 TITL Matica', '0 TRLR', ''],
];

it.each([
  ['7.0', ['0 HEAD', '1 GEDC', '2 VERS 7.0']],
  ['5.5.1', ['0 HEAD', '1 GEDC', '2 VERS 5.5.1', '1 CHAR UTF-8']],
])('what is asked of the file that members see can be done in the whole one: %s', (_, head) => {
  const whole = new TextEncoder().encode([...head, ...PERSON].join('\n'));
  const seen = writeAsRead(reduceLiving(readGedcom(whole).genealogy, { today: '2026-11-17', level: 'name' }));
  const person = readGedcom(seen).genealogy.individuals.idAt(0);
  const { names, events, notes } = factsOf(seen, person);
  expect([names.length, events.length, notes.length]).toEqual([1, 3, 1]);
  const edits: TreeEdit[] = [
    ...names.map(({ target }): TreeEdit => ({ kind: 'name', person, target, given: 'Marija' })),
    ...events.map(({ target }): TreeEdit => ({ kind: 'event', owner: { person }, target, remove: true })),
    ...notes.map(({ target }): TreeEdit => ({ kind: 'note', owner: { person }, target, text: 'Vrijedna.' })),
  ];
  for (const edit of edits) {
    expect(editGedcom(seen, edit).splices).not.toEqual([]);
    expect(editGedcom(whole, edit).splices).not.toEqual([]);
  }
});
