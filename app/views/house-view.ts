import type { HillCache } from '../../chronicle/trees/hill-cache.ts';
import { type PartialDate, parsePartialDate, yearOf } from '../../domain/partial-date.ts';
import { plainLetters } from '../../domain/plain-letters.ts';
import { type Genealogy, type Individual, isHiddenName, residencesIn } from '../../genealogy/index.ts';
import type { HouseView, ResidentView } from '../features/houses/views.ts';
import { HILL } from '../routes.ts';
import { dateText, shortLifeText } from '../text/dates.ts';
import { treePersonPath } from './trees.ts';

/** Nobody reads more of one house. */
const MOST_RESIDENTS = 200;

/** Who lived in a house, of the whole hill: whose residence begins with one of its names, as in `Velika kuća, Naše brdo`. */
export async function houseView(
  { hill, today }: { readonly hill: Pick<HillCache, 'open'>; readonly today: string },
  names: readonly string[],
): Promise<HouseView> {
  const { genealogy } = await hill.open(today);
  const residents = residentsIn(genealogy, new Set(names.map(houseKey)));
  residents.sort((a, b) => startOf(a) - startOf(b));
  const shown = residents.slice(0, MOST_RESIDENTS);
  return { residents: shown, scale: scaleOf(shown) };
}

function houseKey(place: string): string {
  return plainLetters(place.split(',')[0] ?? '').trim();
}

function residentsIn(genealogy: Genealogy, houses: ReadonlySet<string>): ResidentView[] {
  const told = new Set<string>();
  return residencesIn(genealogy).flatMap(({ person, place, date }, index) => {
    const individual = genealogy.individuals.at(person);
    // The trees may tell the same of somebody, and write the house otherwise.
    const telling = `${person} ${date}`;
    if (!houses.has(houseKey(place)) || isHiddenName(individual.name.full) || told.has(telling)) return [];
    told.add(telling);
    return [
      {
        key: String(index),
        name: individual.name.full,
        href: treePersonPath(HILL, individual.id),
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
