import { Fault } from '../../domain/fault.ts';
import { parsePartialDate, yearOf } from '../../domain/partial-date.ts';
import { neutralId } from '../../domain/reference.ts';
import { callsItselfSample } from '../../domain/sample-note.ts';
import {
  type GedcomLimits,
  GedcomUnreadableError,
  type Genealogy,
  headerNotes,
  picturedPeople,
  readGedcom,
  reduceLiving,
} from '../../genealogy/index.ts';
import type { Tree } from './tree.ts';

/**
 * A village of 100,000 people has 1.7 million lines and 150,000 records. As many people as this, each with a name of
 * their own and nothing else, take 1.1 GB to read and are 4 MB: bytes alone are no limit.
 */
export const VILLAGE: GedcomLimits = {
  bytes: 64 * 1024 * 1024,
  lines: 2_500_000,
  records: 200_000,
  linesOfRecord: 50_000,
};

export interface TreeDescription extends Omit<Tree, 'name' | 'hash'> {
  readonly individualIds: Pick<ReadonlySet<string>, 'has'>;
}

/** What a tree holds, without telling anything of anybody in it: of the living not even the last year of birth. */
export function describeTree(bytes: Uint8Array, today: string): TreeDescription {
  const whole = read(bytes, VILLAGE);
  return { individualIds: idsOf(whole), ...describeGenealogy(whole, today) };
}

export function describeGenealogy(whole: Genealogy, today: string): Omit<Tree, 'name' | 'hash'> {
  const years: number[] = [];
  for (const { birth, death } of reduceLiving(whole, { today, level: 'hidden' }).individuals) {
    for (const event of [birth, death]) {
      const date = event?.date ? parsePartialDate(event.date) : undefined;
      if (date) years.push(yearOf(date));
    }
  }
  return {
    individuals: whole.individuals.size,
    families: whole.families.size,
    ...(years.length > 0 ? { years: { first: years.reduce(smaller), last: years.reduce(larger) } } : {}),
    ...(headerNotes(whole).some(callsItselfSample) ? { sample: true } : {}),
  };
}

/** As records may refer to them. */
export function individualIdsIn(bytes: Uint8Array): ReadonlySet<string> {
  return idsOf(read(bytes));
}

export function idsOf({ individuals }: Genealogy): ReadonlySet<string> {
  return new Set(Array.from({ length: individuals.size }, (_, person) => neutralId(individuals.idAt(person))));
}

const pictured = new WeakMap<Genealogy, ReadonlySet<string>>();

/** The files of the pictures that a tree has of its people. */
export function picturesIn(genealogy: Genealogy): ReadonlySet<string> {
  const files =
    pictured.get(genealogy) ?? new Set([...picturedPeople(genealogy).values()].flat().map(({ file }) => file));
  pictured.set(genealogy, files);
  return files;
}

function smaller(one: number, other: number): number {
  return Math.min(one, other);
}

function larger(one: number, other: number): number {
  return Math.max(one, other);
}

function read(bytes: Uint8Array, most?: GedcomLimits): Genealogy {
  try {
    return readGedcom(bytes, most).genealogy;
  } catch (error) {
    if (error instanceof GedcomUnreadableError) throw new Fault('unreadable-archive', error.message);
    throw error;
  }
}
