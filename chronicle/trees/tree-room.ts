import { type Genealogy, readGedcom, reduceLiving } from '../../genealogy/index.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Library } from '../reading/library.ts';

/** Where members read the trees: the living are reduced to their names before anything leaves this room. */
export class TreeRoom {
  readonly #files: FileStore;
  readonly #library: Library;
  readonly #open = new Map<string, { readonly version: string; readonly genealogy: Genealogy }>();

  constructor(files: FileStore, library: Library) {
    this.#files = files;
    this.#library = library;
  }

  /** As it may be shown today: whoever turns a hundred tomorrow is still among the living. */
  async open(name: string, today: string): Promise<Genealogy | undefined> {
    const tree = this.#library.tree(name);
    if (!tree) return undefined;
    const version = `${tree.hash} ${today}`;
    const known = this.#open.get(name);
    if (known?.version === version) return known.genealogy;
    const bytes = await this.#files.get(tree.hash);
    if (!bytes) throw new Error(`The file of the tree ${name} is missing (${tree.hash})`);
    const genealogy = reduceLiving(readGedcom(bytes).genealogy, { today, level: 'name' });
    this.#open.set(name, { version, genealogy });
    return genealogy;
  }
}
