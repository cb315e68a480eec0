import { isMemorialOf } from '../../chronicle/memorial/memorial-of.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import type { OpenTree } from '../../chronicle/trees/open-tree.ts';
import { portraitKind, shownPicture } from '../../chronicle/trees/portraits.ts';
import type { OutlinedPerson, ShortOutline } from '../../chronicle/trees/short-outline.ts';
import type { ChronicleRecord } from '../../domain/record.ts';
import type { IndividualReference } from '../../domain/reference.ts';
import {
  attachmentsOf,
  type Conflict,
  closestKin,
  type Individual,
  isHiddenName,
  type LifeEvent,
  NOBODY,
  Portrait,
} from '../../genealogy/index.ts';
import type { KinView, OutlineView, PersonView, PictureView, RecordLinkView } from '../features/family-tree/views.ts';
import { HILL } from '../routes.ts';
import { dateText, lifeText } from '../text/dates.ts';
import { lifeEventLabel } from '../text/life-events.ts';
import { SAMPLE_WORDS } from '../text/sample-labels.ts';
import { fanPath } from './fan-view.ts';
import { parentsKinship } from './parents-kinship.ts';
import { cardView } from './record-views.ts';
import { reportPath } from './tree-person-page.ts';
import { isTreeName, type ShownTree, TREE_WORDS, treePersonPath } from './trees.ts';

export function kinView({ id, name, birth, death }: Individual, tree: ShownTree): KinView {
  const years = lifeText(birth?.date || undefined, death?.date || undefined);
  return { id, name: name.full, years, href: treePersonPath(tree, id) };
}

interface TreePlace {
  readonly library: Library;
  readonly tree: ShownTree;
  /** All trees as one, where one asks who somebody is in the others. */
  readonly hill: OpenTree;
  /** Where a member may say «that is me». */
  readonly mayBeOwn?: boolean;
}

/** Everything that may be shown of somebody in a tree. */
export function personView(
  opened: OpenTree,
  person: Individual,
  { library, tree, hill, mayBeOwn = false }: TreePlace,
): PersonView {
  const { genealogy } = opened;
  const people = (indices: readonly number[]) => indices.map((index) => kinView(genealogy.individuals.at(index), tree));
  const all = recordsOf(opened, hill, person);
  const { parents, partners, children, siblings } = closestKin(genealogy.graph, person.index);
  const { citations, pictures } = attachmentsOf(genealogy, person.index);
  // Records about somebody hidden would reveal who they are.
  const records = isHiddenName(person.name.full)
    ? []
    : [...new Set(all.flatMap((one) => library.links().aboutIndividual(`${one.tree}#${one.id}`)))].flatMap(
        (key) => library.get(key) ?? [],
      );
  const related = parentsKinship(genealogy, person);
  return {
    ...kinView(person, tree),
    nickname: person.name.nickname,
    otherNames: person.otherNames.map(({ full }) => full),
    facts: [
      ...(tree === HILL && all.length > 1 && !isHiddenName(person.name.full)
        ? [{ label: 'Zapis', value: 'U oba stabla' }]
        : []),
      ...factsOf(person, opened.conflicts.get(person.index) ?? []),
      ...(related ? [{ label: 'Srodstvo', value: related }] : []),
    ],
    notes: person.notes,
    kin: [
      { label: 'Roditelji', people: people(parents) },
      { label: 'Braća i sestre', people: people(siblings) },
      { label: 'Supružnici', people: people(partners) },
      { label: 'Djeca', people: people(children) },
    ].filter((group) => group.people.length > 0),
    links: [
      {
        label: 'Zapisi',
        links: records.map((record): RecordLinkView => {
          const { href, title, label, sample } = cardView(library, record, 'member');
          return { href, title, label: sample ? `${label}, ${SAMPLE_WORDS}` : label };
        }),
      },
      {
        label: 'Za čitanje i ispis',
        links: [
          { href: fanPath(tree, person.id), title: 'Preci u lepezi', label: '' },
          { href: reportPath('familyReport', tree, person.id, 'ancestors'), title: 'Rodoslovno izvješće', label: '' },
        ],
      },
    ].filter(({ links }) => links.length > 0),
    sources: citations.map(({ title, page, event }) => ({ title, page, about: event && lifeEventLabel(event) })),
    pictures: onceEach([
      ...pictures.flatMap(({ file, title, event }) =>
        pictureView(library, file, title || (event && lifeEventLabel(event))),
      ),
      ...records
        .filter((record) => isPictured(record, person))
        .flatMap(({ cover }) => (cover ? pictureView(library, cover.file, cover.alt) : [])),
    ]),
    mayBeOwn,
    crossings: all.filter((one) => one.tree !== tree).flatMap((one) => crossingTo(one, person)),
  };
}

/** A memorial's picture is of whom it remembers, and not of those of the family whom it names. */
function isPictured(record: ChronicleRecord, person: Individual): boolean {
  return record.kind === 'memorial' ? isMemorialOf(record, person) : record.kind !== 'period';
}

/** One of the person may stand with an event as well, or on a memorial. */
function onceEach(pictures: readonly PictureView[]): PictureView[] {
  return pictures.filter(({ hash }, at) => pictures.findIndex((one) => one.hash === hash) === at);
}

function pictureView(library: Library, file: string, alt: string): PictureView[] {
  const picture = shownPicture(library, file);
  if (!picture) return [];
  const { hash, width, height } = picture;
  const kind = portraitKind(picture) === Portrait.drawing ? 'drawing' : 'photograph';
  return [{ kind, hash, alt, width, height }];
}

/** In which trees somebody is. Who is hidden in one of them is led to nowhere else: that would say who they are. */
function recordsOf(opened: OpenTree, hill: OpenTree, { index }: Individual): readonly IndividualReference[] {
  const own = opened.recordsOf(index);
  const there = own[0] ? hill.indexOf(own[0]) : NOBODY;
  const isHidden = there === NOBODY || isHiddenName(hill.genealogy.individuals.at(there).name.full);
  return isHidden ? own : hill.recordsOf(there);
}

function crossingTo({ tree, id }: IndividualReference, { name }: Individual): PersonView['crossings'] {
  return isTreeName(tree) && !isHiddenName(name.full)
    ? [{ href: treePersonPath(tree, id), label: TREE_WORDS[tree].inTree }]
    : [];
}

/** What the trees tell differently is told as each of them does, with which it is. */
function factsOf({ events }: Individual, conflicts: readonly Conflict[]): PersonView['facts'] {
  const written = ({ tag, date, place, value, type }: LifeEvent, trees: readonly string[]): PersonView['facts'] => {
    const sources = trees.filter(isTreeName).map((tree) => `prema${TREE_WORDS[tree].inTree.slice(1)}`);
    const said = tag === 'SEX' ? (SEX_WORDS[value] ?? '') : value;
    const text = [said, date && dateText(date), place, ...sources].filter(Boolean).join(', ');
    return text ? [{ label: CONFLICT_LABELS[tag] ?? lifeEventLabel(tag, type), value: text }] : [];
  };
  const isContested = (tag: string) => conflicts.some((conflict) => conflict.tag === tag);
  return [
    ...conflicts.flatMap(({ told }) => told.flatMap(({ fact, trees }) => written(fact, trees))),
    ...events.filter(({ tag }) => !isContested(tag)).flatMap((event) => written(event, [])),
  ];
}

const SEX_WORDS: Readonly<Record<string, string>> = { M: 'muški', F: 'ženski' };
const CONFLICT_LABELS: Readonly<Record<string, string>> = { NAME: 'Ime', SEX: 'Spol', FAMC: 'Roditelji' };

/** The family as lists within lists. */
export function outlineView({ person, isRepeated, leftOut, unions }: ShortOutline): OutlineView {
  const view = ({ id, name, born, died }: OutlinedPerson) => ({ id, name, years: lifeText(born, died) });
  return {
    person: view(person),
    isRepeated,
    leftOut,
    unions: unions.map(({ partner, children }) => ({
      partner: partner && view(partner),
      children: children.map(outlineView),
    })),
  };
}
