import type { RecordKey } from '../../domain/reference.ts';
import type { Library } from '../reading/library.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { ownPersons } from './own-person.ts';
import type { TreeLinks } from './tree-links.ts';

/** What leads to somebody of a tree, and would lead nowhere without them. */
export interface TreeReferences {
  /** Titles of published records, so many at most; how many there are in all is told besides. */
  readonly records: readonly { readonly key: RecordKey; readonly title: string }[];
  readonly recordCount: number;
  /** How many have said that they are this person: never who. */
  readonly accounts: number;
  /** In how many other trees an editor has found the same person. */
  readonly links: number;
}

const MOST_RECORDS = 5;
const MOST_ACCOUNTS = 20;

export async function referencesTo(
  {
    store,
    library,
    treeLinks,
  }: { readonly store: DocumentStore; readonly library: Library; readonly treeLinks: TreeLinks },
  { tree, id }: { readonly tree: string; readonly id: string },
): Promise<TreeReferences> {
  const reference = `${tree}#${id}`;
  const keys = library.links().aboutIndividual(reference);
  const own = await store.list(ownPersons.name, { where: { [tree]: id }, limit: MOST_ACCOUNTS });
  return {
    records: keys.slice(0, MOST_RECORDS).map((key) => ({ key, title: library.get(key)?.title ?? '' })),
    recordCount: keys.length,
    accounts: own.length,
    links: [...treeLinks.items.values()].filter(({ isSame, one, other }) => isSame && [one, other].includes(reference))
      .length,
  };
}
