/** A report as pages and files have it: words, numbers and nothing to be looked up. */
export interface ReportView {
  readonly kind: 'ancestors' | 'descendants';
  readonly name: string;
  readonly years: string;
  /** How many people it tells of, and how to read their numbers. */
  readonly lead: string;
  readonly numbering: string;
  /** That the parents were related, and what that means; empty where they were not. */
  readonly kinship: readonly string[];
  readonly sections: readonly ReportSection[];
  /** That more is known than is told; empty where everything is. */
  readonly cut: string;
  /** By number, from 1. */
  readonly sources: readonly string[];
  readonly sample: string;
  /** Where and when it was made. */
  readonly made: string;
}

export interface ReportSection {
  readonly heading: string;
  readonly entries: readonly ReportEntry[];
}

export interface ReportEntry {
  readonly number: string;
  readonly name: string;
  readonly years: string;
  /** In the tree. */
  readonly href: string;
  /** Told under another number. */
  readonly again: string | undefined;
  readonly lines: readonly ReportLine[];
  readonly notes: readonly string[];
}

export interface ReportLine {
  readonly label: string;
  readonly text: string;
  /** Children, by number; those without one are not told of. */
  readonly people?: readonly { readonly number: string; readonly name: string }[];
}

/** «već naveden pod br. 12», whatever sex it is of. */
export function toldAgain(number: string): string {
  return `već pod br. ${number}`;
}
