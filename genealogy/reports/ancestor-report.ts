import type { Genealogy } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import { birthCouple } from '../kinship/birth-couple.ts';

/** A report must stay readable, and printable. */
export const MOST_REPORTED = 600;
/** Numbers double with every generation; so far they can be told apart. */
const MOST_GENERATIONS = 40;

interface AncestorEntry {
  /** After Sosa and Kekule: 1 is whose ancestors they are, a father's number is twice his child's, a mother's one more. */
  readonly number: number;
  readonly person: number;
  /** The number under which the same person is told, where this is not the first. */
  readonly toldUnder: number | undefined;
}

export interface AncestorReport {
  /** The person alone, then the parents, the grandparents …, each by number. */
  readonly generations: readonly (readonly AncestorEntry[])[];
  /** Ancestors are known beyond what is reported. */
  readonly isCut: boolean;
}

/**
 * Ancestors by birth, generation by generation. Whoever is an ancestor in two ways is told once, under the lower number, and so
 * are their own ancestors: what the second number has is a reference. That keeps the report no longer than the list of people.
 */
export function ancestorReport({ graph }: Genealogy, person: number, most = MOST_REPORTED): AncestorReport {
  const told = new Map<number, number>();
  const generations: AncestorEntry[][] = [];
  let count = 0;
  let row: readonly { readonly number: number; readonly person: number }[] = [{ number: 1, person }];
  while (row.length > 0) {
    if (count + row.length > most || generations.length > MOST_GENERATIONS) return { generations, isCut: true };
    count += row.length;
    const entries = row.map(({ number, person: ancestor }): AncestorEntry => {
      const toldUnder = told.get(ancestor);
      if (toldUnder === undefined) told.set(ancestor, number);
      return { number, person: ancestor, toldUnder };
    });
    generations.push(entries);
    row = entries
      .filter(({ toldUnder }) => toldUnder === undefined)
      .flatMap(({ number, person: child }) => {
        const { father, mother } = birthCouple(graph, child);
        return [
          { number: 2 * number, person: father },
          { number: 2 * number + 1, person: mother },
        ].filter(({ person: parent }) => parent !== NOBODY);
      });
  }
  return { generations, isCut: false };
}
