import { brokenLinks } from '../../chronicle/reading/broken-links.ts';
import { derived } from '../../chronicle/reading/derived.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import type { TreeCache } from '../../chronicle/trees/tree-cache.ts';
import { keyOf } from '../../domain/record.ts';
import type { RecordKey } from '../../domain/reference.ts';

type Trees = Pick<TreeCache, 'ids'>;

const looking = derived((library) => {
  let keys: Promise<ReadonlySet<RecordKey>> | undefined;
  return (trees: Trees) => (keys ??= lookFor(library, trees));
});

/** Keys of the records with links into nothing: looked for once after each change. */
export function keysWithBrokenLinks(library: Library, trees: Trees): Promise<ReadonlySet<RecordKey>> {
  return looking(library)(trees);
}

async function lookFor(library: Library, trees: Trees): Promise<ReadonlySet<RecordKey>> {
  const names = [...library.trees()].map(({ name }) => name);
  const read = await Promise.allSettled(names.map((name) => trees.ids(name)));
  const known = new Map(names.map((name, index) => [name, read[index]]));
  const broken = brokenLinks(library, (tree, id) => {
    const ids = known.get(tree);
    // Of a tree that cannot be read nobody knows who is in it.
    return ids?.status === 'rejected' || ids?.value.has(id) === true;
  });
  return new Set(broken.map(({ record }) => keyOf(record)));
}
