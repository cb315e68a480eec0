import { setImmediate } from 'node:timers/promises';
import type { Analyser } from '../../croatian/analyser.ts';
import type { ChronicleRecord } from '../../domain/record.ts';
import type { IndividualReference } from '../../domain/reference.ts';
import { type Individual, isHiddenName } from '../../genealogy/index.ts';
import { type Contribution, contributions } from '../contributions/contribution.ts';
import { DRAFTS, type Draft, drafts } from '../editing/draft.ts';
import type { Atlas } from '../map/atlas.ts';
import type { Library } from '../reading/library.ts';
import { periodsOf } from '../reading/periods-of.ts';
import type { DocumentStore, StoredDocument } from '../store/document-store.ts';
import { type LiveCollection, liveCollection } from '../store/live-collection.ts';
import type { HillCache } from '../trees/hill-cache.ts';
import type { OpenTree } from '../trees/open-tree.ts';
import type { Tree } from '../trees/tree.ts';
import type { TreeCache } from '../trees/tree-cache.ts';
import type { Asker, SearchAnswer, SearchRequest } from './answer.ts';
import { answerFrom, NOTHING } from './answer-from.ts';
import {
  contributionEntry,
  draftEntry,
  individualEntry,
  individualId,
  isForAll,
  placeEntry,
  RecordEntry,
} from './entries.ts';
import { parseQuery } from './query.ts';
import { type Entry, SearchIndex } from './search-index.ts';

/** How long others wait at most while much is being taken in. */
const SLICE_MS = 12;

/** After so many the index is trimmed. */
const MANY = 200;

interface Sources {
  readonly analyser: Analyser;
  readonly library: Library;
  readonly trees: TreeCache;
  readonly hill: HillCache;
  readonly atlas: Atlas;
  readonly store: DocumentStore;
  /** The day it is on the hill: who counts as living depends on it. */
  readonly today: () => string;
}

/** Something to be found, and what it was made of: when that is another object or text, it is taken in anew. */
interface Item {
  readonly id: string;
  version(): unknown;
  entry(): Entry;
}

async function inSlices<Each>(all: Iterable<Each>, work: (one: Each) => void): Promise<void> {
  let began = performance.now();
  for (const one of all) {
    work(one);
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}

/** One part of what can be found, and its items as they were last taken in. */
class Shelf {
  readonly #index: SearchIndex;
  readonly #versions = new Map<string, unknown>();
  #state: unknown;
  /** One renewal at a time. */
  #turn: Promise<void> = Promise.resolve();

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  /** Only what has changed is taken in; nothing is looked at while the state is the same object. */
  renew(state: unknown, items: () => Iterable<Item>): Promise<void> {
    const turn = this.#turn.then(() => this.#takeIn(state, items));
    this.#turn = turn.catch(() => {});
    return turn;
  }

  async #takeIn(state: unknown, items: () => Iterable<Item>): Promise<void> {
    if (state === this.#state) return;
    const gone = new Set(this.#versions.keys());
    const present: Item[] = [];
    await inSlices(items(), (item) => {
      present.push(item);
      gone.delete(item.id);
    });
    // First what is gone: it must not be found while the rest is being taken in.
    await inSlices(gone, (id) => {
      this.#index.remove(id);
      this.#versions.delete(id);
    });
    let taken = 0;
    await inSlices(present, (item) => {
      const version = item.version();
      if (this.#versions.get(item.id) === version) return;
      this.#index.put(item.entry());
      this.#versions.set(item.id, version);
      taken += 1;
    });
    if (taken > MANY) this.#index.trim();
    this.#index.forgetUnused();
    this.#state = state;
  }
}

/**
 * Everything that an asker may see, searched. What is for members or editors alone has an index of its own, which is never
 * asked for anybody else: neither counts nor ranks, suggestions nor time can tell of it.
 */
export class Search {
  readonly #sources: Sources;
  readonly #indexes: Readonly<Record<Asker, SearchIndex>>;
  readonly #shelves: Readonly<Record<'public' | 'memorials' | 'drafts' | 'written' | 'places' | 'waiting', Shelf>>;
  readonly #trees = new Map<string, Shelf>();
  readonly #waiting: LiveCollection<Contribution>;
  readonly #drafts: LiveCollection<Draft>;
  /** What could not be opened. */
  readonly #closed = new Set<string>();
  #placesOf: { readonly features?: unknown; readonly state?: unknown } = {};

  private constructor(sources: Sources, waiting: LiveCollection<Contribution>, written: LiveCollection<Draft>) {
    this.#sources = sources;
    this.#waiting = waiting;
    this.#drafts = written;
    const { analyser } = sources;
    const indexes = {
      visitor: new SearchIndex(analyser),
      member: new SearchIndex(analyser),
      editor: new SearchIndex(analyser),
    };
    this.#indexes = indexes;
    this.#shelves = {
      public: new Shelf(indexes.visitor),
      memorials: new Shelf(indexes.member),
      places: new Shelf(indexes.member),
      drafts: new Shelf(indexes.editor),
      written: new Shelf(indexes.editor),
      waiting: new Shelf(indexes.editor),
    };
  }

  static async open(sources: Sources): Promise<Search> {
    const { store } = sources;
    const waiting = await liveCollection(store, contributions, { where: { state: 'pending' } });
    const written = await liveCollection(store, { name: DRAFTS, read: findableDraft });
    const search = new Search(sources, waiting, written);
    // Begun now, so that the first to ask need not wait for all of it.
    search.#renew('visitor').catch(() => {});
    return search;
  }

  async search(asker: Asker, request: SearchRequest): Promise<SearchAnswer> {
    const query = parseQuery(request.text);
    if (query.words.length === 0) return NOTHING;
    await this.#renew(asker);
    const { visitor, member, editor } = this.#indexes;
    const indexes = asker === 'editor' ? [visitor, member, editor] : asker === 'member' ? [visitor, member] : [visitor];
    return answerFrom(indexes, query, request);
  }

  /** What this asker may see, as it is now. */
  async #renew(asker: Asker): Promise<void> {
    const { library } = this.#sources;
    const records = (wanted: Iterable<ChronicleRecord>, isHere: (record: ChronicleRecord) => boolean) =>
      Iterator.from(wanted)
        .filter(isHere)
        .map(
          (record): Item => ({
            id: RecordEntry.idOf(record),
            // Another array for another record, and when its periods have changed.
            version: () => periodsOf(library, record),
            entry: () => new RecordEntry(library, record),
          }),
        );
    const state = library.state();
    await this.#shelves.public.renew(state, () => records(library.all(), isForAll));
    if (asker === 'visitor') return;
    await this.#shelves.memorials.renew(state, () => records(library.all(), (record) => !isForAll(record)));
    await Promise.all([this.#renewTrees(), this.#renewPlaces()]);
    if (asker === 'member') return;
    await this.#shelves.drafts.renew(state, () => records(library.drafts(), () => true));
    await this.#shelves.written.renew(this.#drafts.version, () =>
      this.#drafts.items.values().map((draft) => ({
        id: `written/${draft.id}`,
        version: () => draft,
        entry: () => draftEntry(draft),
      })),
    );
    await this.#shelves.waiting.renew(this.#waiting.version, () =>
      this.#waiting.items.values().map((waiting) => ({
        id: `contribution/${waiting.id}`,
        version: () => waiting,
        entry: () => contributionEntry(waiting),
      })),
    );
  }

  async #renewTrees(): Promise<void> {
    const { library, trees, hill: hills, today } = this.#sources;
    const hill = await hills.open(today());
    const present = new Map([...library.trees()].map((tree) => [tree.name, tree]));
    for (const name of present.keys())
      if (!this.#trees.has(name)) this.#trees.set(name, new Shelf(this.#indexes.member));
    for (const [name, shelf] of this.#trees) {
      const tree = present.get(name);
      const genealogy = tree && (await this.#opened(`tree ${name}`, () => trees.open(name, today())));
      await shelf.renew(genealogy && hill, () => (tree && genealogy ? individualsOf(tree, hill) : []));
    }
  }

  /**
   * What cannot be opened says so on its own page. Here nothing of it is found, not even as it was: it may have changed because
   * somebody must no longer be found. The rest is.
   */
  async #opened<Opened>(name: string, open: () => Promise<Opened>): Promise<Opened | undefined> {
    try {
      const opened = await open();
      this.#closed.delete(name);
      return opened;
    } catch (error) {
      // Once, and not at every question.
      if (!this.#closed.has(name)) console.error(`The ${name} cannot be searched:`, error);
      this.#closed.add(name);
      return undefined;
    }
  }

  /** Places are called by what the chronicle says of them, so that both may have changed. */
  async #renewPlaces(): Promise<void> {
    const { library, atlas } = this.#sources;
    const { features } = (await this.#opened('map', () => atlas.current())) ?? { features: [] };
    const state = library.state();
    if (this.#placesOf.features !== features || this.#placesOf.state !== state) this.#placesOf = { features, state };
    await this.#shelves.places.renew(this.#placesOf, () =>
      features
        // The point of a locality is found as the locality.
        .filter(({ name, record }) => !record || library.get(record)?.title !== name)
        .map((feature) => {
          const entry = placeEntry(library, feature);
          const { id, title, families, sample } = entry;
          return { id, version: () => JSON.stringify([title, entry.details(), families, sample]), entry: () => entry };
        }),
    );
  }
}

/** What is somebody's own is nobody else's to find before it is proposed. */
function findableDraft(document: Pick<StoredDocument, 'id' | 'fields'>): Draft | undefined {
  const draft = drafts.read(document);
  return draft?.owner === '' || draft?.state === 'proposed' ? draft : undefined;
}

/** Everybody of a tree as members see it, read when it is looked at: there may be a hundred thousand. */
function* individualsOf(tree: Tree, opened: OpenTree): Generator<Item> {
  const { individuals } = opened.genealogy;
  for (let index = 0; index < individuals.size; index += 1) {
    // Who is in several trees is found once.
    const [record] = opened.recordsOf(index);
    if (record?.tree !== tree.name) continue;
    const person = individuals.at(index);
    if (!isHiddenName(person.name.full)) yield itemOf(tree, opened, person, record);
  }
}

function itemOf(tree: Tree, opened: OpenTree, person: Individual, record: IndividualReference): Item {
  let made: Entry | undefined;
  const entry = () => {
    made ??= individualEntry(tree, opened, person);
    return made;
  };
  return {
    id: individualId(record),
    // Each day brings another tree, in which hardly anybody has changed.
    version() {
      const { title, details, body, life, parents, sample, families } = entry();
      return JSON.stringify([title, details(), body(), life, parents, sample, families]);
    },
    entry,
  };
}
