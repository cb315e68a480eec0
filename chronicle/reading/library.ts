import {
  addressOf,
  type ChronicleRecord,
  type FamilyArticle,
  type FamilyLine,
  filesOf,
  keyOf,
  type Post,
  type RecordOf,
} from '../../domain/record.ts';
import { type RecordKey, type RecordKind, recordKey } from '../../domain/reference.ts';
import { type Media, media } from '../media/media.ts';
import { recordId, records, type StoredRecord } from '../records/record-documents.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { liveCollection } from '../store/live-collection.ts';
import { type Tree, trees } from '../trees/tree.ts';
import { type LinkGraph, linkGraph } from './link-graph.ts';
import { remembered } from './remembered.ts';

const croatian = new Intl.Collator('hr');
/** After a change all other records are known: their texts are not looked through again. */
const knownOf = remembered((record: ChronicleRecord) => ({ key: keyOf(record), files: filesOf(record) }));

/**
 * Everything published, in memory: pages, feeds and links read from here and never from the store.
 * Built at start, kept fresh by the store's watch.
 */
export class Library {
  #records: ReadonlyMap<string, StoredRecord> = new Map();
  #media: ReadonlyMap<string, Media> = new Map();
  #trees: ReadonlyMap<string, Tree> = new Map();
  readonly #listeners = new Set<() => void>();
  #index: Index | undefined;
  #lastIndex: Index | undefined;

  static async open(store: DocumentStore): Promise<Library> {
    const library = new Library();
    const onChange = () => library.#changed();
    library.#records = (await liveCollection(store, records, { onChange })).items;
    library.#media = (await liveCollection(store, media, { onChange })).items;
    library.#trees = (await liveCollection(store, trees, { onChange })).items;
    return library;
  }

  /** Called after every change. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Another object after every change: a key for caching what is computed from the chronicle. */
  state(): object {
    return this.#indexed();
  }

  find<Kind extends RecordKind>(kind: Kind, slug: string): RecordOf<Kind> | undefined {
    return this.get(recordKey(kind, slug)) as RecordOf<Kind> | undefined;
  }

  get(key: RecordKey): ChronicleRecord | undefined {
    return this.#indexed().byKey.get(key);
  }

  /** What is read at an address, or was once: the record says itself where it is read now. */
  at<Kind extends RecordKind>(kind: Kind, address: string): RecordOf<Kind> | undefined {
    return this.#indexed().byAddress().get(recordKey(kind, address)) as RecordOf<Kind> | undefined;
  }

  /** A record in whatever state: for editors alone. */
  stored(key: RecordKey): StoredRecord | undefined {
    return this.#records.get(recordId(key));
  }

  /** Whose address this is or was, published or not: it is given to nobody else. */
  ownerOf(kind: RecordKind, address: string): RecordKey | undefined {
    return this.#indexed().owners().get(recordKey(kind, address));
  }

  /** Records that show or play a file, published or not. */
  usersOf(file: string): readonly RecordKey[] {
    return this.#indexed().users().get(file) ?? [];
  }

  /** The highest number or order that any record of its kind has. */
  highest(what: 'number' | 'order', isAmong: (record: ChronicleRecord) => boolean): number {
    let highest = 0;
    for (const { record } of this.#records.values()) {
      if (isAmong(record)) highest = Math.max(highest, (record as { [field in typeof what]?: number })[what] ?? 0);
    }
    return highest;
  }

  /** The number of a record's latest revision: what a change to it is based on. */
  revisionOf(key: RecordKey): number | undefined {
    return this.#records.get(recordId(key))?.revision;
  }

  /** The blog, newest first. */
  posts(): readonly Post[] {
    return this.#indexed().posts;
  }

  postByNumber(number: number): Post | undefined {
    return this.#indexed().postByNumber.get(number);
  }

  localities(): readonly RecordOf<'locality'>[] {
    return this.#indexed().localities;
  }

  localityByNumber(number: number): RecordOf<'locality'> | undefined {
    return this.#indexed().localityByNumber.get(number);
  }

  /** A family's story, in the order it is told. */
  familyArticles(line: FamilyLine): readonly FamilyArticle[] {
    return this.#indexed().familyArticles[line];
  }

  people(): readonly RecordOf<'person'>[] {
    return this.#indexed().people;
  }

  periods(): readonly RecordOf<'period'>[] {
    return this.#indexed().periods;
  }

  memorials(): readonly RecordOf<'memorial'>[] {
    return this.#indexed().memorials;
  }

  memories(): readonly RecordOf<'memory'>[] {
    return this.#indexed().memories;
  }

  all(): Iterable<ChronicleRecord> {
    return this.#indexed().byKey.values();
  }

  /** What is not published: for editors alone. */
  drafts(): readonly ChronicleRecord[] {
    return this.#indexed().drafts;
  }

  links(): LinkGraph {
    return this.#indexed().links();
  }

  media(name: string): Media | undefined {
    return this.#media.get(name);
  }

  /** Everything there is, whether or not a record shows it: for editors alone. */
  allMedia(): Iterable<Media> {
    return this.#media.values();
  }

  /** Pictures that stand on pages open to all, by hash. */
  publicMedia(hash: string): Media | undefined {
    return this.#indexed().publicMedia.get(hash);
  }

  /** Pictures of memorials: for the signed-in, unless they stand on an open page as well. */
  memberMedia(hash: string): Media | undefined {
    return this.#indexed().memberMedia.get(hash);
  }

  tree(name: string): Tree | undefined {
    return this.#trees.get(name);
  }

  trees(): Iterable<Tree> {
    return this.#trees.values();
  }

  #changed(): void {
    this.#index = undefined;
    for (const listener of this.#listeners) listener();
  }

  #indexed(): Index {
    this.#index ??= buildIndex(
      [...this.#records.values()].map(({ record }) => record),
      this.#media,
      this.#lastIndex,
    );
    this.#lastIndex = this.#index;
    return this.#index;
  }
}

interface Lists {
  readonly posts: readonly Post[];
  readonly localities: readonly RecordOf<'locality'>[];
  readonly people: readonly RecordOf<'person'>[];
  readonly periods: readonly RecordOf<'period'>[];
  readonly memorials: readonly RecordOf<'memorial'>[];
  readonly memories: readonly RecordOf<'memory'>[];
  readonly familyArticles: Readonly<Record<FamilyLine, readonly FamilyArticle[]>>;
}

interface Index extends Lists {
  readonly byKey: ReadonlyMap<RecordKey, ChronicleRecord>;
  readonly drafts: readonly ChronicleRecord[];
  readonly postByNumber: ReadonlyMap<number, Post>;
  readonly localityByNumber: ReadonlyMap<number, RecordOf<'locality'>>;
  /** Made when first asked for: nobody waits for it but who reads a record. */
  links(): LinkGraph;
  byAddress(): ReadonlyMap<RecordKey, ChronicleRecord>;
  owners(): ReadonlyMap<RecordKey, RecordKey>;
  users(): ReadonlyMap<string, readonly RecordKey[]>;
  readonly publicMedia: ReadonlyMap<string, Media>;
  readonly memberMedia: ReadonlyMap<string, Media>;
}

function buildIndex(
  all: readonly ChronicleRecord[],
  mediaByName: ReadonlyMap<string, Media>,
  last: Lists | undefined,
): Index {
  const published = all.filter(({ status }) => status === 'published');
  const ofKind = <Kind extends RecordKind>(kind: Kind) =>
    published.filter((record): record is RecordOf<Kind> => record.kind === kind);
  const articles = ofKind('article');
  const posts = inOrder(
    articles.filter((article) => article.section === 'blog'),
    last?.posts,
    (a, b) => latestFirst(a.published, b.published) || b.number - a.number,
  );
  const family = (line: FamilyLine) =>
    inOrder(
      articles.filter((article): article is FamilyArticle => article.section === line),
      last?.familyArticles[line],
      (a, b) => a.order - b.order || byTitle(a, b),
    );
  const localities = inOrder(ofKind('locality'), last?.localities, byTitle);
  const publicMedia = new Map<string, Media>();
  const memberMedia = new Map<string, Media>();
  const byKey = new Map<RecordKey, ChronicleRecord>();
  for (const record of published) {
    const { key, files } = knownOf(record);
    byKey.set(key, record);
    for (const file of files) {
      const shown = mediaByName.get(file);
      if (shown) (record.kind === 'memorial' ? memberMedia : publicMedia).set(shown.hash, shown);
    }
  }
  return {
    byKey,
    drafts: all.filter(({ status }) => status !== 'published'),
    posts,
    postByNumber: new Map(posts.map((post) => [post.number, post])),
    localities,
    localityByNumber: new Map(localities.map((locality) => [locality.number, locality])),
    familyArticles: { bosnjaci: family('bosnjaci'), cavari: family('cavari') },
    people: inOrder(ofKind('person'), last?.people, (a, b) =>
      croatian.compare(surnameFirst(a.title), surnameFirst(b.title)),
    ),
    periods: inOrder(ofKind('period'), last?.periods, (a, b) => a.order - b.order),
    memorials: inOrder(ofKind('memorial'), last?.memorials, byTitle),
    memories: inOrder(ofKind('memory'), last?.memories, (a, b) => latestFirst(a.created, b.created) || byTitle(a, b)),
    links: once(() => linkGraph(byKey)),
    byAddress: once(() => addressesOf(published)),
    owners: once(() => new Map([...addressesOf(all)].map(([address, record]) => [address, keyOf(record)]))),
    users: once(() => usersOf(all)),
    publicMedia,
    memberMedia,
  };
}

/** What is computed when it is first asked for. */
function once<Value>(compute: () => Value): () => Value {
  let value: { readonly made: Value } | undefined;
  return () => {
    value ??= { made: compute() };
    return value.made;
  };
}

function usersOf(records: readonly ChronicleRecord[]): Map<string, RecordKey[]> {
  const users = new Map<string, RecordKey[]>();
  for (const record of records) {
    const { key, files } = knownOf(record);
    for (const file of files) users.set(file, [...(users.get(file) ?? []), key]);
  }
  return users;
}

/** Where records are read now has the last word. */
function addressesOf(records: readonly ChronicleRecord[]): Map<RecordKey, ChronicleRecord> {
  const former = records.flatMap((record) =>
    [record.slug, ...(record.formerAddresses ?? [])].map(
      (address) => [recordKey(record.kind, address), record] as const,
    ),
  );
  return new Map([...former, ...records.map((record) => [recordKey(record.kind, addressOf(record)), record] as const)]);
}

/**
 * What stood in order before comes first as it stood: sorting it again then takes one look at each, and after a
 * publication readers do not wait for ten thousand titles to be compared by Croatian rules.
 */
function inOrder<Item>(
  items: readonly Item[],
  last: readonly Item[] | undefined,
  compare: (a: Item, b: Item) => number,
): Item[] {
  const rest = new Set(items);
  const known = (last ?? []).filter((item) => rest.delete(item));
  return [...known, ...rest].sort(compare);
}

function byTitle(a: ChronicleRecord, b: ChronicleRecord): number {
  return croatian.compare(a.title, b.title);
}

/** Of moments written as ISO has them. */
function latestFirst(a: string, b: string): number {
  return a < b ? 1 : a > b ? -1 : 0;
}

/** People are looked for by surname: the last word of their name. */
function surnameFirst(name: string): string {
  const words = name.split(' ');
  return [words.at(-1), ...words.slice(0, -1)].join(' ');
}
