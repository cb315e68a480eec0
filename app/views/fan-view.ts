import { fanPlaces, type Genealogy, type Individual, NOBODY } from '../../genealogy/index.ts';
import type { FanPlaceView, FanView } from '../features/family-tree/fan/views.ts';
import { GENERATIONS_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { shortLifeText } from '../text/dates.ts';
import { ancestorsHeading } from '../text/generations.ts';
import type { ShownTree } from './trees.ts';

export const FAN_GENERATIONS = [4, 5, 6] as const;
/** So many of a generation's places must be filled for it to be shown unasked: an empty fan tells less than a small one. */
const FILLED = 1 / 4;

/** How many generations of ancestors an address asks for, if any. */
export function askedGenerations(parameters: URLSearchParams): number | undefined {
  const asked = Number(parameters.get(GENERATIONS_PARAM));
  return FAN_GENERATIONS.find((generations) => generations === asked);
}

function usualGenerations(genealogy: Genealogy, person: Individual): number {
  const [least, usual] = FAN_GENERATIONS;
  const places = fanPlaces(genealogy, person.index, usual).people.subarray(2 ** usual);
  const known = places.reduce((count, index) => (index === NOBODY ? count : count + 1), 0);
  return known >= places.length * FILLED ? usual : least;
}

export function fanPath(tree: ShownTree, id: string, generations?: number): string {
  const path = pathTo('treeFan', { tree, id });
  return generations === undefined ? path : `${path}?${GENERATIONS_PARAM}=${generations}`;
}

/** `asked` goes with every link, so that whoever wants to see far goes on doing so. */
export function fanView(genealogy: Genealogy, person: Individual, tree: ShownTree, asked?: number): FanView {
  const generations = asked ?? usualGenerations(genealogy, person);
  const { people, repeated } = fanPlaces(genealogy, person.index, generations);
  const places: FanPlaceView[] = [];
  people.forEach((index, place) => {
    if (index === NOBODY) return;
    const { id, name, birth, death } = genealogy.individuals.at(index);
    const order = repeated.get(index);
    places.push({
      place,
      name: name.full,
      // A name that is not in two parts, as of somebody hidden, stands in one line.
      given: name.given || name.full,
      surname: name.given ? name.surname : '',
      years: shortLifeText(birth?.date || undefined, death?.date || undefined),
      href: fanPath(tree, id, asked),
      mark: order === undefined ? undefined : letterOf(order),
    });
  });
  const rows = Array.from({ length: generations }, (_, index) => {
    const first = 2 ** (index + 1);
    const inRow = places.filter(({ place }) => place >= first && place < 2 * first);
    return { heading: ancestorsHeading(index + 1), known: `${inRow.length} od ${first}`, places: inRow };
  });
  return {
    places,
    generations,
    rows: rows.filter((row) => row.places.length > 0),
    repeated: [...repeated].map(([index, order]) => ({
      mark: letterOf(order),
      name: genealogy.individuals.at(index).name.full,
      places: places.filter(({ place }) => people[place] === index).map(({ place }) => place),
    })),
  };
}

const LETTERS = 26;

/** A, B … Z, AA, AB … */
function letterOf(order: number): string {
  const last = String.fromCharCode(65 + (order % LETTERS));
  return order < LETTERS ? last : letterOf(Math.floor(order / LETTERS) - 1) + last;
}
