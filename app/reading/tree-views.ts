import type { Library } from '../../chronicle/reading/library.ts';
import { type Genealogy, type Individual, NOBODY, type OutlineEntry, outline } from '../../genealogy/index.ts';
import type { KinView, OutlineView, PersonView } from '../features/family-tree/views.ts';
import { dateText, lifeText } from '../text/dates.ts';
import { lifeEventLabel } from '../text/life-events.ts';
import { cardView } from './record-views.ts';

export type PersonPath = (id: string) => string;

function kinView(person: Individual, pathOf: PersonPath): KinView {
  return {
    id: person.id,
    href: pathOf(person.id),
    name: person.name.full,
    years: lifeText(person.birth?.date || undefined, person.death?.date || undefined),
  };
}

export function outlineView(genealogy: Genealogy, pathOf: PersonPath): OutlineView[] {
  const person = (index: number) => kinView(genealogy.individuals.at(index), pathOf);
  const view = (entry: OutlineEntry): OutlineView => ({
    person: person(entry.person),
    toldElsewhere: entry.toldElsewhere,
    unions: entry.unions.map(({ partner, children }) => ({
      partner: partner === NOBODY ? undefined : person(partner),
      children: children.map(view),
    })),
  });
  return outline(genealogy).map(view);
}

interface PersonOptions {
  readonly library: Library;
  readonly tree: string;
  readonly pathOf: PersonPath;
}

/** Everything that may be told of somebody in a tree. */
export function personView(
  genealogy: Genealogy,
  person: Individual,
  { library, tree, pathOf }: PersonOptions,
): PersonView {
  const people = (indices: Iterable<number>) =>
    [...new Set(indices)]
      .filter((index) => index !== NOBODY)
      .map((index) => kinView(genealogy.individuals.at(index), pathOf));
  const { parents, partners, children, siblings } = closest(genealogy, person.index);
  return {
    ...kinView(person, pathOf),
    nickname: person.name.nickname,
    otherNames: person.otherNames.map(({ full }) => full),
    facts: person.events.flatMap(({ tag, date, place, value }) => {
      const told = [value, date && dateText(date), place].filter(Boolean).join(', ');
      return told ? [{ label: lifeEventLabel(tag), value: told }] : [];
    }),
    notes: person.notes,
    kin: [
      { label: 'Roditelji', people: people(parents) },
      { label: 'Braća i sestre', people: people(siblings) },
      { label: 'Bračni drugovi', people: people(partners) },
      { label: 'Djeca', people: people(children) },
    ].filter((group) => group.people.length > 0),
    records: library
      .links()
      .aboutIndividual(`${tree}#${person.id}`)
      .flatMap((key) => {
        const record = library.get(key);
        if (!record) return [];
        const { href, title, label } = cardView(library, record);
        return [{ href, title, label }];
      }),
  };
}

function closest({ graph }: Genealogy, person: number) {
  const families = (starts: Uint32Array, items: Int32Array) => items.subarray(starts[person], starts[person + 1]);
  const partnersOf = (family: number) => [graph.firstPartner[family] as number, graph.secondPartner[family] as number];
  const childrenOf = (family: number) => [
    ...graph.children.subarray(graph.childStart[family], graph.childStart[family + 1]),
  ];
  const origins = [...families(graph.originStart, graph.origins)];
  const unions = [...families(graph.unionStart, graph.unions)];
  return {
    parents: origins.flatMap(partnersOf),
    siblings: origins.flatMap(childrenOf).filter((other) => other !== person),
    partners: unions.flatMap(partnersOf).filter((other) => other !== person),
    children: unions.flatMap(childrenOf),
  };
}
