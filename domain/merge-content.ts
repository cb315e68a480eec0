import type { DraftContent, DraftPicture } from './draft-content.ts';
import { notesMoved } from './merge-notes.ts';
import { mergeText } from './merge-text.ts';

export interface ContentConflict {
  readonly field: string;
  readonly mine: string;
  readonly theirs: string;
  /** Of the text: what stands in it for the two. */
  readonly both?: string;
}

export interface MergedContent {
  /** What both have changed has mine, and of the text both. */
  readonly content: DraftContent;
  readonly conflicts: readonly ContentConflict[];
}

/** Fields that are one thing, whatever they hold. */
const WHOLE = [
  'title',
  'summary',
  'date',
  'born',
  'died',
  'birthPlace',
  'deathPlace',
  'place',
  'cover',
  'teller',
  'scribe',
  'voice',
  'type',
  'order',
  'published',
  'author',
  'sample',
] as const satisfies readonly (keyof DraftContent)[];

/** Fields that are lists: what either put in is in, what either took out is out. */
const LISTS = [
  'photographs',
  'sources',
  'tags',
  'links',
  'roles',
  'people',
] as const satisfies readonly (keyof DraftContent)[];

/** Two who have both changed a draft, brought together field by field, and its text by paragraph. */
export function mergeContent(base: DraftContent, mine: DraftContent, theirs: DraftContent): MergedContent {
  const conflicts: ContentConflict[] = [];
  const merged: { -readonly [Field in keyof DraftContent]: DraftContent[Field] } = { ...mine };
  const take = <Field extends (typeof WHOLE)[number]>(field: Field) => {
    merged[field] = theirs[field];
  };
  for (const field of WHOLE) {
    const [before, own, other] = [base[field], mine[field], theirs[field]].map((value) => JSON.stringify(value));
    if (own === other || other === before) continue;
    if (own === before) take(field);
    else conflicts.push({ field, mine: inWords(mine[field]), theirs: inWords(theirs[field]) });
  }
  const lists = <Item>(of: (content: DraftContent) => readonly Item[]) => mergeLists(of(base), of(mine), of(theirs));
  const sources = lists((content) => content.sources);
  const moved = (version: DraftContent) => notesMoved(version, sources, { base, versions: [mine, theirs] });
  const body = mergeText(moved(base), moved(mine), moved(theirs));
  for (const conflict of body.conflicts) conflicts.push({ field: 'body', ...conflict });
  const content: DraftContent = {
    ...merged,
    photographs: lists(({ photographs }) => photographs),
    sources,
    tags: lists(({ tags }) => tags),
    links: lists(({ links }) => links),
    roles: lists(({ roles }) => roles),
    people: lists(({ people }) => people),
    body: body.text,
  };
  return { content, conflicts };
}

export function sameContent(a: DraftContent, b: DraftContent): boolean {
  return [...WHOLE, ...LISTS, 'body' as const].every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]));
}

function mergeLists<Item>(base: readonly Item[], mine: readonly Item[], theirs: readonly Item[]): Item[] {
  const keys = (list: readonly Item[]) => new Set(list.map((item) => JSON.stringify(item)));
  const [before, own, other] = [keys(base), keys(mine), keys(theirs)];
  const stays = (item: Item) => {
    const key = JSON.stringify(item);
    return !before.has(key) || (own.has(key) && other.has(key));
  };
  // The order of whoever has changed it.
  if (JSON.stringify(mine) === JSON.stringify(base)) return theirs.slice();
  return [
    ...mine.filter(stays),
    ...theirs.filter((item) => !own.has(JSON.stringify(item)) && !before.has(JSON.stringify(item))),
  ];
}

/** What somebody reads who is to choose, or to compare. */
export function inWords(
  value: DraftContent[(typeof WHOLE)[number]] | DraftPicture | Readonly<Record<string, string>>,
): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'da' : 'ne';
  if (typeof value === 'string') return value;
  return Object.values(value)
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}
