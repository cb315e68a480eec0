import { type Genealogy, putTogether } from '../../genealogy/index.ts';
import type { Library } from '../reading/library.ts';
import { Kept } from './kept.ts';
import type { ReleasedTexts } from './released-texts.ts';
import type { RunTreeJob, TreeJobs } from './tree-jobs.ts';
import type { TreeLinks } from './tree-links.ts';
import type { Shown, TreesAsked } from './tree-reader.ts';
import type { TreeVisibility } from './tree-visibility.ts';

interface OpenTree {
  readonly version: string;
  readonly genealogy: Genealogy;
}

/** Opened trees, as another process made them: the living are reduced to their names before anything comes here. */
export class TreeCache {
  /** Asks the process that reads trees. */
  readonly run: RunTreeJob;
  readonly #library: Library;
  readonly #released: ReleasedTexts;
  readonly #links: TreeLinks;
  readonly #readable = new Kept<void>();
  readonly #lastRead = new Map<string, string>();
  readonly #open = new Kept<OpenTree>();
  readonly #ids = new Kept<ReadonlySet<string>>();
  readonly #pictures = new Kept<ReadonlySet<string>>();
  readonly #dead = new Kept<ReadonlySet<string>>();
  readonly #visibility = new Kept<TreeVisibility>();
  readonly #made = new WeakMap<Genealogy, Kept<unknown>>();

  constructor(run: RunTreeJob, library: Library, released: ReleasedTexts, links: TreeLinks) {
    this.run = run;
    this.#library = library;
    this.#released = released;
    this.#links = links;
  }

  /** As it may be shown today. */
  async open(name: string, today: string): Promise<Genealogy | undefined> {
    return (await this.opened(name, today))?.genealogy;
  }

  /**
   * Who has died or must have, by their ids. Only the whole tree tells: of the living nothing is left by which to tell. Nothing
   * of those who are hidden.
   */
  async dead(name: string, today: string): Promise<ReadonlySet<string>> {
    const asked = await this.#askedOf(name, today);
    return asked ? this.#dead.get(name, keyOf(asked), () => this.run('dead', { asked, tree: name })) : new Set();
  }

  /** Everybody in it, by their ids. Nothing need be reduced to know that, and of a large tree that takes the longest. */
  async ids(name: string): Promise<ReadonlySet<string>> {
    const hash = this.#library.tree(name)?.hash ?? '';
    return this.#ids.get(name, hash, () => this.run('ids', { hash }));
  }

  /** The files of all pictures in the trees, those of the living included. Fails where one of them cannot be read. */
  async pictures(): Promise<ReadonlySet<string>> {
    const found = [...this.#library.trees()].map(({ name, hash }) =>
      this.#pictures.get(name, hash, () => this.run('pictures', { hash })),
    );
    return new Set((await Promise.all(found)).flatMap((files) => [...files]));
  }

  /** What is seen of everybody and why: for editors alone. */
  async visibility(name: string, today: string): Promise<TreeVisibility | undefined> {
    const asked = await this.#askedOf(name, today);
    return asked && this.#visibility.get(name, keyOf(asked), () => this.run('visibility', { asked, tree: name }));
  }

  async opened(name: string, today: string): Promise<OpenTree | undefined> {
    const asked = await this.#askedOf(name, today);
    return (
      asked &&
      this.#open.get(name, keyOf(asked), async (before) => {
        const { version, genealogy } = await this.run('open', { asked, tree: name, known: before?.version });
        return genealogy ? { version, genealogy: putTogether(genealogy) } : (before as OpenTree);
      })
    );
  }

  /** A tree that cannot be read says so on its own page; who is hidden in it is who was when it last could be. */
  async asked(today: string): Promise<TreesAsked> {
    const trees = await Promise.all(
      [...this.#library.trees()].map(async ({ name, hash }) => {
        const isCurrent = await this.#read(name, hash, today).then(
          () => true,
          () => false,
        );
        if (isCurrent) this.#lastRead.set(name, hash);
        const known = isCurrent ? hash : this.#lastRead.get(name);
        return known === undefined ? [] : [{ name, hash: known, isCurrent }];
      }),
    );
    return {
      trees: trees.flat().sort((a, b) => (a.name < b.name ? -1 : 1)),
      today,
      links: this.#links.items,
      released: this.#released.items,
      versions: { links: this.#links.version, released: this.#released.version },
    };
  }

  /** What a job makes of an opened tree: once for each request, of which the last of its name is kept. */
  made<Name extends 'payload' | 'outline'>(
    job: Name,
    { genealogy }: Pick<OpenTree, 'genealogy'>,
    shown: Shown,
    request: Omit<Parameters<TreeJobs[Name]>[0], 'asked' | 'tree' | 'parts'>,
    name = '',
  ): ReturnType<TreeJobs[Name]> {
    const kept = this.#made.get(genealogy) ?? new Kept<unknown>();
    this.#made.set(genealogy, kept);
    const make = () => this.run(job, { ...shown, ...request } as Parameters<TreeJobs[Name]>[0]);
    return kept.get(`${job} ${name}`, JSON.stringify(request), make) as ReturnType<TreeJobs[Name]>;
  }

  async #askedOf(name: string, today: string): Promise<TreesAsked | undefined> {
    const hash = this.#library.tree(name)?.hash;
    if (hash === undefined) return undefined;
    await this.#read(name, hash, today);
    return this.asked(today);
  }

  /** By itself: a file that ends the process must not be taken for another. */
  #read(name: string, hash: string, today: string): Promise<void> {
    return this.#readable.get(name, `${hash} ${today}`, () => this.run('read', { hash }));
  }
}

/** Another one when anything is shown otherwise. */
export function keyOf({ trees, today, versions }: TreesAsked): string {
  return JSON.stringify([trees, today, versions]);
}
