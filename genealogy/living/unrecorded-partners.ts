import { type FamilyGraph, NOBODY } from '../graph.ts';
import {
  type BirthBounds,
  bornInto,
  LONGEST_LIFE,
  OLDEST_FATHER,
  PARTNERS_APART,
  SLIP,
  YOUNGEST_PARENT,
} from './birth-bounds.ts';
import { type LifeFacts, MARRYING_AGE, type UnionDays } from './life-facts.ts';

/**
 * Whether partners may be living whom nobody recorded: who is missing from a family, stands in it as a name alone, or is
 * known by a marriage in the other's record. They are weighed as somebody would be of whom nothing is dated.
 */
export class UnrecordedPartners {
  readonly #lives: readonly LifeFacts[];
  readonly #unions: UnionDays;
  readonly #bounds: BirthBounds;
  readonly #graph: FamilyGraph;
  readonly #today: number;

  constructor(
    facts: { readonly lives: readonly LifeFacts[]; readonly unions: UnionDays },
    bounds: BirthBounds,
    graph: FamilyGraph,
    today: number,
  ) {
    this.#lives = facts.lives;
    this.#unions = facts.unions;
    this.#bounds = bounds;
    this.#graph = graph;
    this.#today = today;
  }

  mayLiveIn(family: number): boolean {
    const { earliest, latest } = this.#bounds;
    let bornBy = this.#unions.seenBy[family] as number;
    let bornFrom = (this.#unions.lastSeen[family] as number) - LONGEST_LIFE;
    for (const partner of [this.#graph.firstPartner[family] as number, this.#graph.secondPartner[family] as number]) {
      if (partner === NOBODY) continue;
      bornBy = Math.min(bornBy, this.#partnerBornBy(partner));
      bornFrom = Math.max(bornFrom, (earliest[partner] as number) - PARTNERS_APART);
    }
    for (const child of bornInto(this.#graph, family)) {
      bornBy = Math.min(bornBy, (latest[child] as number) - YOUNGEST_PARENT);
      bornFrom = Math.max(bornFrom, (earliest[child] as number) - OLDEST_FATHER);
    }
    return this.#mayLive(bornFrom > bornBy ? bornFrom + SLIP : bornBy);
  }

  /** By when they had married is infinite where it is not told. */
  mayLiveBeside(person: number, marriedBy: number): boolean {
    return this.#mayLive(Math.min(this.#partnerBornBy(person), marriedBy - MARRYING_AGE));
  }

  #partnerBornBy(person: number): number {
    const { diedBy } = this.#lives[person] as LifeFacts;
    return Math.min((this.#bounds.latest[person] as number) + PARTNERS_APART, diedBy - MARRYING_AGE);
  }

  #mayLive(bornBy: number): boolean {
    return bornBy + LONGEST_LIFE >= this.#today;
  }
}
