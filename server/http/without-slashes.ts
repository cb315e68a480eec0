/** Counted back from the end: a pattern would try anew at each of sixteen thousand slashes in the middle of an address. */
export function withoutSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
