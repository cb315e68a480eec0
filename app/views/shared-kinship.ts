import type { OpenTree } from '../../chronicle/trees/open-tree.ts';
import type { SharedKinship } from '../../chronicle/trees/shared-kinships.ts';
import { parseIndividualReference } from '../../domain/reference.ts';
import { type Genealogy, NOBODY, type Relationship, relate, withoutDetails } from '../../genealogy/index.ts';
import type { RequestSite } from '../site-context.ts';
import { hillKinshipPath } from './trees.ts';

/** The whole hill, and who of it is known to be dead. */
export interface HillOfDead {
  readonly hill: OpenTree;
  readonly isDead: (person: number) => boolean;
}

/** Dead is who is known to be so in every tree that has them: a wrong link between two trees must not show a living namesake. */
export async function openHillOfDead({
  hill: hills,
  library,
  trees,
  today,
}: Pick<RequestSite, 'hill' | 'library' | 'trees' | 'today'>): Promise<HillOfDead> {
  const hill = await hills.open(today);
  const dead = new Map<string, ReadonlySet<string>>();
  for (const { name } of library.trees()) dead.set(name, await trees.dead(name, today).catch(() => new Set<string>()));
  return { hill, isDead: (person) => hill.recordsOf(person).every(({ tree, id }) => dead.get(tree)?.has(id)) };
}

export function isOfDead({ hill, isDead }: HillOfDead, { kind, path }: Relationship): boolean {
  const { individuals } = hill.genealogy;
  const people = path.flatMap(({ id, with: beside }) => (beside === undefined ? [id] : [id, beside]));
  return kind !== 'self' && people.every((id) => isDead(individuals.indexOf(id)));
}

/** What strangers may see of a kinship: the nearest one among the dead, as the trees have it now. */
export function sharedKinshipView(seen: HillOfDead, { first, second }: Pick<SharedKinship, 'first' | 'second'>) {
  const { genealogy } = seen.hill;
  const people = [first, second].map((text) => {
    const reference = parseIndividualReference(text);
    return reference ? seen.hill.indexOf(reference) : NOBODY;
  });
  if (people.includes(NOBODY)) return undefined;
  const [from = '', to = ''] = people.map((person) => genealogy.individuals.idAt(person));
  const kinship = relationsOf(genealogy, from, to).find((one) => isOfDead(seen, one));
  return (
    kinship && {
      title: withoutDetails(kinship.sentence),
      path: kinship.path.map(({ id }, step) => ({
        name: genealogy.individuals.get(id)?.name.full ?? '',
        tie: tieOf(genealogy, kinship.path[step - 1]?.id, id),
      })),
      inTree: hillKinshipPath(from, to),
    }
  );
}

/** What somebody is to the one before them on a path. */
function tieOf(genealogy: Genealogy, before: string | undefined, id: string): string {
  const tie =
    before === undefined ? undefined : relationsOf(genealogy, before, id).find(({ path }) => path.length === 2);
  return withoutDetails(tie?.sentence ?? '');
}

const related = new WeakMap<Genealogy, Map<string, readonly Relationship[]>>();
const MOST_KEPT = 500;

/** Found once while the trees stay as they are: among 10,000 people it takes up to a second, and anybody may ask. */
function relationsOf(genealogy: Genealogy, from: string, to: string): readonly Relationship[] {
  let known = related.get(genealogy);
  if (!known || known.size > MOST_KEPT) {
    known = new Map();
    related.set(genealogy, known);
  }
  const pair = `${from} ${to}`;
  const found = known.get(pair) ?? relate(genealogy, from, to);
  known.set(pair, found);
  return found;
}
