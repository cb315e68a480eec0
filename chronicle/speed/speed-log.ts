import { z } from 'zod';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore, Write } from '../store/document-store.ts';
import { addCounts, BUCKETS, bucketOf, type Counts, noCounts } from './scale.ts';
import { codeOf, type Measure, measureOf, type Vital } from './vitals.ts';

export const SPEED = 'speed';
/** Days that are shown, and days that are kept. */
const DAYS_SHOWN = 7;
const DAYS_KEPT = 30;
/** A site that was not running on the day may miss one: those before it go as well. */
const DAYS_CLEARED = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Firestore adds to five hundred fields of a document in one commit, and refuses more. */
const FIELDS_AT_ONCE = 400;

/**
 * Of each page, in each bucket, how often: `post_L17` is an article whose LCP was in the seventeenth. Names that need no quotes
 * in a path of Firestore's.
 */
export const days = defineCollection({ name: SPEED, schema: z.record(z.string(), z.number()) });
const FIELD = /^([A-Za-z]{1,40})_([A-Z])(\d{1,3})$/;

/** Of a page, what was counted of each measure. */
export type PageSpeed = Partial<Record<Measure, Counts>>;
export type Speeds = Map<string, PageSpeed>;

export interface SpeedDay {
  readonly day: string;
  readonly speeds: Speeds;
}

interface SpeedDeps {
  readonly store: DocumentStore;
  readonly today: () => string;
}

/**
 * How fast pages were, of which page and day, and nothing of who read them. Counted in memory; what came since the last time is
 * added to the day's one document, which all processes of a site share, and is never read for it.
 */
export class SpeedLog {
  readonly #deps: SpeedDeps;
  #unsaved: Speeds = new Map();
  #lastSaved = '';

  constructor(deps: SpeedDeps) {
    this.#deps = deps;
  }

  /** The page is one of a fixed number. */
  note(page: string, vital: Vital, value: number): void {
    const counts = countsIn(this.#unsaved, page, vital);
    const bucket = bucketOf(vital === 'CLS' ? value * 1000 : value);
    counts[bucket] = (counts[bucket] as number) + 1;
  }

  add(page: string, measure: Measure, counts: Counts): void {
    addCounts(countsIn(this.#unsaved, page, measure), counts);
  }

  /** What could not be saved is saved the next time. */
  async save(): Promise<void> {
    const { store, today } = this.#deps;
    const day = today();
    const fields = Object.entries(fieldsOf(this.#unsaved));
    this.#unsaved = new Map();
    for (let from = 0; from < fields.length; from += FIELDS_AT_ONCE) {
      const by = Object.fromEntries(fields.slice(from, from + FIELDS_AT_ONCE));
      const writes: Write[] = [{ verb: 'increment', collection: SPEED, id: day, by }];
      if (day !== this.#lastSaved) writes.push(...over(day));
      try {
        await store.commit(writes);
        this.#lastSaved = day;
      } catch (error) {
        addSpeeds(
          this.#unsaved,
          speedsOf(Object.fromEntries(fields.slice(from)), () => true),
        );
        throw error;
      }
    }
  }

  /** The last days, the latest last, with what is not saved yet. */
  async lastDays(isPage: (name: string) => boolean): Promise<SpeedDay[]> {
    const { store, today } = this.#deps;
    const asked = Array.from({ length: DAYS_SHOWN }, (_, ago) => before(today(), ago)).reverse();
    const stored = await Promise.all(asked.map((day) => days.get(store, day)));
    return asked.map((day, index) => {
      const speeds = speedsOf(stored[index] ?? {}, isPage);
      if (day === today()) addSpeeds(speeds, this.#unsaved);
      return { day, speeds };
    });
  }
}

export function addSpeeds(to: Speeds, speeds: Speeds): void {
  for (const [page, measures] of speeds) {
    for (const [measure, counts] of Object.entries(measures)) addCounts(countsIn(to, page, measure as Measure), counts);
  }
}

function countsIn(speeds: Speeds, page: string, measure: Measure): Counts {
  let measures = speeds.get(page);
  if (!measures) {
    measures = {};
    speeds.set(page, measures);
  }
  measures[measure] ??= noCounts();
  return measures[measure];
}

function fieldsOf(speeds: Speeds): Record<string, number> {
  const by: Record<string, number> = {};
  for (const [page, measures] of speeds) {
    for (const [measure, counts] of Object.entries(measures)) {
      for (const [bucket, count] of counts.entries()) {
        if (count > 0) by[`${page}_${codeOf(measure as Measure)}${bucket}`] = count;
      }
    }
  }
  return by;
}

/** Pages of an earlier version, and whatever somebody wrote there by hand, are left out. */
function speedsOf(fields: Readonly<Record<string, number>>, isPage: (name: string) => boolean): Speeds {
  const speeds: Speeds = new Map();
  for (const [field, count] of Object.entries(fields)) {
    const [, page = '', code = '', bucket = ''] = FIELD.exec(field) ?? [];
    const measure = measureOf(code);
    if (!measure || !isPage(page) || Number(bucket) >= BUCKETS || !(count > 0)) continue;
    countsIn(speeds, page, measure)[Number(bucket)] = count;
  }
  return speeds;
}

function over(day: string): Write[] {
  return Array.from({ length: DAYS_CLEARED }, (_, more) => ({
    verb: 'delete',
    collection: SPEED,
    id: before(day, DAYS_KEPT + more),
  }));
}

function before(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
