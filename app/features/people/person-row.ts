/** A notable person as data. */
export interface PersonRow {
  readonly name: string;
  readonly slug: string;
  /** Partial dates as EDTF, and as people read them. */
  readonly born: string;
  readonly died: string;
  readonly bornText: string;
  readonly diedText: string;
  readonly birthPlace: string;
  readonly deathPlace: string;
  readonly roles: readonly string[];
  readonly summary: string;
  readonly path: string;
}

/** In a table, with the place among all in each order. */
export interface SortableRow extends PersonRow {
  readonly places: Readonly<Record<string, number>>;
}
