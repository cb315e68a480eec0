import { findByName, type Genealogy, type NameIndex, nameIndex, relate } from '../../genealogy/index.ts';
import type { KinshipQuestion } from '../features/family-tree/kinship-form.tsx';
import type { KinshipView } from '../features/family-tree/views.ts';
import { FIRST_PARAM, SECOND_PARAM } from '../query-words.ts';
import { kinView } from './tree-views.ts';
import type { TreeName } from './trees.ts';

const MOST_MEANT = 12;
/** A file that marries one stand-in to everybody has a thousand paths of one kind; highlighted all at once they would show nothing. */
const MOST_SHOWN = 12;
const indexes = new WeakMap<Genealogy, NameIndex>();

/** People of a name, as typed, or of an id: the best first. */
function peopleNamed(genealogy: Genealogy, typed: string): string[] {
  if (genealogy.individuals.get(typed)) return [typed];
  const index = indexes.get(genealogy) ?? nameIndex(genealogy);
  indexes.set(genealogy, index);
  return findByName(index, typed, MOST_MEANT).map((person) => genealogy.individuals.idAt(person));
}

export function kinshipView(genealogy: Genealogy, first: string, second: string): KinshipView[] {
  return relate(genealogy, first, second).map(({ sentence, everyday, notes, path, otherPaths = [] }) => ({
    sentence,
    notes: [...(everyday === undefined ? [] : [`svakodnevno: ${everyday}`]), ...notes],
    paths: [path, ...otherPaths]
      .slice(0, MOST_SHOWN)
      .map((steps) => steps.map(({ id, with: beside }) => ({ id, with: beside }))),
  }));
}

/** The question as a page without scripts asks it: names may be typed, and may mean several people. */
export function kinshipQuestion(genealogy: Genealogy, tree: TreeName, parameters: URLSearchParams): KinshipQuestion {
  const [first, second] = [FIRST_PARAM, SECOND_PARAM].map((name) => (parameters.get(name) ?? '').trim()) as [
    string,
    string,
  ];
  const found = { [FIRST_PARAM]: peopleNamed(genealogy, first), [SECOND_PARAM]: peopleNamed(genealogy, second) };
  const [one, other] = [found[FIRST_PARAM], found[SECOND_PARAM]] as [string[], string[]];
  const choose = (parameter: string, typed: string, ids: readonly string[]) =>
    typed === '' || ids.length === 1
      ? []
      : [
          {
            label: typed,
            people: ids.map((id) => {
              const choice = new URLSearchParams(parameters);
              choice.set(parameter, id);
              const person = genealogy.individuals.at(genealogy.individuals.indexOf(id));
              return { ...kinView(person, tree), href: `?${choice}` };
            }),
          },
        ];
  return {
    first: nameOf(genealogy, first),
    second: nameOf(genealogy, second),
    meant: [...choose(FIRST_PARAM, first, one), ...choose(SECOND_PARAM, second, other)],
    sentences:
      one.length === 1 && other.length === 1 ? kinshipView(genealogy, one[0] as string, other[0] as string) : undefined,
  };
}

/** Whoever came by a link with ids reads names. */
function nameOf({ individuals }: Genealogy, typed: string): string {
  const person = individuals.get(typed);
  return person ? [person.name.full, person.birth?.date.slice(0, 4)].filter(Boolean).join(' ') : typed;
}
