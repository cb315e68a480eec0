import { isMemorialOf } from '../../chronicle/memorial/memorial-of.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import { portraitKind, shownPicture } from '../../chronicle/trees/portraits.ts';
import type { ChronicleRecord } from '../../domain/record.ts';
import {
  attachmentsOf,
  closestKin,
  crossLinks,
  type Genealogy,
  type Individual,
  isHiddenName,
  NOBODY,
  type OutlineEntry,
  outline,
  Portrait,
} from '../../genealogy/index.ts';
import type { KinView, OutlineView, PersonView, PictureView, RecordLinkView } from '../features/family-tree/views.ts';
import { dateText, lifeText } from '../text/dates.ts';
import { lifeEventLabel } from '../text/life-events.ts';
import { SAMPLE_WORDS } from '../text/sample-labels.ts';
import { cardView } from './record-views.ts';
import { isTreeName, TREE_PAGES, type TreeName, treePersonPath } from './trees.ts';

export function kinView(person: Individual, tree: TreeName): KinView {
  return {
    id: person.id,
    href: treePersonPath(tree, person.id),
    name: person.name.full,
    years: lifeText(person.birth?.date || undefined, person.death?.date || undefined),
  };
}

interface TreePlace {
  readonly library: Library;
  readonly tree: TreeName;
  /** The other family's tree, where one asks who somebody is in it. */
  readonly across?: Genealogy | undefined;
  /** Where a member may say «that is me». */
  readonly mayBeOwn?: boolean;
}

/** Everything that may be shown of somebody in a tree. */
export function personView(
  genealogy: Genealogy,
  person: Individual,
  { library, tree, across, mayBeOwn = false }: TreePlace,
): PersonView {
  const people = (indices: readonly number[]) => indices.map((index) => kinView(genealogy.individuals.at(index), tree));
  const { parents, partners, children, siblings } = closestKin(genealogy.graph, person.index);
  const { citations, pictures } = attachmentsOf(genealogy, person.index);
  // Records about somebody hidden would reveal who they are.
  const records = isHiddenName(person.name.full)
    ? []
    : library
        .links()
        .aboutIndividual(`${tree}#${person.id}`)
        .flatMap((key) => library.get(key) ?? []);
  return {
    ...kinView(person, tree),
    nickname: person.name.nickname,
    otherNames: person.otherNames.map(({ full }) => full),
    facts: person.events.flatMap(({ tag, date, place, value }) => {
      const text = [value, date && dateText(date), place].filter(Boolean).join(', ');
      return text ? [{ label: lifeEventLabel(tag), value: text }] : [];
    }),
    notes: person.notes,
    kin: [
      { label: 'Roditelji', people: people(parents) },
      { label: 'Braća i sestre', people: people(siblings) },
      { label: 'Bračni drugovi', people: people(partners) },
      { label: 'Djeca', people: people(children) },
    ].filter((group) => group.people.length > 0),
    records: records.map((record): RecordLinkView => {
      const { href, title, label, sample } = cardView(library, record, 'member');
      return { href, title, label: sample ? `${label}, ${SAMPLE_WORDS}` : label };
    }),
    sources: citations.map(({ title, page, event }) => ({ title, page, about: event && lifeEventLabel(event) })),
    pictures: [
      ...pictures.flatMap(({ file, title }) => pictureView(library, file, title)),
      ...records
        .filter((record) => isPictured(record, person))
        .flatMap(({ cover }) => (cover ? pictureView(library, cover.file, cover.alt) : [])),
    ],
    mayBeOwn,
    crossing: crossingOf(crossLinks(genealogy)[person.index], across),
  };
}

/** A memorial's picture is of whom it remembers, and not of those of the family whom it names. */
function isPictured(record: ChronicleRecord, person: Individual): boolean {
  return record.kind === 'memorial' ? isMemorialOf(record, person) : record.kind !== 'period';
}

function pictureView(library: Library, file: string, alt: string): PictureView[] {
  const picture = shownPicture(library, file);
  if (!picture) return [];
  const { hash, width, height } = picture;
  const kind = portraitKind(picture) === Portrait.drawing ? 'drawing' : 'photograph';
  return [{ kind, hash, alt, width, height }];
}

/** Nobody is led to somebody who is hidden there: that would say who they are. */
function crossingOf(link: string | undefined, across: Genealogy | undefined): PersonView['crossing'] {
  const [tree = '', id = ''] = link?.split('#') ?? [];
  const there = across?.individuals.get(id);
  if (!isTreeName(tree) || !there || isHiddenName(there.name.full)) return undefined;
  return { href: treePersonPath(tree, id), label: TREE_PAGES[tree].inTree };
}

/** More in one page would be slow to send and tiring to read; the rest is on each person's own page. */
const MOST_LISTED = 400;

/**
 * The family as lists within lists: all of it where it is small, otherwise as many generations as fit, each of the last
 * with how many come after. From somebody down when `from` says so.
 */
export function outlineView(genealogy: Genealogy, tree: TreeName, from: string | undefined): OutlineView[] {
  const whole = outline(genealogy);
  const start = from === undefined ? undefined : findEntry(whole, genealogy.individuals.indexOf(from));
  const entries = start ? [start] : whole;
  const depth = depthWithin(entries);
  const person = (index: number) => kinView(genealogy.individuals.at(index), tree);
  const view = (entry: OutlineEntry, left: number): OutlineView => ({
    person: person(entry.person),
    isRepeated: entry.toldElsewhere,
    leftOut: left > 0 ? 0 : entry.unions.reduce((sum, union) => sum + sizeOf(union.children), 0),
    unions: entry.unions.map(({ partner, children }) => ({
      partner: partner === NOBODY ? undefined : person(partner),
      children: left > 0 ? children.map((child) => view(child, left - 1)) : [],
    })),
  });
  return entries.slice(0, MOST_LISTED).map((entry) => view(entry, depth));
}

function findEntry(entries: readonly OutlineEntry[], person: number): OutlineEntry | undefined {
  const waiting = [...entries];
  for (const entry of waiting) {
    if (entry.person === person && !entry.toldElsewhere) return entry;
    for (const { children } of entry.unions) waiting.push(...children);
  }
  return undefined;
}

/** Rows of children that can be listed before there are too many people. */
function depthWithin(entries: readonly OutlineEntry[]): number {
  let row = entries;
  let listed = 0;
  for (let depth = 0; ; depth += 1) {
    listed += row.reduce((sum, { unions }) => sum + 1 + unions.length, 0);
    if (row.length === 0) return Number.POSITIVE_INFINITY;
    if (listed > MOST_LISTED) return Math.max(0, depth - 1);
    row = row.flatMap(({ unions }) => unions.flatMap(({ children }) => children));
  }
}

function sizeOf(entries: readonly OutlineEntry[]): number {
  return entries.reduce(
    (sum, { unions }) => sum + 1 + unions.reduce((inner, { children }) => inner + sizeOf(children), 0),
    0,
  );
}
