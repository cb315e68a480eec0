import { NOBODY } from '../graph.ts';
import { assignCoordinates } from './coordinates.ts';
import { coreOf } from './core.ts';
import { type Arrangement, portCentre, reduceCrossings } from './crossing-reduction.ts';
import { type RoutedGroup, routeEdges, routeLonePerson } from './edge-routing.ts';
import { orderSpouses } from './fixed-order.ts';
import { assignGenerations } from './generations.ts';
import type { KinGroup } from './kin-groups.ts';
import { buildLayeredGraph, type LayeredGraph } from './layered-graph.ts';
import { linkCongestedLines, linkCrossedOrigins } from './long-lines.ts';
import { startOrder } from './start-order.ts';

/** Rounds of crossing reduction: for the first arrangement, and each time after lines that cross too many became links. */
const ROUNDS = 6;
const LATER_ROUNDS = 2;
const LINK_ROUNDS = 4;
const SWEEPS_BETWEEN = 10;
const LAST_SWEEPS = 40;
/** From here on half the rounds: in so large a drawing nobody sees the difference. */
const MANY_PEOPLE = 30_000;
/** Up to here a drawing is looked at whole, and worth a search for the best order with so many comparisons. */
const FEW_PEOPLE = 1_000;
const EFFORT = 400_000;
/** Of so few people so small a part of the lines may become links, of more people a part as much greater. */
const PEOPLE_IN_SIGHT = 500;
const PART_LINKED = 0.0225;
/** Added before the part is rounded down, so that a small group may have a link too, and none has more than three in a hundred. */
const ROUNDED_UP = 1 / 4;

/**
 * A layered drawing (Sugiyama) of one group of kin: generations to rows, crossing reduction, coordinates, edge routing.
 * The order is sought outwards from the person `center`. `formerX` is, by person, the centre of the box in the previous drawing,
 * NaN for who is new; without a previous drawing the result depends on the group alone.
 */
export function drawKinGroup(kin: KinGroup, center: number, formerX: Float64Array): RoutedGroup {
  if (kin.people.length === 1) return routeLonePerson(formerX[0] as number);
  const generations = assignGenerations(kin);
  const speed = kin.people.length < MANY_PEOPLE ? 1 : 0.5;
  const members = orderSpouses(kin, generations);
  let isLinked = generations.isLinked;
  let layered = buildLayeredGraph(kin, generations, members, isLinked);
  const start = startOrder(layered, formerX, layered.portItem[center] as number);
  const isKept = start.isKept.subarray(0, layered.coupleCount);
  const core = start.areAllNew && kin.people.length <= FEW_PEOPLE ? coreOf(layered) : undefined;
  let arrangement = core ? aroundCore(core) : reduceCrossings(start, ROUNDS * speed, 0);
  let linksLeft = mostLinks(kin);
  for (let round = 0; round < LINK_ROUNDS; round += 1) {
    const roundsLeft = LINK_ROUNDS - 1 - round;
    const more =
      roundsLeft > 0
        ? linkCrossedOrigins(arrangement, isLinked, Math.ceil(linksLeft / roundsLeft))
        : linkCongestedLines(arrangement, isLinked);
    if (!more) continue;
    linksLeft -= countOf(more) - countOf(isLinked);
    isLinked = more;
    layered = buildLayeredGraph(kin, generations, members, isLinked);
    arrangement = startingFrom(arrangement);
    assignCoordinates(arrangement, formerX, SWEEPS_BETWEEN);
  }
  assignCoordinates(arrangement, formerX, LAST_SWEEPS * speed);
  return routeEdges(arrangement, isLinked);

  function aroundCore(inner: LayeredGraph): Arrangement {
    const middle = Math.max(0, inner.portItem[center] as number);
    return startingFrom(reduceCrossings(startOrder(inner, formerX, middle), ROUNDS, EFFORT));
  }

  /** The whole, in the order of an arrangement of a part of it or of more lines. */
  function startingFrom(last: Arrangement): Arrangement {
    const again = startOrder(
      layered,
      Float64Array.from(kin.people, (_, person) => portCentre(last, person)),
      0,
    );
    again.isKept.fill(0);
    again.isKept.set(isKept);
    return reduceCrossings(again, LATER_ROUNDS * speed, 0);
  }
}

function mostLinks({ people, children, secondPartner }: KinGroup): number {
  const lines = children.items.length + secondPartner.reduce((sum, second) => sum + (second === NOBODY ? 0 : 1), 0);
  return Math.floor(ROUNDED_UP + PART_LINKED * lines * Math.max(1, people.length / PEOPLE_IN_SIGHT));
}

function countOf(isLinked: Uint8Array): number {
  return isLinked.reduce((sum, one) => sum + one, 0);
}
