import { expect, it } from 'vitest';
import { readGedcom } from '../gedcom/read.ts';
import { mergeFiles } from './merge-files.ts';

const today = '2026-11-17';

function fileOf(people: number, families: readonly string[]): Uint8Array {
  const bonds = new Map<string, string[]>();
  families.forEach((family, at) => {
    for (const [, tag = '', id = '', pedigree] of family.matchAll(/(HUSB|WIFE|CHIL) (I\d+)( adopted)?/g))
      bonds.set(id, [
        ...(bonds.get(id) ?? []),
        `1 ${tag === 'CHIL' ? 'FAMC' : 'FAMS'} @F${at + 1}@`,
        ...(pedigree ? ['2 PEDI adopted'] : []),
      ]);
  });
  const lines = ['0 HEAD', '1 GEDC', '2 VERS 5.5.1', '1 CHAR UTF-8'];
  for (let person = 1; person <= people; person += 1)
    lines.push(`0 @I${person}@ INDI`, `1 NAME Osoba ${person}`, ...(bonds.get(`I${person}`) ?? []));
  families.forEach((family, at) => {
    lines.push(`0 @F${at + 1}@ FAM`);
    for (const [, tag, id] of family.matchAll(/(HUSB|WIFE|CHIL) (I\d+)/g)) lines.push(`1 ${tag} @${id}@`);
    if (family.includes('MARR')) lines.push('1 MARR', `2 DATE ${family.split('MARR ')[1]}`);
  });
  return new TextEncoder().encode([...lines, '0 TRLR', ''].join('\n'));
}

/** Of two files in which everybody of the one number is one person, the families then: `1+2: 3 4`. */
function merged(people: number, ours: readonly string[], theirs: readonly string[]) {
  const pairs = Array.from({ length: people }, (_, at) => ({ a: `I${at + 1}`, b: `I${at + 1}` }));
  const { bytes, refused } = mergeFiles(fileOf(people, ours), fileOf(people, theirs), pairs, {}, { today });
  const { genealogy, findings } = readGedcom(bytes);
  expect(findings).toEqual([]);
  const { graph, individuals } = genealogy;
  const number = (person: number) => (person < 0 ? '' : individuals.idAt(person).slice(1));
  const families = Array.from({ length: graph.familyCount }, (_, family) => {
    const couple = [graph.firstPartner[family] as number, graph.secondPartner[family] as number].map(number);
    const children = Array.from(
      graph.children.subarray(graph.childStart[family], graph.childStart[family + 1]),
      number,
    );
    return `${couple.filter(Boolean).join('+')}: ${children.join(' ')}`.trim();
  });
  return { families, refused: refused.map(({ person }) => person) };
}

it('a couple of both is one, with the children of both', () => {
  expect(merged(4, ['HUSB I1 WIFE I2 CHIL I3'], ['HUSB I1 WIFE I2 CHIL I4'])).toEqual({
    families: ['1+2: 3 4'],
    refused: [],
  });
});

it('a couple that a file has twice stays two, each the one that has its children', () => {
  const twice = ['HUSB I1 WIFE I2 CHIL I3', 'HUSB I1 WIFE I2 CHIL I4 CHIL I5'];
  expect(merged(5, twice, twice.toReversed()).families).toEqual(['1+2: 3', '1+2: 4 5']);
  expect(merged(5, [twice[0] ?? ''], twice).families).toEqual(['1+2: 3', '1+2: 4 5']);
});

it('of couples without children in common the one with fewer others is theirs', () => {
  const ours = ['HUSB I1 WIFE I2 CHIL I3 CHIL I4', 'HUSB I1 WIFE I2'];
  expect(merged(5, ours, ['HUSB I1 WIFE I2 CHIL I5']).families).toEqual(['1+2: 3 4', '1+2: 5']);
});

it('whoever is known with one partner more is the same family by a child, and never one of three', () => {
  expect(merged(3, ['HUSB I1 CHIL I3'], ['HUSB I1 WIFE I2 CHIL I3']).families).toEqual(['1+2: 3']);
  expect(merged(4, ['HUSB I1 WIFE I2 CHIL I3'], ['HUSB I1 WIFE I4 CHIL I3'])).toEqual({
    families: ['1+2: 3', '1+4:'],
    refused: ['I3'],
  });
});

it('a parent alone with a child is no other parent alone with another', () => {
  expect(merged(3, ['HUSB I1 CHIL I2'], ['HUSB I1 CHIL I3']).families).toEqual(['1: 2', '1: 3']);
  expect(merged(2, ['HUSB I1'], ['HUSB I1']).families).toEqual(['1:']);
});

it('a child keeps the parents that ours gives it, but for those by adoption', () => {
  expect(merged(5, ['HUSB I1 WIFE I2 CHIL I5'], ['HUSB I3 WIFE I4 CHIL I5'])).toEqual({
    families: ['1+2: 5', '3+4:'],
    refused: ['I5'],
  });
  expect(merged(5, ['HUSB I1 WIFE I2 CHIL I5'], ['HUSB I3 WIFE I4 CHIL I5 adopted'])).toEqual({
    families: ['1+2: 5', '3+4: 5'],
    refused: [],
  });
  expect(merged(3, ['HUSB I1 CHIL I2'], ['HUSB I3 CHIL I2'])).toEqual({ families: ['1: 2'], refused: ['I2'] });
  expect(merged(3, ['HUSB I1 CHIL I2'], ['WIFE I3 CHIL I2'])).toEqual({ families: ['1+3: 2'], refused: [] });
});

it('nobody becomes their own ancestor, however long the way around', () => {
  const ours = ['HUSB I1 CHIL I2', 'HUSB I2 CHIL I3'];
  expect(merged(3, ours, ['HUSB I3 CHIL I1'])).toEqual({ families: ['1: 2', '2: 3'], refused: ['I1'] });
  expect(merged(4, ours, ['HUSB I3 WIFE I4 CHIL I1'])).toEqual({ families: ['1: 2', '2: 3', '3+4:'], refused: ['I1'] });
});

it('a file in which somebody is their own ancestor already is merged, and comes to an end', () => {
  const loop = fileOf(3, ['HUSB I1 CHIL I2', 'HUSB I2 CHIL I1']);
  const pairs = ['I1', 'I2', 'I3'].map((id) => ({ a: id, b: id }));
  const { bytes } = mergeFiles(loop, fileOf(3, ['HUSB I2 CHIL I3']), pairs, {}, { today });
  expect(new TextDecoder().decode(bytes)).toContain('1 CHIL @I3@');
});
