import type { MapFeature } from '../../domain/geography/map-feature.ts';
import { type ChronicleRecord, type FamilyLine, keyOf } from '../../domain/record.ts';
import type { IndividualReference } from '../../domain/reference.ts';
import { closestKin, type Genealogy, type Individual, isHiddenName } from '../../genealogy/index.ts';
import type { Contribution } from '../contributions/contribution.ts';
import { summaryOf } from '../contributions/memory-record.ts';
import type { Draft } from '../editing/draft.ts';
import { placeIdOf } from '../map/atlas.ts';
import type { Library } from '../reading/library.ts';
import { periodsOf } from '../reading/periods-of.ts';
import type { OpenTree } from '../trees/open-tree.ts';
import type { Tree } from '../trees/tree.ts';
import { plainText } from './plain-text.ts';
import type { Entry } from './search-index.ts';

/** Of what is published, members alone find memorials. */
export function isForAll({ kind }: ChronicleRecord): boolean {
  return kind !== 'memorial';
}

/** What can be found of a record; of a draft for editors alone. There are ten thousand: they hold nothing but the record. */
export class RecordEntry implements Entry {
  readonly #library: Library;
  readonly #record: ChronicleRecord;
  readonly families: readonly FamilyLine[];

  constructor(library: Library, record: ChronicleRecord) {
    this.#library = library;
    this.#record = record;
    this.families = familiesOf(record);
  }

  static idOf(record: ChronicleRecord): string {
    return record.status === 'published' ? keyOf(record) : `draft/${keyOf(record)}`;
  }

  get id() {
    return RecordEntry.idOf(this.#record);
  }

  get kind() {
    return this.#record.status === 'published' ? this.#record.kind : 'draft';
  }

  get target() {
    return { record: this.#record };
  }

  get title() {
    return this.#record.title;
  }

  get isName() {
    return this.#record.kind === 'person' || this.#record.kind === 'memorial';
  }

  get summary() {
    return this.#record.summary;
  }

  details() {
    return detailsOf(this.#record);
  }

  body() {
    return plainText(this.#record.body);
  }

  notes() {
    const record = this.#record;
    const pictures = [record.cover, ...('photographs' in record ? record.photographs : [])];
    // Addresses of pages are no words.
    const sources = record.sources.flatMap(({ what, where }) =>
      where && !/^https?:/.test(where) ? [what, where] : [what],
    );
    return present([...pictures.map((picture) => picture?.caption), ...sources]);
  }

  get sample() {
    return this.#record.sample;
  }

  get periods() {
    return periodsOf(this.#library, this.#record);
  }

  get tags() {
    return this.#record.tags;
  }
}

/** Words besides the text by which a record is looked for. */
function detailsOf(record: ChronicleRecord): string[] {
  const { tags, place, date } = record;
  const parts: (string | undefined)[] = [...tags, place?.name, yearsIn(date)];
  if (record.kind === 'person' || record.kind === 'memorial') {
    parts.push(yearsIn(record.born), yearsIn(record.died), record.birthPlace, record.deathPlace);
  }
  if (record.kind === 'person') parts.push(...record.roles);
  if (record.kind === 'memory') parts.push(record.teller, ...record.people, record.scribe);
  return present(parts);
}

function yearsIn(date: string | undefined): string {
  return (date?.match(/\d{4}/g) ?? []).join(' ');
}

function present(parts: readonly (string | undefined)[]): string[] {
  return parts.filter((part) => part !== undefined && part !== '') as string[];
}

const LINES: readonly (readonly [line: FamilyLine, tree: string, surname: RegExp])[] = [
  ['bosnjaci', 'bosnjak', /(?<!\p{L})Bošnja[kc]/u],
  ['cavari', 'cavar', /(?<!\p{L})Ćavar/u],
];

/** The lines that a record is of: its section, people of their trees, or the name in its title and among its people. */
function familiesOf(record: ChronicleRecord): FamilyLine[] {
  const named = [record.title, ...record.tags, ...(record.kind === 'memory' ? [record.teller, ...record.people] : [])];
  return LINES.filter(
    ([line, tree, surname]) =>
      (record.kind === 'article' && record.section === line) ||
      record.links.some((link) => link.startsWith(`${tree}#`)) ||
      named.some((text) => surname.test(text)),
  ).map(([line]) => line);
}

export function individualId({ tree, id }: IndividualReference): string {
  return `${tree}#${id}`;
}

/** Somebody of the trees as members see them: of the living it holds nothing but the name. Kept for long, it holds nothing of the tree besides. */
export function individualEntry(tree: Tree, { genealogy, recordsOf }: OpenTree, person: Individual): Entry {
  const { name, otherNames, birth, death, events } = person;
  const records = recordsOf(person.index);
  const record = records.find((one) => one.tree === tree.name) ?? { tree: tree.name, id: person.id };
  // Of the living nothing is left but the name: neither is it said whose children they are.
  const isDated = Boolean(birth?.date || death?.date);
  const parents = isDated ? parentsOf(genealogy, person) : [];
  return {
    id: individualId(record),
    kind: 'individual',
    target: { tree: tree.name, individual: record.id, ...(records.length > 1 ? { isInSeveral: true } : {}) },
    title: name.full,
    isName: true,
    summary: '',
    details: () =>
      present([
        name.nickname,
        ...otherNames.flatMap((other) => [other.full, other.nickname]),
        ...events.flatMap(({ date, place, value }) => [yearsIn(date), place, value]),
      ]),
    body: () => person.notes.join('\n'),
    notes: () => [],
    ...(parents.length > 0 ? { parents } : {}),
    ...(isDated ? { life: { born: birth?.date || undefined, died: death?.date || undefined } } : {}),
    sample: tree.sample ?? false,
    periods: [],
    families: LINES.filter(([, ofTree]) => records.some((one) => one.tree === ofTree)).map(([line]) => line),
    tags: [],
  };
}

function parentsOf({ graph, individuals }: Genealogy, { index }: Individual): string[] {
  return closestKin(graph, index)
    .parents.map((parent) => individuals.at(parent).name)
    .filter(({ full }) => !isHiddenName(full))
    .map(({ given, full }) => given || full);
}

export function placeEntry(library: Library, feature: MapFeature): Entry {
  const { name, date, line, sample } = feature;
  const described = feature.record && library.get(feature.record);
  const id = placeIdOf(library, feature);
  return {
    id: `place/${id}`,
    kind: 'place',
    target: { place: id },
    title: name,
    isName: false,
    summary: '',
    details: () => present([yearsIn(date), described?.title]),
    body: () => '',
    notes: () => [],
    sample: sample ?? false,
    periods: [],
    families: LINES.filter(([, tree]) => tree === line).map(([family]) => family),
    tags: [],
  };
}

/** What somebody is writing at the desk, or has proposed. */
export function draftEntry({ id, content }: Draft): Entry {
  const { title, summary, body, place, tags, teller, people, roles } = content;
  return {
    id: `written/${id}`,
    kind: 'draft',
    target: { draft: id },
    title: title || summaryOf(body, 60),
    isName: content.kind === 'person' || content.kind === 'memorial',
    summary: summary || summaryOf(body),
    details: () => present([place.name, teller, ...people, ...roles, ...tags]),
    body: () => plainText(body),
    notes: () => content.sources.map(({ what }) => what),
    sample: content.sample,
    periods: [],
    families: [],
    tags: [],
  };
}

/** What waits for an editor. Addresses of those who sent it are not searched. */
export function contributionEntry({ id, content }: Contribution): Entry {
  const { title, text, author, when, where, people } = content;
  return {
    id: `contribution/${id}`,
    kind: 'contribution',
    target: { contribution: id },
    title: title || summaryOf(text, 60),
    isName: false,
    summary: summaryOf(text),
    details: () => present([author, when, where, people]),
    body: () => text,
    notes: () => [],
    sample: false,
    periods: [],
    families: [],
    tags: [],
  };
}
