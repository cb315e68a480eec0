import type { FamilyGraph } from '../graph.ts';
import { Groups } from './lists.ts';
import { forEachRelative } from './relatives.ts';

/**
 * Takes out of the chosen everyone who is reached only through folded people, going out from the center (or, in a group of kin
 * apart from it, from its first member who is not folded). Returns, by person, how many are hidden behind each of the folded.
 */
export function foldAway(graph: FamilyGraph, isChosen: Uint8Array, isFolded: Uint8Array, center: number): Int32Array {
  const isReached = new Uint8Array(graph.individualCount);
  const groups = groupsOf(graph, isChosen);
  const hasStart = new Set<number>();
  spread(center);
  for (const mayBeFolded of [false, true]) {
    for (let person = 0; person < graph.individualCount; person += 1) {
      if (isChosen[person] && !hasStart.has(groups.of(person)) && (mayBeFolded || !isFolded[person])) spread(person);
    }
  }
  const hidden = new Groups(graph.individualCount);
  const isHidden = isChosen.map((chosen, person) => (chosen && !isReached[person] ? 1 : 0));
  forEachPair(graph, isHidden, (one, other) => hidden.join(one, other));
  const size = new Int32Array(graph.individualCount);
  isHidden.forEach((is, person) => {
    if (is) size[hidden.of(person)] = (size[hidden.of(person)] as number) + 1;
  });
  const count = new Int32Array(graph.individualCount);
  for (let person = 0; person < graph.individualCount; person += 1) {
    if (!isReached[person] || !isFolded[person]) continue;
    const behind = new Set<number>();
    forEachRelative(graph, person, (other) => {
      if (isHidden[other]) behind.add(hidden.of(other));
    });
    for (const group of behind) count[person] = (count[person] as number) + (size[group] as number);
  }
  isChosen.set(isReached);
  return count;

  function spread(start: number): void {
    hasStart.add(groups.of(start));
    isReached[start] = 1;
    const waiting = [start];
    for (const person of waiting) {
      if (isFolded[person]) continue;
      forEachRelative(graph, person, (other) => {
        if (!isChosen[other] || isReached[other]) return;
        isReached[other] = 1;
        waiting.push(other);
      });
    }
  }
}

function groupsOf(graph: FamilyGraph, isMember: Uint8Array): Groups {
  const groups = new Groups(graph.individualCount);
  forEachPair(graph, isMember, (one, other) => groups.join(one, other));
  return groups;
}

function forEachPair(graph: FamilyGraph, isMember: Uint8Array, visit: (one: number, other: number) => void): void {
  for (let person = 0; person < graph.individualCount; person += 1) {
    if (!isMember[person]) continue;
    forEachRelative(graph, person, (other) => {
      if (isMember[other]) visit(person, other);
    });
  }
}
