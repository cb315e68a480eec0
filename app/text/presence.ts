/** Who else has a draft open, or edits the same person. */
export function whoIsHere(others: readonly string[]): string {
  const last = others.at(-1) ?? '';
  return others.length > 1
    ? `Upravo su ovdje i ${others.slice(0, -1).join(', ')} i ${last}.`
    : `Upravo je ovdje i ${last}.`;
}
