import type { Library } from '../reading/library.ts';
import { Kept } from './kept.ts';
import type { TreeInspection } from './tree-inspection.ts';

/** By tree, what was found in it; looked for once for each file and day. */
export class TreeInspections {
  readonly #library: Library;
  readonly #inspect: (hash: string) => Promise<TreeInspection>;
  readonly #onFound: (tree: string, hash: string, inspection: TreeInspection) => void;
  readonly #known = new Kept<TreeInspection>();
  readonly #last = new Map<string, TreeInspection>();
  /** The version of which nothing could be found. */
  readonly #failed = new Map<string, string>();

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

  /** What was found last, maybe of an earlier file, without waiting; what there is now is looked for meanwhile. */
  lastOf(tree: string, today: string): TreeInspection | undefined {
    // Whoever asks for it by itself is told what is wrong with the file; every visit to a page must not try again what takes a minute.
    const version = `${this.#library.tree(tree)?.hash} ${today}`;
    if (this.#failed.get(tree) !== version) this.of(tree, today).catch(() => {});
    return this.#last.get(tree);
  }

  async of(tree: string, today: string): Promise<TreeInspection | undefined> {
    const hash = this.#library.tree(tree)?.hash;
    if (hash === undefined) return undefined;
    const version = `${hash} ${today}`;
    return this.#known.get(tree, version, async () => {
      try {
        const found = await this.#inspect(hash);
        this.#last.set(tree, found);
        this.#onFound(tree, hash, found);
        return found;
      } catch (error) {
        this.#failed.set(tree, version);
        throw error;
      }
    });
  }
}
