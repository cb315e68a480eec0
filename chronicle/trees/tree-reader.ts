import { Fault } from '../../domain/fault.ts';
import { type IndividualReference, neutralId } from '../../domain/reference.ts';
import {
  findSame,
  type Genealogy,
  type IdentityClaims,
  identityClaims,
  type JoinedGenealogy,
  joinGenealogies,
  type Refusal,
  readGedcom,
  reduceLiving,
  restrictedIn,
  type Sameness,
  visibilityOf,
  writeAsRead,
} from '../../genealogy/index.ts';
import { type FileStore, hashOf } from '../files/file-store.ts';
import { idsOf } from './describe-tree.ts';
import { hiddenElsewhere } from './hidden-elsewhere.ts';
import { type OpenTree, singleTree } from './open-tree.ts';
import { isReleased, type ReleasedTexts } from './released-texts.ts';
import { decideLinks, type TreeLinks } from './tree-links.ts';
import { type TreeVisibility, treeVisibility } from './tree-visibility.ts';

/** All that decides what is shown of the trees on a day. */
export interface TreesAsked {
  readonly trees: readonly {
    readonly name: string;
    /** The file it is now, or the last one that could be read. */
    readonly hash: string;
    readonly isCurrent: boolean;
  }[];
  readonly today: string;
  readonly links: TreeLinks['items'];
  readonly released: ReleasedTexts['items'];
  /** Others after every change of the two. */
  readonly versions: { readonly links: number; readonly released: number };
}

/** One of the trees, or all of those as one. */
export type Shown = { readonly asked: TreesAsked } & (
  | { readonly tree: string }
  | { readonly parts: readonly string[] }
);

interface OpenedTree {
  /** The same for what is the same. */
  readonly version: string;
  readonly genealogy: Genealogy;
  /** Who its people are in other trees, as the whole file says. */
  readonly claims: IdentityClaims;
}

type Part = OpenedTree & { readonly tree: string; readonly dead: ReadonlySet<string> };

/** A tree as its file has it, with the living in it. */
interface WholeTree {
  readonly genealogy: Genealogy;
  readonly claims: IdentityClaims;
  readonly restricted: readonly string[];
}

const NOBODY_HIDDEN: ReadonlySet<string> = new Set();
/** Editors ask for one person of a file after another, and where everything is in it is known by then. */
const FILES_KEPT = 2;

/**
 * Reads the trees and keeps what it read last, in a process of its own (server/trees): reading takes as long as a tree is large. The
 * living are reduced to their names here; only editors are told more.
 */
export class TreeReader {
  readonly #files: Pick<FileStore, 'get'>;
  readonly #bytes = new Map<string, Uint8Array>();
  readonly #whole = new Map<string, WholeTree>();
  #hidden: { readonly of: string; readonly byTree: ReadonlyMap<string, ReadonlySet<string>> } = {
    of: '',
    byTree: new Map(),
  };
  readonly #opened = new Map<string, OpenedTree>();
  #hill: { readonly version: string; readonly joined: JoinedGenealogy } | undefined;
  readonly #shown = new WeakMap<Genealogy, Uint8Array>();
  readonly #dead = new WeakMap<Genealogy, ReadonlySet<string>>();

  constructor(files: Pick<FileStore, 'get'>) {
    this.#files = files;
  }

  /** The file itself, with the living in it. */
  async file(hash: string): Promise<Uint8Array> {
    const known = this.#bytes.get(hash);
    if (known) return known;
    const bytes = await this.#files.get(hash);
    if (!bytes) throw new Fault('not-found', `a tree's file is missing (${hash})`);
    this.#keep(hash, bytes);
    return bytes;
  }

  /** A file that was made here can be asked for before it is stored. */
  async made<Made extends { readonly bytes: Uint8Array }>(made: Made): Promise<Made> {
    this.#keep(await hashOf(made.bytes), made.bytes);
    return made;
  }

  #keep(hash: string, bytes: Uint8Array): void {
    this.#bytes.set(hash, bytes);
    for (const oldest of this.#bytes.keys()) if (this.#bytes.size > FILES_KEPT) this.#bytes.delete(oldest);
  }

  async whole(hash: string): Promise<WholeTree> {
    const known = this.#whole.get(hash);
    if (known) return known;
    const { genealogy } = readGedcom(await this.file(hash));
    const whole = { genealogy, claims: identityClaims(genealogy), restricted: restrictedIn(genealogy) };
    this.#whole.set(hash, whole);
    return whole;
  }

  /** The file that everybody else may have, made from what is shown. */
  async shownFile(asked: TreesAsked, name: string): Promise<Uint8Array> {
    const { genealogy } = await this.opened(asked, name);
    const file = this.#shown.get(genealogy) ?? writeAsRead(genealogy);
    this.#shown.set(genealogy, file);
    return file;
  }

  /** As it may be shown: whoever turns 110 today is still among the living. */
  async opened(asked: TreesAsked, name: string): Promise<OpenedTree> {
    const { today, released, versions } = asked;
    const hash = hashIn(asked, name);
    const hidden = await this.#hiddenElsewhere(asked, name);
    const version = [hash, today, versions.released, ...[...hidden].sort()].join(' ');
    const known = this.#opened.get(name);
    if (known?.version === version) return known;
    const { genealogy: whole, claims } = await this.whole(hash);
    const genealogy = reduceLiving(whole, {
      today,
      level: 'name',
      isReleased: (text) => isReleased(released, name, text),
      hiddenElsewhere: hidden,
    });
    const opened = { version, genealogy, claims };
    this.#opened.set(name, opened);
    return opened;
  }

  /** Who has died or must have, by their ids in addresses. Nothing of those who are hidden. */
  async dead(asked: TreesAsked, name: string): Promise<ReadonlySet<string>> {
    const { genealogy } = await this.opened(asked, name);
    const known = this.#dead.get(genealogy);
    if (known) return known;
    const { genealogy: whole } = await this.whole(hashIn(asked, name));
    const hidden = await this.#hiddenElsewhere(asked, name);
    const dead = new Set<string>();
    visibilityOf(whole, { today: asked.today, level: 'name', hiddenElsewhere: hidden }).forEach((seen, person) => {
      if (!seen.lives && seen.shown !== 'hidden') dead.add(neutralId(whole.individuals.idAt(person)));
    });
    this.#dead.set(genealogy, dead);
    return dead;
  }

  /** What is seen of everybody and why: for editors alone. */
  async visibility(asked: TreesAsked, name: string): Promise<TreeVisibility> {
    const { genealogy } = await this.whole(hashIn(asked, name));
    return treeVisibility(genealogy, name, asked, await this.#hiddenElsewhere(asked, name));
  }

  async hill(asked: TreesAsked, names: readonly string[]) {
    const parts = await this.#parts(asked, names);
    const version = [asked.versions.links, ...parts.map((part) => part.version)].join('\n');
    if (this.#hill?.version !== version) {
      const { sames, refused } = findSame(parts);
      const joined = joinParts(asked, parts, sames);
      this.#hill = { version, joined: { ...joined, refused: [...joined.refused, ...refused] } };
    }
    return this.#hill;
  }

  async shown(shown: Shown): Promise<OpenTree> {
    if ('parts' in shown) return (await this.hill(shown.asked, shown.parts)).joined;
    return singleTree(shown.tree, (await this.opened(shown.asked, shown.tree)).genealogy);
  }

  /** Why two records could not be one person, if they could not. */
  async refusal(
    asked: TreesAsked,
    names: readonly string[],
    one: IndividualReference,
    other: IndividualReference,
  ): Promise<Refusal | undefined> {
    // As the weakest of all: nobody is parted by it from whom they are joined with already.
    const tried: Sameness = { one, other, by: 'uid' };
    const parts = await this.#parts(asked, names);
    const { refused } = joinParts(asked, parts, findSame(parts).sames, tried);
    return refused.find((refusal) => isOne(refusal.one, one) && isOne(refusal.other, other));
  }

  async #parts(asked: TreesAsked, names: readonly string[]) {
    const parts: Part[] = [];
    for (const tree of names)
      parts.push({ tree, ...(await this.opened(asked, tree)), dead: await this.dead(asked, tree) });
    return parts;
  }

  /** Who is hidden in a tree that cannot be read is who was when it last could be. */
  async #hiddenElsewhere({ trees, links, versions }: TreesAsked, name: string): Promise<ReadonlySet<string>> {
    const of = JSON.stringify([versions.links, trees]);
    if (this.#hidden.of !== of) {
      for (const hash of this.#whole.keys()) if (!trees.some((tree) => tree.hash === hash)) this.#whole.delete(hash);
      const read: (WholeTree & { readonly tree: string })[] = [];
      for (const { name: tree, hash } of trees) read.push({ tree, ...(await this.whole(hash)) });
      const known = new Map<string, ReadonlySet<string>>();
      const isThere = ({ tree, id }: IndividualReference) => {
        const one = trees.findIndex((asked) => asked.name === tree && asked.isCurrent);
        if (one < 0) return false;
        const ids = known.get(tree) ?? idsOf((read[one] as WholeTree).genealogy);
        known.set(tree, ids);
        return ids.has(id);
      };
      this.#hidden = { of, byTree: hiddenElsewhere(read, decideLinks(links, findSame(read).sames, isThere)) };
    }
    return this.#hidden.byTree.get(name) ?? NOBODY_HIDDEN;
  }
}

export function hashIn({ trees }: TreesAsked, name: string): string {
  const tree = trees.find((one) => one.name === name && one.isCurrent);
  if (!tree) throw new Fault('not-found', `there is no tree ${name}`);
  return tree.hash;
}

function joinParts({ links }: TreesAsked, parts: readonly Part[], found: readonly Sameness[], ...tried: Sameness[]) {
  const isThere = ({ tree, id }: IndividualReference) =>
    parts.some((part) => part.tree === tree && part.genealogy.individuals.indexOf(id) >= 0);
  return joinGenealogies(parts, [...decideLinks(links, found, isThere), ...tried]);
}

function isOne(a: IndividualReference, b: IndividualReference): boolean {
  return a.tree === b.tree && a.id === b.id;
}
