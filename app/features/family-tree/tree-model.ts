import type { Genealogy } from '../../../genealogy/genealogy.ts';
import { type NameIndex, nameIndex } from '../../../genealogy/name-search.ts';
import { type PackedGenealogy, Portrait } from '../../../genealogy/packed/packed.ts';
import { unpackGenealogy } from '../../../genealogy/packed/unpack.ts';
import { lifeText } from '../../text/dates.ts';
import type { Theme } from './scene/palette.ts';

/** What stands on a box. */
export interface PersonSummary {
  readonly given: string;
  readonly surname: string;
  readonly full: string;
  readonly years: string;
  readonly place: string;
}

/** Where somebody's picture is to be had: drawings in the colours of a theme, photographs in their own. */
export type PortraitPath = (id: string, colouring: Theme | 'own') => string;

/** A tree in the browser: everything but where its boxes lie. */
export class TreeModel {
  readonly genealogy: Genealogy;
  readonly packed: PackedGenealogy;
  readonly #portraitPath: PortraitPath;
  readonly #glances: (PersonSummary | undefined)[] = [];
  #names: NameIndex | undefined;

  constructor(packed: PackedGenealogy, portraitPath: PortraitPath) {
    this.packed = packed;
    this.#portraitPath = portraitPath;
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

  /** Nothing for who has no picture. */
  portraitAt(person: number, theme: Theme): string | undefined {
    const portrait = Number(this.packed.portraits[person]);
    if (portrait === Portrait.none) return undefined;
    return this.#portraitPath(this.idOf(person), portrait === Portrait.drawing ? theme : 'own');
  }

  summary(person: number): PersonSummary {
    const known = this.#glances[person];
    if (known) return known;
    const { name, birth, death } = this.genealogy.individuals.at(person);
    const summary = {
      given: name.given || name.full,
      surname: name.surname,
      full: name.full,
      years: lifeText(birth?.date || undefined, death?.date || undefined),
      // «Bošnjakovo brdo, Široki Brijeg, Hercegovina» is shortened on a box to its first part.
      place: birth?.place.split(',')[0] ?? '',
    };
    this.#glances[person] = summary;
    return summary;
  }
}
