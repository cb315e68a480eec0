import type { Genealogy } from '../../../genealogy/genealogy.ts';
import { type NameIndex, nameIndex } from '../../../genealogy/name-search.ts';
import type { PackedGenealogy } from '../../../genealogy/packed/packed.ts';
import { unpackGenealogy } from '../../../genealogy/packed/unpack.ts';
import { lifeText } from '../../text/dates.ts';

/** What stands on a box. */
export interface Glance {
  readonly given: string;
  readonly surname: string;
  readonly full: string;
  readonly years: string;
  readonly place: string;
}

/** A tree in the browser: everything but where its boxes lie. */
export class TreeModel {
  readonly genealogy: Genealogy;
  readonly packed: PackedGenealogy;
  readonly #glances: (Glance | undefined)[] = [];
  #names: NameIndex | undefined;

  constructor(packed: PackedGenealogy) {
    this.packed = packed;
    this.genealogy = unpackGenealogy(packed);
  }

  get names(): NameIndex {
    this.#names ??= nameIndex(this.genealogy);
    return this.#names;
  }

  get size(): number {
    return this.packed.ids.length;
  }

  idOf(person: number): string {
    return this.packed.ids[person] as string;
  }

  numberOf(id: string): number {
    return this.genealogy.individuals.indexOf(id);
  }

  glance(person: number): Glance {
    const known = this.#glances[person];
    if (known) return known;
    const { name, birth, death } = this.genealogy.individuals.at(person);
    const glance = {
      given: name.given || name.full,
      surname: name.surname,
      full: name.full,
      years: lifeText(birth?.date || undefined, death?.date || undefined),
      // «Bošnjakovo brdo, Široki Brijeg, Hercegovina» is told on a box by its first word.
      place: birth?.place.split(',')[0] ?? '',
    };
    this.#glances[person] = glance;
    return glance;
  }
}
