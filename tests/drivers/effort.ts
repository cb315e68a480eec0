/** Whether everything is done at its full length, as `npm run test:long` does it. Tests that differ by it carry the tag @long. */
export const isLong = process.env.LONG === '1';

/** How many generated cases a test tries: `short` beside all other tests, ten times as many in a long run. */
export function cases(short: number): number {
  return isLong ? short * 10 : short;
}
