import { parsePartialDate, yearOf } from '../../../../domain/partial-date.ts';
import type { TreeModel } from '../tree-model.ts';
import { type Age, boundsOf, indexBoxes, placesOf, type Scene } from './scene.ts';

export interface Period {
  readonly title: string;
  readonly firstYear: number;
  readonly lastYear: number;
}

/** Units to a year. */
export const YEAR = 9;
const BAR = 26;
const ROW = 32;
/** Room for a name beside a life too short to hold it, in years. */
export const NAME_YEARS = 22;
/** Who has no death written down is drawn as long as lives were. */
const USUAL_YEARS = 60;

/** Who lived when: a bar for every life with a known beginning or end, in as few rows as they fit, oldest first. */
export function livesScene(tree: TreeModel, periods: readonly Period[]): Scene {
  const lives = tree.packed.ids
    .flatMap((_, person) => {
      const from = yearIn(tree.packed.born[person]);
      const to = yearIn(tree.packed.died[person]);
      if (from === undefined && to === undefined) return [];
      const start = from ?? (to as number) - USUAL_YEARS;
      return [{ person, start, end: Math.max(start + 1, to ?? start + USUAL_YEARS) }];
    })
    .sort((a, b) => a.start - b.start || a.person - b.person);
  const freeFrom: number[] = [];
  const rows = lives.map(({ start, end }) => {
    const free = freeFrom.findIndex((year) => year <= start);
    const row = free < 0 ? freeFrom.length : free;
    freeFrom[row] = Math.max(end, start + NAME_YEARS) + 2;
    return row;
  });
  const person = Int32Array.from(lives, (life) => life.person);
  const x = Int32Array.from(lives, ({ start }) => start * YEAR);
  const y = Int32Array.from(rows, (row) => row * ROW);
  const width = Int32Array.from(lives, ({ start, end }) => (end - start) * YEAR);
  const firstYear = lives[0]?.start ?? 0;
  return {
    person,
    x,
    y,
    width,
    height: BAR,
    folded: new Int32Array(person.length),
    lines: undefined,
    opening: [],
    boxes: indexBoxes(x, y, width, BAR),
    ...placesOf(person, tree.size),
    bounds: boundsOf(x, y, USUAL_YEARS * YEAR, BAR),
    ages: agesOf(periods, firstYear),
  };
}

function agesOf(periods: readonly Period[], firstYear: number): Age[] {
  return periods
    .filter(({ lastYear }) => lastYear >= firstYear - 20)
    .map(({ title, firstYear: from, lastYear: to }) => ({ title, left: from * YEAR, right: to * YEAR }));
}

function yearIn(edtf: string | undefined): number | undefined {
  const date = edtf ? parsePartialDate(edtf) : undefined;
  return date && yearOf(date);
}
