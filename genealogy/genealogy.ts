import type { FamilyGraph, Sex } from './graph.ts';

/** A genealogy as other modules see it: the compact graph, and names and facts on demand. */
export interface Genealogy {
  readonly graph: FamilyGraph;
  readonly individuals: Roll<Individual>;
  readonly families: Roll<Family>;
}

/** People or families in the source's order, found by the source's id (I609, without the at signs). */
export interface Roll<Entry> extends Iterable<Entry> {
  readonly size: number;
  at(index: number): Entry;
  get(id: string): Entry | undefined;
  indexOf(id: string): number;
  idAt(index: number): string;
}

export interface Individual {
  readonly index: number;
  readonly id: string;
  readonly sex: Sex;
  readonly name: PersonName;
  readonly otherNames: readonly PersonName[];
  readonly birth: LifeEvent | undefined;
  readonly death: LifeEvent | undefined;
  readonly events: readonly LifeEvent[];
  /** Godparents, witnesses and the like, as noted in the source. */
  readonly associates: readonly Associate[];
  readonly notes: readonly string[];
}

export interface PersonName {
  /** As a reader would say it: given names, then surname. */
  readonly full: string;
  readonly given: string;
  readonly surname: string;
  readonly nickname: string;
}

export interface LifeEvent {
  /** The source's tag: BIRT, DEAT, BURI, OCCU, EMIG … */
  readonly tag: string;
  /** A partial date in EDTF, empty when unknown. */
  readonly date: string;
  readonly place: string;
  /** What it says, or of which kind it is where it says nothing. */
  readonly value: string;
  /** Of which kind it is, beside what it says: kućni nadimak. */
  readonly type?: string;
}

export interface Associate {
  readonly index: number;
  /** The role as written: kum, kuma, krsni kum, godparent … */
  readonly role: string;
}

export interface Family {
  readonly index: number;
  readonly id: string;
  readonly marriage: LifeEvent | undefined;
  readonly divorce: LifeEvent | undefined;
  readonly events: readonly LifeEvent[];
}

/** Replaces the name of a living person whom the reader may not see. */
export const HIDDEN_NAME = 'Živa osoba';
/** The same, of somebody dead. */
export const RESTRICTED_NAME = 'Skrivena osoba';

/** Whether a name is a placeholder for a hidden person. */
export function isHiddenName(full: string): boolean {
  return full === HIDDEN_NAME || full === RESTRICTED_NAME;
}
