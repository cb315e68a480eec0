import type Flatbush from 'flatbush';
import type { Genealogy } from '../../../../genealogy/genealogy.ts';
import { type Drawing, LineKind } from '../../../../genealogy/layout/drawing.ts';

/** About how far one sees from a card where names can be read. */
const SIGHT = { x: 600, y: 350 };

/**
 * The couple of the largest group of kin about whom and whose children most is known, of those with at least half as many
 * people around as anybody there. Where there is no couple, one person.
 */
export function openingPeople(
  { individuals, graph }: Genealogy,
  { kinGroup, person, x, y, kind, family, from, to }: Drawing,
  boxes: Flatbush,
): readonly number[] {
  const sizes = new Map<number, number>();
  for (const group of kinGroup) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const [largest] = [...sizes].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, 0]);
  const boxOf = new Map(
    [...person.entries()].filter(([box]) => kinGroup[box] === largest).map(([box, one]) => [one, box]),
  );
  const couples = [...kind.keys()]
    .filter((line) => kind[line] === LineKind.union && boxOf.has(from[line] as number))
    .map((line) => ({
      people: [from[line] as number, to[line] as number],
      children: childrenOf(family[line] as number),
    }));
  const candidates = couples.length > 0 ? couples : [...boxOf.keys()].map((one) => ({ people: [one], children: [] }));
  const weighed = candidates.map(({ people, children }) => {
    const box = boxOf.get(people[0] as number) as number;
    const [left, top] = [x[box] as number, y[box] as number];
    const near = boxes.search(left - SIGHT.x, top - SIGHT.y, left + SIGHT.x, top + SIGHT.y).length;
    return { people, near, known: [...people, ...children].reduce((sum, one) => sum + factsOf(one), 0) };
  });
  const most = weighed.reduce((sum, { near }) => Math.max(sum, near), 0);
  const [best] = weighed
    .filter(({ near }) => near >= most / 2)
    .sort((one, other) => other.known - one.known || other.near - one.near);
  return best?.people ?? [];

  function childrenOf(home: number): Int32Array {
    return graph.children.subarray(graph.childStart[home], graph.childStart[home + 1]);
  }

  function factsOf(one: number): number {
    const { name, otherNames, birth, death } = individuals.at(one);
    const facts = [name.given, name.surname, name.nickname, birth?.date, birth?.place, death?.date, ...otherNames];
    return facts.filter(Boolean).length;
  }
}
