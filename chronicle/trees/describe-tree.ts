import type { Tree } from './tree.ts';

export interface TreeDescription extends Omit<Tree, 'name' | 'hash'> {
  readonly individualIds: ReadonlySet<string>;
}

/** What a tree holds, read off its lines. */
export function describeTree(bytes: Uint8Array): TreeDescription {
  const text = new TextDecoder().decode(bytes);
  const individualIds = new Set([...text.matchAll(/^0 @([^@\n]+)@ INDI/gm)].map(([, id]) => id as string));
  const years = [...text.matchAll(/^2 DATE .*?\b(\d{4})\b/gm)].map(([, year]) => Number(year));
  return {
    individualIds,
    individuals: individualIds.size,
    families: [...text.matchAll(/^0 @[^@\n]+@ FAM\b/gm)].length,
    ...(years.length > 0 ? { firstYear: Math.min(...years), lastYear: Math.max(...years) } : {}),
  };
}
