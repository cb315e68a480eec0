import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases } from '../../tests/drivers/effort.ts';
import { saysTheSame, writeGedcom } from '../gedcom/write.ts';
import type { Genealogy } from '../genealogy.ts';
import { genealogyOf } from '../genealogy-of.ts';
import { NOBODY } from '../graph.ts';
import { type JoinedGenealogy, joinGenealogies } from './join-genealogies.ts';
import type { Sameness } from './sameness.ts';

const PEOPLE = 8;
const person = fc.nat({ max: PEOPLE - 1 }).map((index) => `I${index}`);
const date = fc.option(fc.constantFrom('1900', '1900-01-01', '1930~', '1930', '[1890..1910]'), { nil: undefined });

/** Anything but loops, which each file has had cut: people who marry themselves, children of ten families. */
const genealogy: fc.Arbitrary<Genealogy> = fc
  .record({
    people: fc.tuple(
      ...Array.from({ length: PEOPLE }, (_, index) =>
        fc
          .record({
            sex: fc.option(fc.constantFrom('M' as const, 'F' as const), { nil: undefined }),
            name: fc.constantFrom('Ante /Ćavar/', 'Ante /Cavar/', 'Marija /Bošnjak/', '', 'Živa osoba'),
            born: date,
            died: date,
            notes: fc.array(fc.constantFrom('Kovač.', 'Otišao.'), { maxLength: 2 }),
          })
          .map(({ sex, born, died, ...rest }) => ({
            ...{ id: `I${index}`, ...rest },
            ...{ ...(sex && { sex }), ...(born && { born }), ...(died && { died }) },
          })),
      ),
    ),
    families: fc.array(
      fc
        .record({
          husband: fc.option(person, { nil: undefined }),
          wife: fc.option(person, { nil: undefined }),
          married: date,
          children: fc.array(person, { maxLength: 3 }),
        })
        .map(({ husband, wife, married, children }) => ({
          ...{ ...(husband && { husband }), ...(wife && { wife }), ...(married && { married }) },
          children: children.filter((child) => child > (husband ?? '') && child > (wife ?? '')),
        }))
        // Of who had nobody and nothing two trees cannot know whether they mean the same.
        .filter(({ husband, wife, children }) => children.length > 0 || Boolean(husband && wife && husband !== wife)),
      { maxLength: 6 },
    ),
  })
  .map(genealogyOf);

const TREES = ['a', 'b', 'c'];
const sameness: fc.Arbitrary<Sameness> = fc
  .record({ trees: fc.shuffledSubarray(TREES, { minLength: 2, maxLength: 2 }), ids: fc.tuple(person, person) })
  .chain(({ trees: [one = '', other = ''], ids }) =>
    fc
      .constantFrom('editor' as const, 'link' as const, 'uid' as const)
      .map((by) => ({ one: { tree: one, id: ids[0] }, other: { tree: other, id: ids[1] }, by })),
  );
const three = fc.record({
  genealogies: fc.tuple(genealogy, genealogy, genealogy),
  sames: fc.array(sameness, { maxLength: 12 }),
});

function text(genealogy: Genealogy): string {
  return new TextDecoder().decode(writeGedcom(genealogy, '7.0'));
}

function parts(genealogies: readonly Genealogy[]) {
  return genealogies.map((one, place) => ({ tree: TREES[place] ?? '', genealogy: one }));
}

function parentLinks({ graph }: Genealogy): [number, number][] {
  return Array.from({ length: graph.familyCount }, (_, family) => {
    const children = [...graph.children.subarray(graph.childStart[family], graph.childStart[family + 1])];
    return [graph.firstPartner[family] as number, graph.secondPartner[family] as number]
      .filter((partner) => partner !== NOBODY)
      .flatMap((partner) => children.map((child): [number, number] => [partner, child]));
  }).flat();
}

/** The people, marriages and parents of each part, under the numbers of the joined graph. */
function isKept(joined: JoinedGenealogy, tree: string, part: Genealogy): void {
  const there = (index: number) => joined.indexOf({ tree, id: part.individuals.idAt(index) });
  const known = new Set(parentLinks(joined.genealogy).map(String));
  for (const [parent, child] of parentLinks(part)) expect(known).toContain(String([there(parent), there(child)]));
  for (const { index, id } of part.individuals) expect(joined.recordsOf(there(index))).toContainEqual({ tree, id });
}

it('nobody and no parent is lost, nobody is two of one tree, and who is hidden stays so', () => {
  fc.assert(
    fc.property(three, ({ genealogies, sames }) => {
      const joined = joinGenealogies(parts(genealogies), sames);
      let records = 0;
      for (const { index, name } of joined.genealogy.individuals) {
        const own = joined.recordsOf(index);
        records += own.length;
        expect(new Set(own.map(({ tree }) => tree)).size).toBe(own.length);
        const names = own.map(({ tree, id }) => genealogies[TREES.indexOf(tree)]?.individuals.get(id)?.name.full);
        expect(name.full === 'Živa osoba').toBe(names.includes('Živa osoba'));
      }
      expect(records).toBe(3 * PEOPLE);
      for (const { tree, genealogy: part } of parts(genealogies)) isKept(joined, tree, part);
    }),
    { numRuns: cases(10, 200) },
  );
});

it('the order of the trees makes no difference', () => {
  fc.assert(
    fc.property(three, ({ genealogies, sames }) => {
      const given = parts(genealogies);
      const [one, other] = [joinGenealogies(given, sames), joinGenealogies([...given].reverse(), sames)];
      expect(saysTheSame(one.genealogy, other.genealogy)).toBe(true);
      expect(one.conflicts).toEqual(other.conflicts);
    }),
    { numRuns: 15 },
  );
});

it('a genealogy joined with itself is itself', () => {
  fc.assert(
    fc.property(genealogy, (one) => {
      const sames = [...one.individuals].map(
        ({ id }): Sameness => ({ one: { tree: 'a', id }, other: { tree: 'b', id }, by: 'link' }),
      );
      const joined = joinGenealogies(parts([one, one]), sames);
      expect(joined.refused).toEqual([]);
      expect(joined.conflicts.size).toBe(0);
      expect(text(joined.genealogy)).toBe(text(joinGenealogies(parts([one])).genealogy));
    }),
    { numRuns: cases(8, 150) },
  );
});
