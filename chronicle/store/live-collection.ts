import type { Collection } from './collection.ts';
import type { Change, DocumentStore, Query } from './document-store.ts';
import { isSelected } from './select.ts';

/** A collection in memory, kept up to date by the store's watch. */
export interface LiveCollection<Item> {
  readonly items: ReadonlyMap<string, Item>;
  /** Another number after every change of the items. */
  readonly version: number;
}

interface Options {
  /** Holds only the documents that fit; the list asks the store for no others. */
  readonly where?: Query['where'];
  readonly onChange?: () => void;
}

/** What `read` returns for a document is held; a document it returns nothing for is left out. */
export async function liveCollection<Item extends object>(
  store: Pick<DocumentStore, 'list' | 'watch'>,
  { name, read }: Pick<Collection<Item>, 'name' | 'read'>,
  { where = {}, onChange }: Options = {},
): Promise<LiveCollection<Item>> {
  const items = new Map<string, Item>();
  let version = 0;
  /** Whether it changed the items. */
  const put = ({ id, fields }: Change): boolean => {
    const item = fields && isSelected(fields, { where }) ? read({ id, fields }) : undefined;
    if (!item) return items.delete(id);
    items.set(id, item);
    return true;
  };
  // Watches before it lists, so that nothing is missed. The list may be older than a change heard while it was read.
  const heard = new Set<string>();
  let isListing = true;
  store.watch([name], (changes) => {
    if (isListing) for (const { id } of changes) heard.add(id);
    if (changes.filter(put).length === 0) return;
    version += 1;
    onChange?.();
  });
  for (const document of await store.list(name, { where })) if (!heard.has(document.id)) put(document);
  isListing = false;
  return {
    items,
    get version() {
      return version;
    },
  };
}
