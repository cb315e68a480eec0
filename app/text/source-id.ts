/** Where in a page one of a record's sources stands, for the notes in its text that lead there. */
export function sourceId(number: number): string {
  return `izvor-${number}`;
}
