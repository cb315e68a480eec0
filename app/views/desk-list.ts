import type { DraftShelf, ListedDraft } from '../../chronicle/editing/draft-shelf.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import { plainLetters } from '../../domain/plain-letters.ts';
import { type ChronicleRecord, type FamilyLine, keyOf } from '../../domain/record.ts';
import type { RecordKey, RecordKind } from '../../domain/reference.ts';
import type { Choice, RecordRow } from '../features/desk/views.ts';
import { DESK_ORDERS, DESK_STATES, ORDER_PARAM, QUERY_PARAM, STATE_PARAM, TYPE_PARAM } from '../query-words.ts';
import { recordPath } from '../record-path.ts';
import { NEW_WORDS, pathTo, RECORD_WORDS } from '../routes.ts';
import { momentInWords, plannedText } from '../text/dates.ts';

/** What can be written, as addresses name it: kinds of records, and articles by where they stand. */
export type RecordSort = keyof typeof NEW_WORDS;
type DeskState = keyof typeof DESK_STATES;
type DeskOrder = keyof typeof DESK_ORDERS;

export const RECORD_SORTS = Object.keys(NEW_WORDS) as RecordSort[];

export const SORT_LABEL: Readonly<Record<RecordSort, string>> = {
  clanak: 'Zapis za blog',
  'clanak-bosnjaci': 'Članak o Bošnjacima',
  'clanak-cavari': 'Članak o Ćavarima',
  lokalitet: 'Lokalitet',
  osoba: 'Poznata osoba',
  'in-memoriam': 'In memoriam',
  razdoblje: 'Razdoblje',
  uspomena: 'Uspomena',
  stranica: 'Stranica',
};

const STATE_LABEL: Readonly<Record<DeskState, string>> = {
  published: 'Objavljeno',
  working: 'Nacrt',
  proposed: 'Prijedlog',
  scheduled: 'Zakazano',
  unpublished: 'Skinuto sa stranice',
  conflict: 'Promijenjeno u međuvremenu',
  sample: 'Ogledni zapisi',
  broken: 'Neispravne poveznice',
};

/** A line of the list: a record with what is being written on it, or a draft of something new. */
export interface DeskEntry {
  readonly id: string;
  readonly sort: RecordSort;
  readonly title: string;
  readonly changed: string;
  readonly record: ChronicleRecord | undefined;
  readonly draft: ListedDraft | undefined;
  /** All that it can be chosen by. */
  readonly states: ReadonlySet<DeskState>;
}

export interface DeskAsked {
  readonly words: string;
  readonly sort: RecordSort | undefined;
  readonly state: DeskState | undefined;
  readonly order: DeskOrder;
}

export const DESK_FILTERS = [QUERY_PARAM, TYPE_PARAM, STATE_PARAM, ORDER_PARAM] as const;
const LONGEST_QUERY = 200;
const LEGAL_PAGES = ['page/privatnost', 'page/uvjeti-koristenja', 'page/pristupacnost'];
const croatian = new Intl.Collator('hr');

export function deskAsked(parameters: URLSearchParams): DeskAsked {
  return {
    words: (parameters.get(QUERY_PARAM) ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUERY).toWellFormed(),
    sort: RECORD_SORTS.find((sort) => sort === parameters.get(TYPE_PARAM)),
    state: named(DESK_STATES, parameters.get(STATE_PARAM)),
    order: named(DESK_ORDERS, parameters.get(ORDER_PARAM)) ?? 'changed',
  };
}

function named<Name extends string>(words: Readonly<Record<Name, string>>, word: string | null): Name | undefined {
  return (Object.keys(words) as Name[]).find((name) => words[name] === word);
}

function sortOf(of: { readonly kind: RecordKind; readonly section?: 'blog' | FamilyLine | undefined }): RecordSort {
  const found = RECORD_SORTS.find((sort) => {
    const begun: { kind: RecordKind; section?: string } = NEW_WORDS[sort];
    return begun.kind === of.kind && begun.section === of.section;
  });
  return found ?? 'clanak';
}

interface Shelves {
  readonly library: Library;
  readonly drafts: DraftShelf;
  /** Keys of records with links into nothing. */
  readonly broken: ReadonlySet<RecordKey>;
}

/** Everything there is, published or not. Every proposal is an entry of its own, also of a record that is there. */
export function deskEntries({ library, drafts, broken }: Shelves): DeskEntry[] {
  const all = drafts.all();
  const isShared = ({ of, state }: ListedDraft) => of !== '' && state !== 'proposed';
  const byRecord = new Map(all.filter(isShared).map((draft) => [draft.of, draft]));
  const isOutdated = ({ of, state, basedOn, owner }: ListedDraft) =>
    of !== '' && basedOn !== library.revisionOf(of) && !(state === 'proposed' && owner === '');
  const records = [...library.all(), ...library.drafts()];
  return [
    ...records.map((record): DeskEntry => {
      const key = keyOf(record);
      const draft = byRecord.get(key);
      const states = new Set<DeskState>([record.status === 'published' ? 'published' : 'unpublished']);
      if (draft) states.add(draft.state);
      if (draft && isOutdated(draft)) states.add('conflict');
      if (record.sample) states.add('sample');
      if (broken.has(key)) states.add('broken');
      const changed = draft && draft.updatedAt > record.updated ? draft.updatedAt : record.updated;
      return { id: key, sort: sortOf(record), title: record.title, changed, record, draft, states };
    }),
    ...all
      .filter((draft) => !isShared(draft))
      .map((draft): DeskEntry => {
        const states = new Set<DeskState>([draft.state]);
        if (isOutdated(draft)) states.add('conflict');
        if (draft.sample) states.add('sample');
        const { id, title, updatedAt: changed } = draft;
        return { id, sort: sortOf(draft), title, changed, record: undefined, draft, states };
      }),
  ];
}

export function chosenEntries(entries: readonly DeskEntry[], asked: DeskAsked): DeskEntry[] {
  const words = plainLetters(asked.words).split(' ').filter(Boolean);
  return entries
    .filter(({ sort, states }) => (!asked.sort || sort === asked.sort) && (!asked.state || states.has(asked.state)))
    .filter(({ title }) => words.length === 0 || hasAll(plainLetters(title), words))
    .sort((a, b) => (asked.order === 'title' ? croatian.compare(a.title, b.title) : latestFirst(a, b)));
}

/** What somebody has begun or written on, the latest first. */
export function latestEntries(
  entries: readonly DeskEntry[],
  { id, name }: { readonly id: string; readonly name: string },
  most: number,
): DeskEntry[] {
  return entries
    .filter(({ draft }) => draft && (draft.startedBy === id || draft.owner === id || draft.by === name))
    .sort(latestFirst)
    .slice(0, most);
}

function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** Legal pages come before what an update brought in the same moment. */
function latestFirst(a: DeskEntry, b: DeskEntry): number {
  if (a.changed === b.changed) return Number(isLegal(b)) - Number(isLegal(a));
  return a.changed < b.changed ? 1 : -1;
}

function isLegal({ id, draft }: DeskEntry): boolean {
  return LEGAL_PAGES.includes(draft?.of || id);
}

function addressOf({ words, sort, state, order }: DeskAsked): string {
  const parameters = new URLSearchParams();
  if (words) parameters.set(QUERY_PARAM, words);
  if (sort) parameters.set(TYPE_PARAM, sort);
  if (state) parameters.set(STATE_PARAM, DESK_STATES[state]);
  if (order !== 'changed') parameters.set(ORDER_PARAM, DESK_ORDERS[order]);
  return parameters.size > 0 ? `${pathTo('deskRecords')}?${parameters}` : pathTo('deskRecords');
}

/** Where the list shows what is in a state. */
export function statePath(state: DeskState): string {
  return addressOf({ words: '', sort: undefined, state, order: 'changed' });
}

export function countIn(entries: readonly DeskEntry[], state: DeskState): number {
  return entries.reduce((sum, { states }) => sum + (states.has(state) ? 1 : 0), 0);
}

/** Each counted with the other choices applied; what there is nothing of is not offered. */
export function stateChoices(entries: readonly DeskEntry[], asked: DeskAsked): Choice[] {
  const others = chosenEntries(entries, { ...asked, state: undefined });
  const all = {
    label: 'Sve',
    count: others.length,
    href: addressOf({ ...asked, state: undefined }),
    chosen: !asked.state,
  };
  const states = (Object.keys(DESK_STATES) as DeskState[]).map((state) => ({
    label: STATE_LABEL[state],
    count: countIn(others, state),
    href: addressOf({ ...asked, state }),
    chosen: state === asked.state,
  }));
  return [all, ...states.filter(({ count, chosen }) => count > 0 || chosen)];
}

export function recordRow({ id, sort, title, changed, record, draft, states }: DeskEntry): RecordRow {
  const at = record && { kind: RECORD_WORDS[record.kind], slug: record.slug };
  const isPublic = states.has('published');
  return {
    id,
    title: title || 'Bez naslova',
    kind: SORT_LABEL[sort],
    editHref: at ? pathTo('editRecord', at) : pathTo('draft', { id }),
    href: record && isPublic ? recordPath(record) : undefined,
    historyHref: at && pathTo('recordHistory', at),
    state: record ? STATE_LABEL[isPublic ? 'published' : 'unpublished'] : draftWord(draft),
    tone: record ? (isPublic ? 'public' : 'away') : 'open',
    notes: notesOf({ draft, states, isRecord: record !== undefined }),
    changed: momentInWords(new Date(changed)),
  };
}

function notesOf({
  draft,
  states,
  isRecord,
}: Pick<DeskEntry, 'draft' | 'states'> & { readonly isRecord: boolean }): string[] {
  return [
    isRecord && draft ? draftWord(draft).toLowerCase() : '',
    draft?.state === 'proposed' && draft.of !== '' ? 'izmjena zapisa' : '',
    draft?.state === 'proposed' ? (draft.owner ? `predlaže ${draft.ownerName}` : 'noviji početni tekst') : '',
    states.has('conflict') ? 'zapis je u međuvremenu promijenjen' : '',
    states.has('sample') ? 'ogledni zapis' : '',
    states.has('broken') ? 'poveznica koja ne vodi nikamo' : '',
  ].filter(Boolean);
}

function draftWord(draft: ListedDraft | undefined): string {
  if (draft?.state === 'scheduled') return `Zakazano za ${plannedText(draft.publishOn)}`;
  return STATE_LABEL[draft?.state ?? 'working'];
}
