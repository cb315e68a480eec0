import type { IndividualReference } from '../../domain/reference.ts';
import { type JoinedGenealogy, joinedGenealogy, putTogether, type Refusal } from '../../genealogy/index.ts';
import { Kept } from './kept.ts';
import { keyOf, type TreeCache } from './tree-cache.ts';
import type { TreesAsked } from './tree-reader.ts';

/** All trees as one graph, as they may be shown today. */
export type Hill = JoinedGenealogy;

/** The joined trees, made anew when one of them or an editor's decision is another. */
export class HillCache {
  readonly #trees: TreeCache;
  readonly #known = new Kept<Hill & { readonly version: string }>();

  constructor(trees: TreeCache) {
    this.#trees = trees;
  }

  async open(today: string): Promise<Hill> {
    const { asked, parts } = await this.asked(today);
    return this.#known.get('', JSON.stringify([keyOf(asked), parts]), async (before) => {
      const { version, joined } = await this.#trees.run('join', { asked, parts, known: before?.version });
      if (!joined) return before as Hill & { readonly version: string };
      return { version, ...joinedGenealogy({ ...joined, genealogy: putTogether(joined.genealogy) }) };
    });
  }

  /** Why two records could not be one person, if they could not; asked before anything is decided. */
  async refusalOf(one: IndividualReference, other: IndividualReference, today: string): Promise<Refusal | undefined> {
    return this.#trees.run('refusal', { ...(await this.asked(today)), one, other });
  }

  /** A tree that cannot be opened says so on its own page; meanwhile the hill is the others. */
  async asked(today: string): Promise<{ readonly asked: TreesAsked; readonly parts: readonly string[] }> {
    const asked = await this.#trees.asked(today);
    const names = asked.trees.filter(({ isCurrent }) => isCurrent).map(({ name }) => name);
    const opened = await Promise.allSettled(names.map((name) => this.#trees.opened(name, today)));
    return { asked, parts: names.filter((_, place) => opened[place]?.status === 'fulfilled') };
  }
}
