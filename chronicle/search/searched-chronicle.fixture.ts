import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Analyser } from '../../croatian/analyser.ts';
import { Dictionary } from '../../croatian/dictionary/dictionary.ts';
import type { ChronicleRecord, FamilyLine, RecordOf } from '../../domain/record.ts';
import { root } from '../../scripts/project.mjs';
import { type Contribution, contributions } from '../contributions/contribution.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import { Atlas } from '../map/atlas.ts';
import { saveMap } from '../map/map-documents.ts';
import { Library } from '../reading/library.ts';
import { saveRecord } from '../records/save-record.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { describeTree } from '../trees/describe-tree.ts';
import { HillCache } from '../trees/hill-cache.ts';
import { openReleasedTexts } from '../trees/released-texts.ts';
import { TREES } from '../trees/tree.ts';
import { TreeCache } from '../trees/tree-cache.ts';
import { runHere } from '../trees/tree-jobs.fixture.ts';
import { openTreeLinks } from '../trees/tree-links.ts';
import type { Asker, SearchRequest, TextPart } from './answer.ts';
import { Search } from './search.ts';

const TODAY = '2026-11-16';
const AT = `${TODAY}T08:00:00Z`;

export const dictionary = Dictionary.read(readFileSync(join(root, 'croatian', 'compiled', 'dictionary.bin')));
export const analyser = new Analyser(dictionary);

const common: Omit<RecordOf<'page'>, 'kind' | 'slug' | 'title'> = {
  summary: 'Sažetak.',
  body: '',
  status: 'published',
  sources: [],
  tags: [],
  links: [],
  sample: false,
  author: 'Ana',
  created: AT,
  updated: AT,
};

export function locality(slug: string, more: Partial<RecordOf<'locality'>> = {}): ChronicleRecord {
  return { ...common, kind: 'locality', slug, title: slug, number: 1, type: 'house', ...more };
}

export function person(slug: string, more: Partial<RecordOf<'person'>> = {}): ChronicleRecord {
  return { ...common, kind: 'person', slug, title: slug, roles: [], ...more };
}

export function memorial(slug: string, more: Partial<RecordOf<'memorial'>> = {}): ChronicleRecord {
  return { ...common, kind: 'memorial', slug, title: slug, photographs: [], ...more };
}

export function period(slug: string, date: string): ChronicleRecord {
  return { ...common, kind: 'period', slug, title: slug, order: 1, date };
}

export function memory(slug: string, more: Partial<RecordOf<'memory'>> = {}): ChronicleRecord {
  return { ...common, kind: 'memory', slug, title: slug, teller: 'Stana', people: [], photographs: [], ...more };
}

export function familyArticle(slug: string, section: FamilyLine): ChronicleRecord {
  return { ...common, kind: 'article', slug, title: slug, section, order: 1, published: TODAY };
}

/** A text with what is marked in it between brackets. */
export function written(parts: readonly TextPart[] = []): string {
  return parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
}

/** A chronicle in memory and the search over it. */
export async function searchedChronicle(...records: ChronicleRecord[]) {
  const store = new MemoryStore();
  const files = new MemoryFiles();
  const revisions = new Map<string, number>();
  const save = async (record: ChronicleRecord) => {
    const key = `${record.kind}/${record.slug}`;
    const basedOn = revisions.get(key) ?? 0;
    await saveRecord(store, { record, basedOn, by: 'ana', at: AT });
    revisions.set(key, basedOn + 1);
  };
  const saveTree = async (gedcom: string, name = 'cavar') => {
    const bytes = new TextEncoder().encode(gedcom);
    const { individualIds: _, ...about } = describeTree(bytes, TODAY);
    const fields = { ...about, name, hash: await files.put(bytes) };
    await store.commit([{ verb: 'set', collection: TREES, id: name, fields }]);
    return fields.hash;
  };
  const removeTree = () => store.commit([{ verb: 'delete', collection: TREES, id: 'cavar' }]);
  const drawMap = async (features: readonly object[]) => {
    const bytes = new TextEncoder().encode(JSON.stringify({ type: 'FeatureCollection', features }));
    await saveMap(store, { name: 'brdo', hash: await files.put(bytes), basedOn: 0, by: 'ana', at: AT });
  };
  const wait = (id: string, text: string, state: Contribution['state'] = 'pending') =>
    store.commit([
      {
        verb: 'set',
        collection: contributions.name,
        id,
        fields: {
          id,
          kind: 'memory',
          state,
          revision: 1,
          at: AT,
          content: { title: 'Uspomena', text, author: 'Stana', when: '', where: '', people: '' },
          photographs: [],
          accountId: '',
          email: 'stana@example.com',
          about: '',
          record: '',
          origin: 'http://localhost',
        },
      },
    ]);
  /** The site as it starts over what is stored. */
  const opened = async () => {
    const library = await Library.open(store);
    const links = await openTreeLinks(store);
    const trees = new TreeCache(runHere(files), library, await openReleasedTexts(store), links);
    const search = await Search.open({
      analyser,
      library,
      trees,
      hill: new HillCache(trees),
      atlas: new Atlas(store, files),
      store,
      today: () => TODAY,
    });
    const ask = (text: string, asker: Asker = 'visitor', more: Partial<SearchRequest> = {}) =>
      search.search(asker, { text, ...more });
    const titles = async (text: string, asker: Asker = 'visitor', more: Partial<SearchRequest> = {}) =>
      (await ask(text, asker, more)).results.map(({ title }) => title.map((part) => part.text).join(''));
    return { library, ask, titles };
  };
  for (const record of records) await save(record);
  return { store, files, save, saveTree, removeTree, drawMap, wait, opened, ...(await opened()) };
}
