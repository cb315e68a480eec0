import type Flatbush from 'flatbush';
import type { Genealogy } from '../../../../genealogy/genealogy.ts';
import { NO_DAY } from '../../../../genealogy/graph.ts';
import { type Drawing, LineKind } from '../../../../genealogy/layout/drawing.ts';

/** About how much of a drawing is seen around somebody where names can be read. */
const AROUND = { x: 600, y: 350 };

/**
 * The best documented couple of the largest group of kin: of those who have at least half as many people around them as
 * anybody there, and of equals the one with most. Somebody alone where nobody is married.
 */
export function openingPeople(
  { individuals, graph }: Genealogy,
  { kinGroup, person, x, y, kind, family, from, to }: Drawing,
  boxes: Flatbush,
): readonly number[] {
  const sizes = new Map<number, number>();
  for (const group of kinGroup) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const largest = [...sizes].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, 0])[0];
  const single = [...person.keys()].filter((box) => kinGroup[box] === largest);
  const boxOf = new Map(single.map((box) => [person[box] as number, box]));
  const couples = [...kind.keys()]
    .filter((line) => kind[line] === LineKind.union && boxOf.has(from[line] as number))
    .map((line) => ({
      people: [from[line] as number, to[line] as number],
      married: graph.marriageDay[family[line] as number] === NO_DAY ? 0 : 1,
    }));
  const candidates =
    couples.length > 0 ? couples : single.map((box) => ({ people: [person[box] as number], married: 0 }));
  const weighed = candidates.map(({ people, married }) => {
    const box = boxOf.get(people[0] as number) as number;
    const [left, top] = [x[box] as number, y[box] as number];
    const near = boxes.search(left - AROUND.x, top - AROUND.y, left + AROUND.x, top + AROUND.y).length;
    return { people, near, known: people.reduce((sum, one) => sum + knownOf(one), married) };
  });
  const most = weighed.reduce((sum, { near }) => Math.max(sum, near), 0);
  const [best] = weighed
    .filter(({ near }) => near >= most / 2)
    .sort((one, other) => other.known - one.known || other.near - one.near);
  return best?.people ?? [];

  function knownOf(one: number): number {
    const { name, otherNames, birth, death } = individuals.at(one);
    const facts = [name.given, name.surname, name.nickname, birth?.date, birth?.place, death?.date, ...otherNames];
    const hasParents = graph.originStart[one] !== graph.originStart[one + 1];
    return facts.filter(Boolean).length + (hasParents ? 1 : 0);
  }
}
