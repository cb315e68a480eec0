import type { IndividualReference } from '../../domain/reference.ts';
import {
  findSame,
  type Genealogy,
  type JoinedGenealogy,
  joinGenealogies,
  type Refusal,
  type Sameness,
} from '../../genealogy/index.ts';
import type { Library } from '../reading/library.ts';
import type { TreeCache } from './tree-cache.ts';
import type { TreeLinks } from './tree-links.ts';

/** All trees as one graph, as they may be shown today. */
export type Hill = JoinedGenealogy;

/** The joined trees, made anew when one of them or an editor's decision is another. */
export class HillCache {
  readonly #library: Library;
  readonly #trees: TreeCache;
  readonly #links: TreeLinks;
  #known: { readonly parts: readonly Genealogy[]; readonly version: number; readonly hill: Hill } | undefined;

  constructor(library: Library, trees: TreeCache, links: TreeLinks) {
    this.#library = library;
    this.#trees = trees;
    this.#links = links;
  }

  /** A tree that cannot be opened says so on its own page; meanwhile the hill is the others. */
  async open(today: string): Promise<Hill> {
    const parts = await this.#parts(today);
    const { version } = this.#links;
    const isKnown =
      this.#known?.version === version &&
      this.#known.parts.length === parts.length &&
      parts.every(({ genealogy }, place) => this.#known?.parts[place] === genealogy);
    if (this.#known && isKnown) return this.#known.hill;
    const { sames, refused } = findSame(parts);
    const joined = joinGenealogies(parts, this.#links.decide(sames, thereIn(parts)));
    const hill = { ...joined, refused: [...joined.refused, ...refused] };
    this.#known = { parts: parts.map(({ genealogy }) => genealogy), version, hill };
    return hill;
  }

  /** Why two records could not be one person, if they could not; asked before anything is decided. */
  async refusalOf(one: IndividualReference, other: IndividualReference, today: string): Promise<Refusal | undefined> {
    const parts = await this.#parts(today);
    // As the weakest of all: nobody is parted by it from whom they are joined with already.
    const same: Sameness = { one, other, by: 'uid' };
    const decided = this.#links.decide(findSame(parts).sames, thereIn(parts));
    return joinGenealogies(parts, [...decided, same]).refused.find(
      (refusal) => isOne(refusal.one, one) && isOne(refusal.other, other),
    );
  }

  async #parts(today: string) {
    const names = [...this.#library.trees()].map(({ name }) => name).sort();
    const opened = await Promise.allSettled(names.map((name) => this.#trees.opened(name, today)));
    return opened.flatMap((one, place) =>
      one.status === 'fulfilled' && one.value ? [{ tree: names[place] as string, ...one.value }] : [],
    );
  }
}

function thereIn(parts: readonly { readonly tree: string; readonly genealogy: Genealogy }[]) {
  return ({ tree, id }: IndividualReference): boolean =>
    parts.some((part) => part.tree === tree && part.genealogy.individuals.indexOf(id) >= 0);
}

function isOne(a: IndividualReference, b: IndividualReference): boolean {
  return a.tree === b.tree && a.id === b.id;
}
