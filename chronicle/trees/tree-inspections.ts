import type { Library } from '../reading/library.ts';
import { Kept } from './kept.ts';
import type { TreeInspection } from './tree-inspection.ts';

/** By tree, what was found in it; looked for once for each file and day. */
export class TreeInspections {
  readonly #library: Library;
  readonly #inspect: (hash: string) => Promise<TreeInspection>;
  readonly #onFound: (tree: string, hash: string, inspection: TreeInspection) => void;
  readonly #known = new Kept<TreeInspection>();
  /** By tree, its last version that was inspected, and what was found; nothing where that failed. */
  readonly #last = new Map<string, { readonly version: string; readonly found?: TreeInspection }>();

  /** Inspects a file in a process of its own. Rejects with a TreeFileFault. */
  constructor(
    library: Library,
    inspectFile: (hash: string) => Promise<TreeInspection>,
    onFound: (tree: string, hash: string, inspection: TreeInspection) => void = () => {},
  ) {
    this.#library = library;
    this.#inspect = inspectFile;
    this.#onFound = onFound;
  }

  /** What was found in the file as it is, without waiting: where nothing is known yet it is looked for meanwhile. */
  knownOf(tree: string, today: string): TreeInspection | undefined {
    const last = this.#last.get(tree);
    if (last?.version === `${this.#library.tree(tree)?.hash} ${today}`) return last.found;
    // Whoever asks for it by itself is told what is wrong with the file; every visit to a page must not try again what takes a minute.
    this.of(tree, today).catch(() => {});
    return undefined;
  }

  async of(tree: string, today: string): Promise<TreeInspection | undefined> {
    const hash = this.#library.tree(tree)?.hash;
    if (hash === undefined) return undefined;
    const version = `${hash} ${today}`;
    return this.#known.get(tree, version, async () => {
      try {
        const found = await this.#inspect(hash);
        this.#last.set(tree, { version, found });
        this.#onFound(tree, hash, found);
        return found;
      } catch (error) {
        this.#last.set(tree, { version });
        throw error;
      }
    });
  }
}
