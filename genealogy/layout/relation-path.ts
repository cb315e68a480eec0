import { type FamilyGraph, NOBODY } from '../graph.ts';
import { forEachChild, forEachParent, forEachPartner, forEachSiblingWithoutParents } from './relatives.ts';

export interface RelationPath {
  /** From one person to the other, both included. */
  readonly people: readonly number[];
  /** The family through which each step leads. */
  readonly families: readonly number[];
}

/**
 * The fewest steps from one person to another, a step being to a parent, a child or a partner, and two to a sibling; among ways
 * of the same length the one with the fewest marriages. Undefined when nothing joins them.
 */
export function relationPath(graph: FamilyGraph, from: number, to: number): RelationPath | undefined {
  const steps = new Int32Array(graph.individualCount).fill(-1);
  const marriages = new Int32Array(graph.individualCount);
  const cameFrom = new Int32Array(graph.individualCount).fill(NOBODY);
  const through = new Int32Array(graph.individualCount).fill(NOBODY);
  steps[from] = 0;
  const levels: number[][] = [[from]];
  for (let level = 0; level < levels.length; level += 1) {
    for (const person of levels[level] ?? []) {
      if (steps[person] !== level) continue;
      const go =
        (distance: number, married: number) =>
        (other: number, family: number): void => {
          reach(person, other, family, level + distance, (marriages[person] as number) + married);
        };
      forEachParent(graph, person, go(1, 0));
      forEachChild(graph, person, go(1, 0));
      forEachPartner(graph, person, go(1, 1));
      forEachSiblingWithoutParents(graph, person, go(2, 0));
    }
    if (steps[to] !== -1 && (steps[to] as number) <= level + 1) break;
  }
  return steps[to] === -1 ? undefined : trail();

  function reach(person: number, other: number, family: number, level: number, married: number): void {
    const known = steps[other] as number;
    if (known !== -1 && (known < level || (known === level && (marriages[other] as number) <= married))) return;
    levels[level] ??= [];
    if (known !== level) levels[level].push(other);
    steps[other] = level;
    marriages[other] = married;
    cameFrom[other] = person;
    through[other] = family;
  }

  function trail(): RelationPath {
    const people = [to];
    const families: number[] = [];
    for (let person = to; person !== from; person = cameFrom[person] as number) {
      people.push(cameFrom[person] as number);
      families.push(through[person] as number);
    }
    return { people: people.reverse(), families: families.reverse() };
  }
}
