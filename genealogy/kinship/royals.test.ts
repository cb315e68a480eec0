import { describe, expect, it } from 'vitest';
import { corpus, hasCorpus } from '../../tests/corpora.ts';
import { readGedcom } from '../gedcom/read.ts';
import { relate } from './relate.ts';

describe.skipIf(!hasCorpus('royal92.ged'))('royal92', () => {
  const royals = hasCorpus('royal92.ged') ? readGedcom(corpus('royal92.ged')).genealogy : undefined;
  const sentences = (a: string, b: string): string[] =>
    royals ? relate(royals, a, b).map(({ sentence }) => sentence) : [];

  it('Victoria and Albert: husband and first cousin', () => {
    expect(sentences('I1', 'I2')).toEqual([
      'Albert Augustus Charles je Victorijin muž.',
      'Albert Augustus Charles je Victorijin bratić (sin brata njezine majke).',
    ]);
    expect(sentences('I2', 'I1')).toEqual([
      'Victoria je žena Alberta Augustusa Charlesa.',
      'Victoria je sestrična Alberta Augustusa Charlesa (kći sestre njegova oca).',
    ]);
  });

  it('a son who is also a cousin, over a father from the same stock', () => {
    const [first, second] = sentences('I52', 'I58');
    expect(first).toBe('Charles Philip Arthur je sin osobe Elizabeth_II Alexandra Mary Windsor.');
    expect(second).toMatch(/^Charles Philip Arthur je treći bratić osobe /);
  });

  it('a daughter-in-law', () => {
    expect(sentences('I52', 'I65')).toEqual([
      'Diana Frances je snaha osobe Elizabeth_II Alexandra Mary Windsor (žena njezina sina).',
    ]);
  });

  it('however many the lines, the list can be read', () => {
    const people = Array.from({ length: 40 }, (_, index) => `I${100 + index}`);
    const lists = people.flatMap((a) => people.filter((b) => a < b).map((b) => (royals ? relate(royals, a, b) : [])));
    const lines = lists.flat().reduce((sum, relationship) => sum + relationship.lines, 0);
    expect(Math.max(...lists.map((list) => list.length))).toBeLessThanOrEqual(101);
    expect(lines).toBeGreaterThan(lists.flat().length);
  });
});
