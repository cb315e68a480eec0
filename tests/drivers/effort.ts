/** Whether everything is done at its full length, as `npm run test:long` does it. Tests that differ by it carry the tag @long. */
export const isLong = process.env.LONG === '1';

/** How many generated cases a test tries: `short` beside all other tests, ten times as many in a long run unless told. */
export function cases(short: number, long = short * 10): number {
  return isLong ? long : short;
}

/** All of them in a long run, else every so many: the first, or one further on for each turn. */
export function some<Item>(items: readonly Item[], every: number, turn = 0): readonly Item[] {
  return isLong ? items : items.filter((_, index) => index % every === turn % every);
}
