import { NOBODY } from '../../graph.ts';

/** Where each person's list begins, counted from who is named in the columns. */
export function startsOf(individualCount: number, columns: readonly Int32Array[]): Uint32Array {
  const start = new Uint32Array(individualCount + 1);
  for (const column of columns) {
    for (const person of column) if (person !== NOBODY) start[person + 1] = (start[person + 1] as number) + 1;
  }
  accumulate(start);
  return start;
}

/** Counts made into starts, in place. */
export function accumulate(starts: Uint32Array): void {
  for (let index = 1; index < starts.length; index += 1)
    starts[index] = (starts[index] as number) + (starts[index - 1] as number);
}
