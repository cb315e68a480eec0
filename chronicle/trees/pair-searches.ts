import { Kept } from './kept.ts';
import type { LikelyPairs } from './likely-pairs.ts';
import type { RunTreeJob } from './tree-jobs.ts';

/** Which file each tree is now, as the library tells. */
interface TreeHashes {
  tree(name: string): { readonly hash: string } | undefined;
}

/** Who may be one person in two trees, or stand twice in one; looked for once for each of their files. */
export class PairSearches {
  readonly #library: TreeHashes;
  readonly #run: RunTreeJob;
  readonly #known = new Kept<LikelyPairs>();

  constructor(library: TreeHashes, run: RunTreeJob) {
    this.#library = library;
    this.#run = run;
  }

  between(first: string, second: string): Promise<LikelyPairs> {
    const [one, other] = [first, second].map((tree) => this.#library.tree(tree)?.hash);
    return one === undefined || other === undefined
      ? Promise.resolve([])
      : this.#search(`${first} ${second}`, one, other);
  }

  within(tree: string): Promise<LikelyPairs> {
    const one = this.#library.tree(tree)?.hash;
    return one === undefined ? Promise.resolve([]) : this.#search(tree, one, undefined);
  }

  #search(trees: string, one: string, other: string | undefined): Promise<LikelyPairs> {
    return this.#known.get(trees, `${one} ${other}`, () => this.#run('pairs', { one, other }));
  }
}
