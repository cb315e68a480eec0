import type { Genealogy } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import type { PlacedKin } from './compose.ts';
import type { Kin } from './kin.ts';
import type { Layout } from './layout.ts';
import { BOX_WIDTH, GAP } from './measures.ts';
import { packBelow } from './pack.ts';
import type { Tracing } from './trace.ts';

/** Where people stood before, by person: the middle and the top of the box, NaN for who was not there. */
export interface FormerPlaces {
  readonly middle: Float64Array;
  readonly top: Float64Array;
}

export function formerPlaces({ graph, individuals }: Genealogy, previous: Layout | undefined): FormerPlaces {
  const middle = new Float64Array(graph.individualCount).fill(Number.NaN);
  const top = middle.slice();
  for (const { id, x, y } of previous?.boxes ?? []) {
    const person = individuals.indexOf(id);
    if (person === NOBODY) continue;
    middle[person] = x + BOX_WIDTH / 2;
    top[person] = y;
  }
  return { middle, top };
}

/** Groups of kin who were there before stay where they were; where they have grown into each other, the right one gives way. */
export function placeKins(kins: readonly Kin[], tracings: readonly Tracing[], former: FormerPlaces): PlacedKin[] {
  const drawn = kins.map((kin, index) => ({ kin, tracing: tracings[index] as Tracing }));
  const tops = drawn.map(({ kin, tracing }) => formerTop(kin, tracing, former));
  const placed: PlacedKin[] = [];
  const known = [...drawn.keys()].filter((index) => tops[index] !== undefined);
  for (const index of known.sort((a, b) => (drawn[a]?.tracing.left as number) - (drawn[b]?.tracing.left as number))) {
    const group = drawn[index] as (typeof drawn)[number];
    placed.push(clearOf(placed, { ...group, x: group.tracing.left, y: tops[index] as number }));
  }
  const bottom = placed.reduce((most, { y, tracing }) => Math.max(most, y + tracing.height + 4 * GAP), 0);
  const fresh = drawn.filter((_, index) => tops[index] === undefined);
  const places = packBelow(
    fresh.map(({ tracing }) => tracing),
    bottom,
  );
  return [...placed, ...fresh.map((group, index) => ({ ...group, ...(places[index] as { x: number; y: number }) }))];
}

/** The top at which most people keep the row they had. */
function formerTop(kin: Kin, { y }: Tracing, { top }: FormerPlaces): number | undefined {
  const tops: number[] = [];
  kin.people.forEach((person, index) => {
    if (!Number.isNaN(top[person])) tops.push((top[person] as number) - (y[index] as number));
  });
  return tops.sort((a, b) => a - b)[tops.length >> 1];
}

function clearOf(placed: readonly PlacedKin[], kin: PlacedKin): PlacedKin {
  let x = kin.x;
  for (;;) {
    const inTheWay = placed.find(
      (other) =>
        x < other.x + other.tracing.width + GAP &&
        other.x < x + kin.tracing.width + GAP &&
        kin.y < other.y + other.tracing.height + GAP &&
        other.y < kin.y + kin.tracing.height + GAP,
    );
    if (!inTheWay) return { ...kin, x };
    x = inTheWay.x + inTheWay.tracing.width + 2 * GAP;
  }
}
