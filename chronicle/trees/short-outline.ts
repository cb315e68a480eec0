import { type Genealogy, NOBODY, type OutlineEntry, outline } from '../../genealogy/index.ts';

export interface OutlinedPerson {
  readonly id: string;
  readonly name: string;
  readonly born: string | undefined;
  readonly died: string | undefined;
}

export interface ShortOutline {
  readonly person: OutlinedPerson;
  readonly unions: readonly {
    readonly partner: OutlinedPerson | undefined;
    readonly children: readonly ShortOutline[];
  }[];
  readonly isRepeated: boolean;
  /** How many descendants are left for their own page. */
  readonly leftOut: number;
}

/** More in one page would be slow to send and tiring to read; the rest is on each person's own page. */
const MOST_LISTED = 400;

/**
 * The family as lists within lists: all of it where it is small, otherwise as many generations as fit, each of the last
 * with how many come after. From somebody down when `from` says so.
 */
export function shortOutline(genealogy: Genealogy, from: string | undefined): ShortOutline[] {
  const whole = outline(genealogy);
  const start = from === undefined ? undefined : findEntry(whole, genealogy.individuals.indexOf(from));
  const entries = start ? [start] : whole;
  const depth = depthWithin(entries);
  const person = (index: number): OutlinedPerson => {
    const { id, name, birth, death } = genealogy.individuals.at(index);
    return { id, name: name.full, born: birth?.date || undefined, died: death?.date || undefined };
  };
  const view = (entry: OutlineEntry, left: number): ShortOutline => ({
    person: person(entry.person),
    isRepeated: entry.toldElsewhere,
    leftOut: left > 0 ? 0 : entry.unions.reduce((sum, union) => sum + sizeOf(union.children), 0),
    unions: entry.unions.map(({ partner, children }) => ({
      partner: partner === NOBODY ? undefined : person(partner),
      children: left > 0 ? children.map((child) => view(child, left - 1)) : [],
    })),
  });
  return entries.slice(0, MOST_LISTED).map((entry) => view(entry, depth));
}

function findEntry(entries: readonly OutlineEntry[], person: number): OutlineEntry | undefined {
  const waiting = [...entries];
  for (const entry of waiting) {
    if (entry.person === person && !entry.toldElsewhere) return entry;
    for (const { children } of entry.unions) waiting.push(...children);
  }
  return undefined;
}

/** Rows of children that can be listed before there are too many people. */
function depthWithin(entries: readonly OutlineEntry[]): number {
  let row = entries;
  let listed = 0;
  for (let depth = 0; ; depth += 1) {
    listed += row.reduce((sum, { unions }) => sum + 1 + unions.length, 0);
    if (row.length === 0) return Number.POSITIVE_INFINITY;
    if (listed > MOST_LISTED) return Math.max(0, depth - 1);
    row = row.flatMap(({ unions }) => unions.flatMap(({ children }) => children));
  }
}

function sizeOf(entries: readonly OutlineEntry[]): number {
  return entries.reduce(
    (sum, { unions }) => sum + 1 + unions.reduce((inner, { children }) => inner + sizeOf(children), 0),
    0,
  );
}
