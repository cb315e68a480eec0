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
  const opened = await Promise.allSettled(names.map((name) => trees.open(name, today)));
  const genealogies = new Map(names.map((name, index) => [name, opened[index]]));
  const broken = brokenLinks(library, (tree, id) => {
    const genealogy = genealogies.get(tree);
    // Of a tree that cannot be read nobody knows who is in it.
    return genealogy?.status === 'rejected' || genealogy?.value?.individuals.get(id) !== undefined;
  });
  return new Set(broken.map(({ record }) => keyOf(record)));
}
