import { describe, expect, it } from 'vitest';
import { cases } from './cases.ts';
import { pathGenealogy } from './fixture/path-genealogy.ts';
import { relate } from './relate.ts';

describe('every kinship that has a word, and those that have none', () => {
  it.each(cases)('$ego $path: $term', ({ ego, path, who, term, sentence, also }) => {
    const [relationship, ...others] = relate(pathGenealogy(ego, path, who), 'a', 'b');
    expect(others).toEqual([]);
    expect(relationship).toMatchObject({ term, sentence });
    const everyday = relationship?.everyday === undefined ? [] : [`svakodnevno: ${relationship.everyday}`];
    if (also !== undefined) expect([...everyday, ...(relationship?.notes ?? [])].join('; ')).toBe(also);
  });

  it.each(cases)('$ego $path, asked the other way round', ({ ego, path, who }) => {
    const genealogy = pathGenealogy(ego, path, who);
    const [there] = relate(genealogy, 'a', 'b');
    const [back, ...others] = relate(genealogy, 'b', 'a');
    expect(others).toEqual([]);
    expect(back?.path.map((step) => step.id)).toEqual(there?.path.map((step) => step.id).reverse());
    expect(back?.kind).toBe(there?.kind);
  });

  it('covers every word of the tables', () => {
    const terms = new Set(cases.flatMap(({ term }) => term.split(' ili ')));
    const words =
      'otac majka djed baka pradjed prabaka prapradjed praprabaka praprapradjed prapraprabaka sin kći unuk unuka praunuk praunuka ' +
      'prapraunuk prapraunuka praprapraunuk praprapraunuka brat sestra polubrat polusestra blizanac blizanka stric strina ujak ujna ' +
      'teta tetak bratić sestrična nećak nećakinja pranećak pranećakinja prastric prastrina praujak praujna pratetka pratetak muž žena ' +
      'svekar svekrva punac punica zet snaha djever jetrva zaova zaovac šurjak šurjakinja svast pašanac prijatelj prija očuh maćeha ' +
      'pastorak pastorka poočim pomajka posvojenik posvojenica';
    expect(words.split(' ').filter((word) => !terms.has(word))).toEqual([]);
    expect(cases.length).toBeGreaterThanOrEqual(150);
  });
});
