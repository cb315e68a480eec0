import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../tests/drivers/effort.ts';
import type { Genealogy } from '../genealogy.ts';
import { type FamilyLiteral, genealogyOf, type PersonLiteral } from '../genealogy-of.ts';
import { Pedigree } from '../graph.ts';
import { relate } from './relate.ts';
import type { PathStep, Relationship } from './relationship.ts';
import { bloodKinship } from './search/blood.ts';
import { lineageOf } from './search/build-lineage.ts';
import { nearChains, nearLines } from './search/near-kin.ts';

interface Source {
  readonly people: readonly PersonLiteral[];
  readonly families: readonly FamilyLiteral[];
}

const PEOPLE = 9;
const person = fc.nat({ max: PEOPLE - 1 }).map((index) => `I${index}`);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const pedigree = fc.constantFrom(...(Object.keys(Pedigree) as (keyof typeof Pedigree)[]));

/** Anything at all: loops, people who marry themselves, children of ten families. */
const anything: fc.Arbitrary<Source> = fc.record({
  people: fc.tuple(
    ...Array.from({ length: PEOPLE }, (_, index) =>
      fc
        .record({
          sex: optional(fc.constantFrom('M' as const, 'F' as const)),
          name: fc.constantFrom('Ante /Ćavar/', 'Marija /Bošnjak/', 'Nives', 'George /Windsor/', '', 'Živa osoba'),
          born: optional(fc.constantFrom('1900', '1900-01-01', '1930')),
          died: optional(fc.constantFrom('1899', '1950')),
          associates: fc.array(
            fc.record({ id: person, role: fc.constantFrom('kum', 'krsna kuma', 'kumče', 'susjed', 'pobratim') }),
            { maxLength: 1 },
          ),
        })
        .map(({ sex, born, died, ...rest }) => ({
          id: `I${index}`,
          ...rest,
          ...(sex && { sex }),
          ...(born && { born }),
          ...(died && { died }),
        })),
    ),
  ),
  families: fc.array(
    fc
      .record({
        husband: optional(person),
        wife: optional(person),
        children: fc.array(fc.record({ id: person, pedigree }), { maxLength: 4 }),
      })
      .map(({ husband, wife, children }) => ({ ...(husband && { husband }), ...(wife && { wife }), children })),
    { maxLength: 9 },
  ),
});

/** Only births, nobody older than their parents: a child's number is always the higher. Either parent may be unknown. */
const births: fc.Arbitrary<Source> = fc
  .array(fc.tuple(fc.nat(12), fc.nat(12), fc.nat(12), fc.nat(12), fc.nat(5)), { maxLength: 16 })
  .map((rows) => {
    const ids = Array.from({ length: 13 }, (_, index) => index);
    const seen = new Set<number>();
    const families = rows.flatMap(([one, two, three, four, known]) => {
      const [wife = 0, husband = 0, ...children] = [one, two, three, four].sort((first, second) => first - second);
      const own = [...new Set(children)].filter((child) => child > husband && !seen.has(child));
      if (wife === husband || own.length === 0) return [];
      for (const child of own) seen.add(child);
      return [
        {
          ...(known !== 0 && known !== 1 && { husband: `I${husband}` }),
          ...(known !== 0 && known !== 2 && { wife: `I${wife}` }),
          children: own.map((child) => `I${child}`),
        },
      ];
    });
    return {
      people: ids.map((index) => ({ id: `I${index}`, sex: index % 2 ? ('M' as const) : ('F' as const) })),
      families,
    };
  });

const pathsOf = ({ path, otherPaths = [] }: Relationship): (readonly PathStep[])[] => [path, ...otherPaths];

const shapeOf = (genealogy: Genealogy, a: string, b: string): string[] =>
  relate(genealogy, a, b).map(
    ({ term, sentence, lines, path }) => `${term}|${sentence}|${lines}|${path.map(({ by }) => by).join('-')}`,
  );

describe('on any genealogy', () => {
  it('the kinships of b to a are those of a to b reversed', () => {
    fc.assert(
      fc.property(anything, person, person, (source, a, b) => {
        const genealogy = genealogyOf(source);
        const [there, back] = [relate(genealogy, a, b), relate(genealogy, b, a)];
        const idsOf = (relationships: typeof there): string[][] =>
          relationships.flatMap((relationship) => pathsOf(relationship).map((path) => path.map(({ id }) => id)));
        expect(idsOf(back).map(String).sort()).toEqual(
          idsOf(there)
            .map((ids) => String(ids.reverse()))
            .sort(),
        );
        const linesOf = (relationships: typeof there): number =>
          relationships.reduce((sum, { lines }) => sum + lines, 0);
        expect(linesOf(back)).toBe(linesOf(there));
        // Where one way round tells two ways in one sentence, the other may need two.
        if ([...there, ...back].some(({ otherPaths }) => otherPaths)) return;
        expect(back.map(({ kind, degree, lines }) => [kind, degree, lines])).toEqual(
          there.map(({ kind, degree, lines }) => [kind, degree, lines]),
        );
      }),
      { numRuns: cases(100) },
    );
  });

  it('every path goes from a to b, over nobody twice, nearest first, in a whole sentence that comes once', () => {
    fc.assert(
      fc.property(anything, person, person, (source, a, b) => {
        const relationships = relate(genealogyOf(source), a, b).filter(({ kind }) => kind !== 'spiritual');
        for (const relationship of relationships) {
          const { sentence, term } = relationship;
          for (const path of pathsOf(relationship)) {
            expect([path[0]?.id, path.at(-1)?.id]).toEqual([a, b]);
            expect(new Set(path.map(({ id }) => id)).size).toBe(path.length);
          }
          expect(sentence).toMatch(/^\p{Lu}.*\S\.$/u);
          expect(`${sentence}${term}`).not.toMatch(/undefined| {2}|\( |\(\)/);
        }
        const lengths = relationships.map(({ degree, marriages }) => degree + marriages);
        expect(lengths).toEqual([...lengths].sort((one, other) => one - other));
        expect(new Set(relationships.map(({ sentence }) => sentence)).size).toBe(relationships.length);
      }),
      { numRuns: cases(100) },
    );
  });

  it('the ids in the file do not matter', () => {
    fc.assert(
      fc.property(anything, person, person, (source, a, b) => {
        const renamed = JSON.parse(
          JSON.stringify(source).replace(/"I(\d)"/g, (_, digit) => `"X${(Number(digit) * 7) % 10}q"`),
        ) as Source;
        const to = (id: string): string => `X${(Number(id.slice(1)) * 7) % 10}q`;
        expect(shapeOf(genealogyOf(renamed), to(a), to(b))).toEqual(shapeOf(genealogyOf(source), a, b));
      }),
      { numRuns: cases(60) },
    );
  });

  it('nor does the order in which the file has them', () => {
    fc.assert(
      fc.property(
        births,
        fc.shuffledSubarray([...Array(13).keys()], { minLength: 13 }),
        fc.nat(12),
        fc.nat(12),
        (source, order, a, b) => {
          const shuffled = {
            people: order.map((index) => source.people[index] as PersonLiteral),
            families: [...source.families].reverse(),
          };
          const summary = (genealogy: Genealogy): string[] =>
            relate(genealogy, `I${a}`, `I${b}`)
              .filter(({ kind }) => kind === 'blood')
              .flatMap(({ degree, lines, isHalf }) => Array(lines).fill(`${degree} ${isHalf}`))
              .sort();
          expect(summary(genealogyOf(shuffled))).toEqual(summary(genealogyOf(source)));
        },
      ),
      { numRuns: cases(60) },
    );
  });
});

describe('counting lines', () => {
  it('finds as many as walking every line would', () => {
    fc.assert(
      fc.property(births, fc.nat(12), fc.nat(12), (source, a, b) => {
        fc.pre(a !== b);
        const lineage = lineageOf(genealogyOf(source).graph);
        const walked = nearChains(lineage, nearLines(lineage, a, 13), nearLines(lineage, b, 13), 26);
        const { chains } = bloodKinship(lineage, a, b);
        const byLength = (length: number): number =>
          chains.filter(({ links }) => links.length === length).reduce((sum, { lines }) => sum + lines, 0);
        for (let length = 1; length <= 26; length += 1) {
          expect(byLength(length)).toBe(walked.filter(({ links }) => links.length === length).length);
        }
      }),
      { numRuns: cases(120) },
    );
  });
});
