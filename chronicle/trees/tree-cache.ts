import { type IndividualReference, neutralId } from '../../domain/reference.ts';
import {
  findLiving,
  findSame,
  type Genealogy,
  type IdentityClaims,
  identityClaims,
  isHiddenName,
  namesOf,
  readGedcom,
  reduceLiving,
  restrictedIn,
  writeAsRead,
} from '../../genealogy/index.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Library } from '../reading/library.ts';
import { idsOf, individualIdsIn } from './describe-tree.ts';
import { hiddenElsewhere } from './hidden-elsewhere.ts';
import type { ReleasedTexts } from './released-texts.ts';
import type { TreeLinks } from './tree-links.ts';
import { type TreeVisibility, treeVisibility } from './tree-visibility.ts';

interface OpenTree {
  readonly genealogy: Genealogy;
  /** By their ids in addresses. */
  readonly dead: ReadonlySet<string>;
  /** Who its people are in other trees, as the whole file says. */
  readonly claims: IdentityClaims;
}

/** A tree as its file has it, with the living in it: nothing of it leaves this module. */
interface WholeTree {
  readonly genealogy: Genealogy;
  readonly claims: IdentityClaims;
  readonly restricted: readonly string[];
}

const NOBODY_HIDDEN: ReadonlySet<string> = new Set();

/** Opened trees, cached by version. The living are reduced to their names before anything leaves it. */
export class TreeCache {
  readonly #files: FileStore;
  readonly #library: Library;
  readonly #released: ReleasedTexts;
  readonly #links: TreeLinks;
  readonly #whole = new Map<string, { readonly hash: string; readonly tree: Promise<WholeTree> }>();
  readonly #lastRead = new Map<string, Pick<WholeTree, 'claims' | 'restricted'>>();
  #hidden: { readonly of: string; readonly byTree: ReadonlyMap<string, ReadonlySet<string>> } = {
    of: '',
    byTree: new Map(),
  };
  readonly #open = new Map<string, { readonly version: string; readonly tree: Promise<OpenTree> }>();
  readonly #ids = new Map<string, { readonly hash: string; readonly ids: ReadonlySet<string> }>();
  /** Files that editors have open: they ask for one person after another. */
  readonly #edited = new Map<string, { readonly hash: string; readonly bytes: Uint8Array }>();
  readonly #shown = new WeakMap<Genealogy, Uint8Array>();
  readonly #visibility = new Map<string, { readonly version: string; readonly visibility: TreeVisibility }>();

  constructor(files: FileStore, library: Library, released: ReleasedTexts, links: TreeLinks) {
    this.#files = files;
    this.#library = library;
    this.#released = released;
    this.#links = links;
  }

  /** As it may be shown today: whoever turns 110 today is still among the living. */
  async open(name: string, today: string): Promise<Genealogy | undefined> {
    return (await this.opened(name, today))?.genealogy;
  }

  /**
   * Who has died or must have, by their ids. Only the whole tree tells: of the living nothing is left by which to tell. Nothing
   * of those who are hidden.
   */
  async dead(name: string, today: string): Promise<ReadonlySet<string>> {
    return (await this.opened(name, today))?.dead ?? new Set();
  }

  /** The file itself, with the living in it: for editors alone. */
  async file(name: string): Promise<Uint8Array> {
    const hash = this.#library.tree(name)?.hash ?? '';
    const known = this.#edited.get(name);
    if (known?.hash === hash) return known.bytes;
    const bytes = await this.#bytes(name);
    this.#edited.set(name, { hash, bytes });
    return bytes;
  }

  /** The file that an editor has looked at last, and what it is known by. */
  lookedAt(name: string): { readonly hash: string; readonly bytes: Uint8Array } | undefined {
    return this.#edited.get(name);
  }

  /** The file that everybody else may have, made from what is shown; once for each state of the tree. */
  async shownFile(name: string, today: string): Promise<Uint8Array | undefined> {
    const genealogy = await this.open(name, today);
    if (!genealogy) return undefined;
    let file = this.#shown.get(genealogy);
    if (!file) {
      file = writeAsRead(genealogy);
      this.#shown.set(genealogy, file);
    }
    return file;
  }

  /** Everybody in it, by their ids. Nothing need be reduced to know that, and of a large tree that takes the longest. */
  async ids(name: string): Promise<ReadonlySet<string>> {
    const hash = this.#library.tree(name)?.hash ?? '';
    const known = this.#ids.get(name);
    if (known?.hash === hash) return known.ids;
    const ids = individualIdsIn(await this.#bytes(name));
    this.#ids.set(name, { hash, ids });
    return ids;
  }

  /** What is seen of everybody and why: for editors alone. */
  async visibility(name: string, today: string): Promise<TreeVisibility | undefined> {
    const hidden = await this.#hiddenElsewhere(name);
    const version = this.#versionOf(name, today, hidden);
    if (version === undefined) return undefined;
    const known = this.#visibility.get(name);
    if (known?.version === version) return known.visibility;
    const { genealogy } = await this.#wholeTree(name);
    const visibility = treeVisibility(genealogy, name, today, this.#released, hidden);
    this.#visibility.set(name, { version, visibility });
    return visibility;
  }

  async opened(name: string, today: string): Promise<OpenTree | undefined> {
    const hidden = await this.#hiddenElsewhere(name);
    const version = this.#versionOf(name, today, hidden);
    if (version === undefined) return undefined;
    const known = this.#open.get(name);
    if (known?.version === version) return known.tree;
    // Kept while it is being opened: a large one takes seconds, and whoever asks meanwhile must not begin anew.
    const opening = { version, tree: this.#openTree(name, today, hidden) };
    this.#open.set(name, opening);
    opening.tree.catch(() => {
      if (this.#open.get(name) === opening) this.#open.delete(name);
    });
    return opening.tree;
  }

  async #openTree(name: string, today: string, hidden: ReadonlySet<string>): Promise<OpenTree> {
    const { genealogy: whole, claims } = await this.#wholeTree(name);
    const living = findLiving(whole, today);
    const genealogy = reduceLiving(whole, {
      today,
      level: 'name',
      isReleased: (text) => this.#released.has(name, text),
      hiddenElsewhere: hidden,
    });
    const dead = new Set<string>();
    living.forEach((lives, person) => {
      if (lives === 1) return;
      const id = neutralId(whole.individuals.idAt(person));
      const shown = genealogy.individuals.indexOf(id);
      if (shown < 0 || !isHiddenName(namesOf(genealogy, shown).name.full)) dead.add(id);
    });
    return { genealogy, dead, claims };
  }

  #versionOf(name: string, today: string, hidden: ReadonlySet<string>): string | undefined {
    const tree = this.#library.tree(name);
    return tree && [tree.hash, today, this.#released.version, ...[...hidden].sort()].join(' ');
  }

  /** Another tree that cannot be read says so on its own page; who is hidden in it is who was when it last could be. */
  async #hiddenElsewhere(name: string): Promise<ReadonlySet<string>> {
    const names = [...this.#library.trees()].map((tree) => tree.name).sort();
    // Before anything is read: what comes meanwhile is another file, of which nothing is known yet.
    const hashes = names.map((tree) => this.#library.tree(tree)?.hash);
    const read = await Promise.allSettled(names.map((tree) => this.#wholeTree(tree)));
    const own = read[names.indexOf(name)];
    if (own?.status === 'rejected') throw own.reason;
    const of = [this.#links.version, ...hashes, ...read.map(({ status }) => status)].join(' ');
    if (this.#hidden.of !== of) {
      const trees = read.flatMap((one, place) => {
        const tree = names[place] as string;
        const known = one.status === 'fulfilled' ? one.value : this.#lastRead.get(tree);
        return known ? [{ tree, ...known }] : [];
      });
      const known = new Map<string, ReadonlySet<string>>();
      const isThere = ({ tree, id }: IndividualReference) => {
        const one = read[names.indexOf(tree)];
        if (one?.status !== 'fulfilled') return false;
        const ids = known.get(tree) ?? idsOf(one.value.genealogy);
        known.set(tree, ids);
        return ids.has(id);
      };
      this.#hidden = { of, byTree: hiddenElsewhere(trees, this.#links.decide(findSame(trees).sames, isThere)) };
    }
    return this.#hidden.byTree.get(name) ?? NOBODY_HIDDEN;
  }

  /** Kept while it is being read, too: all trees ask for all others. */
  #wholeTree(name: string): Promise<WholeTree> {
    const hash = this.#library.tree(name)?.hash ?? '';
    const known = this.#whole.get(name);
    if (known?.hash === hash) return known.tree;
    const read = async (): Promise<WholeTree> => {
      const { genealogy } = readGedcom(await this.#bytes(name));
      const said = { claims: identityClaims(genealogy), restricted: restrictedIn(genealogy) };
      this.#lastRead.set(name, said);
      return { genealogy, ...said };
    };
    const reading = { hash, tree: read() };
    this.#whole.set(name, reading);
    reading.tree.catch(() => {
      if (this.#whole.get(name) === reading) this.#whole.delete(name);
    });
    return reading.tree;
  }

  async #bytes(name: string): Promise<Uint8Array> {
    const hash = this.#library.tree(name)?.hash ?? '';
    const bytes = await this.#files.get(hash);
    if (!bytes) throw new Error(`The file of the tree ${name} is missing (${hash})`);
    return bytes;
  }
}
