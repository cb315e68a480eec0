import {
  type ChronicleRecord,
  type FamilyArticle,
  type FamilyLine,
  filesOf,
  keyOf,
  type Post,
  type RecordOf,
} from '../../domain/record.ts';
import { type RecordKey, type RecordKind, recordKey } from '../../domain/reference.ts';
import { MEDIA, type Media } from '../media/media.ts';
import { fromFields, type KeptRecord, RECORDS, recordId } from '../records/record-documents.ts';
import type { Change, DocumentStore, Fields } from '../store/document-store.ts';
import { TREES, type Tree } from '../trees/tree.ts';
import { type LinkGraph, linkGraph } from './link-graph.ts';

const croatian = new Intl.Collator('hr');

/**
 * Everything published, in memory: pages, feeds and links read from here and never from the store.
 * Built at start, kept fresh by the store's watch.
 */
export class Library {
  readonly #records = new Map<string, KeptRecord>();
  readonly #media = new Map<string, Media>();
  readonly #trees = new Map<string, Tree>();
  readonly #listeners = new Set<() => void>();
  #index: Index | undefined;

  static async open(store: DocumentStore): Promise<Library> {
    const library = new Library();
    // Watching first: what changes while the rest is being read is not missed, only read twice.
    store.watch([RECORDS, MEDIA, TREES], (changes) => library.#take(changes));
    for (const collection of [RECORDS, MEDIA, TREES]) library.#take(await store.list(collection));
    return library;
  }

  /** Told after every change. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  find<Kind extends RecordKind>(kind: Kind, slug: string): RecordOf<Kind> | undefined {
    return this.get(recordKey(kind, slug)) as RecordOf<Kind> | undefined;
  }

  get(key: RecordKey): ChronicleRecord | undefined {
    return this.#indexed().byKey.get(key);
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

  links(): LinkGraph {
    return this.#indexed().links;
  }

  media(name: string): Media | undefined {
    return this.#media.get(name);
  }

  /** Pictures that stand on pages open to all, by hash. */
  isPublicMedia(hash: string): boolean {
    return this.#indexed().publicMedia.has(hash);
  }

  /** Pictures of memorials: for the signed-in, unless they stand on an open page as well. */
  isMemberMedia(hash: string): boolean {
    return this.#indexed().memberMedia.has(hash);
  }

  tree(name: string): Tree | undefined {
    return this.#trees.get(name);
  }

  #take(changes: readonly Change[]): void {
    for (const { collection, id, fields } of changes) {
      if (collection === RECORDS) put(this.#records, id, fields, fromFields);
      else if (collection === MEDIA) put(this.#media, id, fields, (known) => known as unknown as Media);
      else put(this.#trees, id, fields, (known) => known as unknown as Tree);
    }
    this.#index = undefined;
    for (const listener of this.#listeners) listener();
  }

  #indexed(): Index {
    this.#index ??= buildIndex(
      [...this.#records.values()].map(({ record }) => record),
      this.#media,
    );
    return this.#index;
  }
}

type Index = ReturnType<typeof buildIndex>;

function buildIndex(records: readonly ChronicleRecord[], media: ReadonlyMap<string, Media>) {
  const published = records.filter(({ status }) => status === 'published');
  const ofKind = <Kind extends RecordKind>(kind: Kind) =>
    published.filter((record): record is RecordOf<Kind> => record.kind === kind);
  const articles = ofKind('article');
  const posts = articles
    .filter((article) => article.section === 'blog')
    .sort((a, b) => b.published.localeCompare(a.published) || b.number - a.number);
  const family = (line: FamilyLine) =>
    articles
      .filter((article): article is FamilyArticle => article.section === line)
      .sort((a, b) => a.order - b.order || croatian.compare(a.title, b.title));
  const localities = ofKind('locality').sort((a, b) => croatian.compare(a.title, b.title));
  const publicMedia = new Set<string>();
  const memberMedia = new Set<string>();
  for (const record of published) {
    const hashes = filesOf(record).map((name) => media.get(name)?.hash);
    for (const hash of hashes) if (hash) (record.kind === 'memorial' ? memberMedia : publicMedia).add(hash);
  }
  return {
    byKey: new Map(published.map((record) => [keyOf(record), record])),
    posts,
    postByNumber: new Map(posts.map((post) => [post.number, post])),
    localities,
    localityByNumber: new Map(localities.map((locality) => [locality.number, locality])),
    familyArticles: { bosnjaci: family('bosnjaci'), cavari: family('cavari') },
    people: ofKind('person').sort((a, b) => croatian.compare(surnameFirst(a.title), surnameFirst(b.title))),
    periods: ofKind('period').sort((a, b) => a.order - b.order),
    memorials: ofKind('memorial').sort((a, b) => croatian.compare(a.title, b.title)),
    memories: ofKind('memory').sort((a, b) => b.created.localeCompare(a.created) || croatian.compare(a.title, b.title)),
    links: linkGraph(published),
    publicMedia,
    memberMedia,
  };
}

/** People are looked for by surname: the last word of their name. */
function surnameFirst(name: string): string {
  const words = name.split(' ');
  return [words.at(-1), ...words.slice(0, -1)].join(' ');
}

function put<Entry>(
  map: Map<string, Entry>,
  id: string,
  fields: Fields | undefined,
  read: (fields: Fields) => Entry,
): void {
  if (fields) map.set(id, read(fields));
  else map.delete(id);
}
