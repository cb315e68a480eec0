import { brokenLinks } from '../../chronicle/reading/broken-links.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import type { TreeCache } from '../../chronicle/trees/tree-cache.ts';
import { keyOf } from '../../domain/record.ts';
import type { RecordKey } from '../../domain/reference.ts';

const known = new WeakMap<object, { readonly today: string; readonly keys: Promise<ReadonlySet<RecordKey>> }>();

/** Keys of the records with links into nothing: looked for once after each change and each day, since trees show others then. */
export function keysWithBrokenLinks(
  library: Library,
  trees: TreeCache,
  today: string,
): Promise<ReadonlySet<RecordKey>> {
  const state = library.state();
  let found = known.get(state);
  if (found?.today !== today) {
    found = { today, keys: lookFor(library, trees, today) };
    known.set(state, found);
  }
  return found.keys;
}

async function lookFor(library: Library, trees: TreeCache, today: string): Promise<ReadonlySet<RecordKey>> {
  const names = [...library.trees()].map(({ name }) => name);
  const open = new Map(await Promise.all(names.map(async (name) => [name, await trees.open(name, today)] as const)));
  const broken = brokenLinks(library, (tree, id) => open.get(tree)?.individuals.get(id) !== undefined);
  return new Set(broken.map(({ record }) => keyOf(record)));
}
