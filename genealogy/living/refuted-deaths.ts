import { type FamilyGraph, Pedigree, Sex } from '../graph.ts';
import { YEAR } from './event-dates.ts';
import type { LifeFacts } from './life-facts.ts';

/** A residence may be noted a year late. */
const SEEN_AFTER_DEATH = 2 * YEAR;
/** A child may be born after its father's death. */
export const POSTHUMOUS_CHILD = YEAR;

/**
 * Died in 1920, born in 1950; died in 1990, resident or married in 2010; a mother who died before her child was born:
 * one of the two is wrong, and nothing is proven. A death that is refuted bounds no relative either.
 */
export function dropRefutedDeaths(lives: readonly LifeFacts[], graph: FamilyGraph, earliest: Float64Array): void {
  const lastAlive = Float64Array.from(lives, ({ lastSeen }, person) =>
    Math.max(earliest[person] as number, lastSeen - SEEN_AFTER_DEATH),
  );
  addBirthsOfChildren(lastAlive, graph, earliest);
  lives.forEach((life, person) => {
    if (life.endedBy < (lastAlive[person] as number)) Object.assign(life, { death: 'none', diedBy: Infinity });
  });
}

function addBirthsOfChildren(lastAlive: Float64Array, graph: FamilyGraph, earliest: Float64Array): void {
  for (let family = 0; family < graph.familyCount; family += 1) {
    let lastBirth = -Infinity;
    for (let slot = graph.childStart[family] as number; slot < (graph.childStart[family + 1] as number); slot += 1)
      if (graph.childPedigree[slot] === Pedigree.birth)
        lastBirth = Math.max(lastBirth, earliest[graph.children[slot] as number] as number);
    for (const parent of [graph.firstPartner[family] as number, graph.secondPartner[family] as number]) {
      if (lastAlive[parent] === undefined) continue;
      const isMother = graph.sex[parent] === Sex.female;
      lastAlive[parent] = Math.max(lastAlive[parent], isMother ? lastBirth : lastBirth - POSTHUMOUS_CHILD);
    }
  }
}
