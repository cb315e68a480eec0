import { idSeenFrom } from '../../chronicle/trees/open-tree.ts';
import { NOBODY, parseJoinedId, relate, withoutDetails } from '../../genealogy/index.ts';
import type { KinshipQuestion } from '../features/family-tree/kinship-form.tsx';
import type { KinshipView } from '../features/family-tree/views.ts';
import { FIRST_PARAM, SECOND_PARAM } from '../query-words.ts';
import { HILL, pathTo } from '../routes.ts';
import { type HillOfDead, isOfDead } from './shared-kinship.ts';
import { kinView } from './tree-views.ts';
import { hillKinshipPath, isTreeName, type ShownTree, TREE_WORDS } from './trees.ts';

const MOST_MEANT = 12;
/** A file that marries one stand-in to everybody has a thousand paths of one kind; highlighted all at once they would show nothing. */
const MOST_SHOWN = 12;

/** The whole hill as it is asked about on a page: who is in that page's tree has the id they have there. */
export interface SeenHill extends HillOfDead {
  readonly tree: ShownTree;
}

/** Who is meant by an id on a page of the tree: there, or, with the name of another tree before it, anywhere on the hill. */
export function personSeenFrom({ hill, tree }: Pick<SeenHill, 'hill' | 'tree'>, id: string): number {
  const here = tree === HILL ? NOBODY : hill.indexOf({ tree, id });
  const reference = here === NOBODY ? parseJoinedId(id) : undefined;
  return reference ? hill.indexOf(reference) : here;
}

/** Finds people of the hill by name, as their ids. */
type FindPeople = (text: string, most: number) => Promise<readonly string[]>;

/** People of a name, as typed, or of an id: the best first. */
async function peopleNamed(seen: SeenHill, typed: string, find: FindPeople): Promise<number[]> {
  const person = personSeenFrom(seen, typed);
  if (typed === '' || person !== NOBODY) return typed === '' ? [] : [person];
  const { individuals } = seen.hill.genealogy;
  return (await find(typed, MOST_MEANT)).map((id) => individuals.indexOf(id)).filter((one) => one !== NOBODY);
}

export function kinshipView(seen: SeenHill, first: number, second: number): KinshipView[] {
  const { individuals } = seen.hill.genealogy;
  if (first === NOBODY || second === NOBODY) return [];
  const idOf = (id: string) => idSeenFrom(seen.hill, seen.tree, individuals.indexOf(id));
  const [from, to] = [individuals.idAt(first), individuals.idAt(second)];
  const related = relate(seen.hill.genealogy, from, to);
  const shareable = related.find((one) => isOfDead(seen, one));
  const asked = new URLSearchParams({ [FIRST_PARAM]: from, [SECOND_PARAM]: to });
  const href = `${pathTo('treeKinship', { tree: HILL })}?${asked}`;
  const kinships = related.map((one) => {
    const { sentence, everyday, notes, path, otherPaths = [] } = one;
    const paths = [path, ...otherPaths].slice(0, MOST_SHOWN);
    const through = treesOutside(
      seen,
      path.map(({ id }) => individuals.indexOf(id)),
    );
    return {
      sentence,
      notes: [
        ...(everyday === undefined ? [] : [`svakodnevno: ${everyday}`]),
        ...notes,
        ...through.map((title) => `Put vodi i kroz ${title}.`),
      ],
      paths: paths.map((steps) =>
        steps.map(({ id, with: beside }) => ({ id: idOf(id), with: beside && idOf(beside) })),
      ),
      elsewhere: through.length > 0 ? hillKinshipPath(from, to) : undefined,
      share: one === shareable ? { href, title: withoutDetails(sentence) } : undefined,
    };
  });
  // What the page can draw stands first, each nearest first.
  return [...kinships.filter(({ elsewhere }) => !elsewhere), ...kinships.filter(({ elsewhere }) => elsewhere)];
}

/** In the accusative: what a path leads through besides the tree of the page. */
function treesOutside({ hill, tree }: SeenHill, people: readonly number[]): string[] {
  if (tree === HILL) return [];
  const outside = people.flatMap((person) => {
    const records = hill.recordsOf(person);
    return records.some((one) => one.tree === tree) ? [] : records.map((one) => one.tree);
  });
  return [...new Set(outside)].filter(isTreeName).map((name) => lowered(TREE_WORDS[name].title));
}

function lowered(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

/** The question as a page without scripts asks it: names may be typed, and may mean several people. */
export async function kinshipQuestion(
  seen: SeenHill,
  parameters: URLSearchParams,
  find: FindPeople,
): Promise<KinshipQuestion> {
  const { individuals } = seen.hill.genealogy;
  const typedIn = (name: string) => (parameters.get(name) ?? '').trim();
  const [first, second] = [typedIn(FIRST_PARAM), typedIn(SECOND_PARAM)];
  const [one, other] = [await peopleNamed(seen, first, find), await peopleNamed(seen, second, find)];
  const choose = (parameter: string, typed: string, people: readonly number[]) =>
    typed === '' || people.length === 1
      ? []
      : [
          {
            label: typed,
            people: people.map((person) => {
              const choice = new URLSearchParams(parameters);
              choice.set(parameter, idSeenFrom(seen.hill, seen.tree, person));
              return { ...kinView(individuals.at(person), HILL), href: `?${choice}` };
            }),
          },
        ];
  return {
    first: nameOf(seen, first),
    second: nameOf(seen, second),
    meant: [...choose(FIRST_PARAM, first, one), ...choose(SECOND_PARAM, second, other)],
    sentences:
      one.length === 1 && other.length === 1 ? kinshipView(seen, one[0] as number, other[0] as number) : undefined,
  };
}

/** Whoever came by a link with ids reads names. */
function nameOf(seen: SeenHill, typed: string): string {
  const index = personSeenFrom(seen, typed);
  if (index === NOBODY) return typed;
  const { name, birth } = seen.hill.genealogy.individuals.at(index);
  return [name.full, birth?.date.slice(0, 4)].filter(Boolean).join(' ');
}
