import type { Genealogy } from '../../genealogy.ts';
import { forEachPart } from './attachments.ts';

/** That somebody lived somewhere, as `RESI` has it. */
export interface Residence {
  readonly person: number;
  /** As written: the house first, then where it stands. */
  readonly place: string;
  /** In EDTF, empty when unknown. */
  readonly date: string;
}

const found = new WeakMap<Genealogy, readonly Residence[]>();

/** Every residence with a place, in the source's order. Those of whom there are none are not even opened. */
export function residencesIn(genealogy: Genealogy): readonly Residence[] {
  const known = found.get(genealogy);
  if (known) return known;
  const people = new Set<number>();
  forEachPart(genealogy, 'RESI', (person) => people.add(person));
  const residences = [...people].flatMap((person) =>
    genealogy.individuals
      .at(person)
      .events.filter(({ tag, place }) => tag === 'RESI' && place !== '')
      .map(({ place, date }) => ({ person, place, date })),
  );
  found.set(genealogy, residences);
  return residences;
}
