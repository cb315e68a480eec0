import type { TreeCache } from '../../chronicle/trees/tree-cache.ts';
import { type PartialDate, parsePartialDate, yearOf } from '../../domain/partial-date.ts';
import { plainLetters } from '../../domain/plain-letters.ts';
import { crossLinks, type Genealogy, type Individual, isHiddenName, residencesIn } from '../../genealogy/index.ts';
import type { HouseView, ResidentView } from '../features/houses/views.ts';
import { dateText, shortLifeText } from '../text/dates.ts';
import { TREE_NAMES, type TreeName, treePersonPath } from './trees.ts';

/** Nobody reads more of one house. */
const MOST_RESIDENTS = 200;

/**
 * Who lived in a house, of all trees: whose residence begins with one of its names, as in `Velika kuća, Naše brdo`. Whoever is in
 * two trees is named once.
 */
export async function houseView(
  { trees, today }: { readonly trees: Pick<TreeCache, 'open'>; readonly today: string },
  names: readonly string[],
): Promise<HouseView> {
  const keys = new Set(names.map(houseKey));
  const residents: ResidentView[] = [];
  const told = new Set<string>();
  for (const tree of TREE_NAMES) {
    const genealogy = await trees.open(tree, today);
    if (genealogy) residents.push(...residentsIn(genealogy, tree, keys, told));
  }
  residents.sort((a, b) => startOf(a) - startOf(b));
  const shown = residents.slice(0, MOST_RESIDENTS);
  return { residents: shown, scale: scaleOf(shown) };
}

function houseKey(place: string): string {
  return plainLetters(place.split(',')[0] ?? '').trim();
}

function residentsIn(
  genealogy: Genealogy,
  tree: TreeName,
  houses: ReadonlySet<string>,
  told: Set<string>,
): ResidentView[] {
  const elsewhere = crossLinks(genealogy);
  return residencesIn(genealogy).flatMap(({ person, place, date }, index) => {
    const individual = genealogy.individuals.at(person);
    const here = `${tree}#${individual.id} ${date}`;
    const there = `${elsewhere[person]} ${date}`;
    if (!houses.has(houseKey(place)) || isHiddenName(individual.name.full) || told.has(there)) return [];
    told.add(here);
    return [
      {
        key: `${tree} ${index}`,
        name: individual.name.full,
        href: treePersonPath(tree, individual.id),
        life: shortLifeText(individual.birth?.date || undefined, individual.death?.date || undefined),
        when: date ? dateText(date) : '',
        span: spanOf(date, individual),
      },
    ];
  });
}

/** An open end reaches as far as the life does. */
function spanOf(edtf: string, { birth, death }: Individual): ResidentView['span'] {
  const [lived, born, died] = [edtf, birth?.date, death?.date].map((date) =>
    date ? parsePartialDate(date) : undefined,
  );
  const from = yearsOf(lived).from ?? yearsOf(born).from;
  const to = yearsOf(lived).to ?? yearsOf(died).to ?? yearsOf(lived).from;
  if (from === undefined || to === undefined || to < from) return undefined;
  return { from, to, isSure: lived !== undefined && lived.shape !== 'before' && lived.shape !== 'after' };
}

function yearsOf(date: PartialDate | undefined): { readonly from?: number; readonly to?: number } {
  if (!date) return {};
  return {
    ...(Number.isFinite(date.earliest) && { from: yearOf(date) }),
    ...(Number.isFinite(date.latest) && { to: Math.floor(date.latest / 10_000) }),
  };
}

function startOf({ span }: ResidentView): number {
  return span?.from ?? Number.MAX_SAFE_INTEGER;
}

function scaleOf(residents: readonly ResidentView[]): HouseView['scale'] {
  const spans = residents.flatMap(({ span }) => span ?? []);
  if (spans.length === 0) return undefined;
  const from = Math.floor(Math.min(...spans.map((span) => span.from)) / 10) * 10;
  const to = Math.ceil(Math.max(...spans.map((span) => span.to)) / 10) * 10;
  return { from, to: Math.max(to, from + 10) };
}
