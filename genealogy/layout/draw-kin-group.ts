import { assignCoordinates } from './coordinates.ts';
import { portCentre, reduceCrossings } from './crossing-reduction.ts';
import { type RoutedGroup, routeEdges, routeLonePerson } from './edge-routing.ts';
import { orderSpouses } from './fixed-order.ts';
import { assignGenerations } from './generations.ts';
import type { KinGroup } from './kin-groups.ts';
import { buildLayeredGraph } from './layered-graph.ts';
import { linkCongestedLines, linkDistantOrigins } from './long-lines.ts';
import { startOrder } from './start-order.ts';

/** Rounds of crossing reduction: for the first arrangement, and each time after lines that are too long became links. */
const ROUNDS = 6;
const LATER_ROUNDS = 2;
const LINK_ROUNDS = 4;
const SWEEPS_BETWEEN = 10;
const LAST_SWEEPS = 40;
/** From here on half the rounds: in so large a drawing nobody sees the difference. */
const MANY_PEOPLE = 30_000;

/**
 * A layered drawing (Sugiyama) of one group of kin: generations to rows, crossing reduction, coordinates, edge routing.
 * The order is sought outwards from the person `center`. `formerX` is, by person, the centre of the box in the previous drawing,
 * NaN for who is new; without a previous drawing the result depends on the group alone.
 */
export function drawKinGroup(kin: KinGroup, center: number, formerX: Float64Array): RoutedGroup {
  if (kin.people.length === 1) return routeLonePerson(formerX[0] as number);
  const generations = assignGenerations(kin);
  const effort = kin.people.length < MANY_PEOPLE ? 1 : 0.5;
  const members = orderSpouses(kin, generations);
  let isLinked = generations.isLinked;
  let layered = buildLayeredGraph(kin, generations, members, isLinked);
  const start = startOrder(layered, formerX, layered.portItem[center] as number);
  const isKept = start.isKept.subarray(0, layered.coupleCount);
  let arrangement = reduceCrossings(start, ROUNDS * effort);
  for (let round = 0; round < LINK_ROUNDS; round += 1) {
    const linkMore = round < LINK_ROUNDS - 1 ? linkDistantOrigins : linkCongestedLines;
    const more = linkMore(arrangement, isLinked);
    if (!more) continue;
    isLinked = more;
    layered = buildLayeredGraph(kin, generations, members, isLinked);
    const last = arrangement;
    const again = startOrder(
      layered,
      Float64Array.from(kin.people, (_, person) => portCentre(last, person)),
      0,
    );
    again.isKept.fill(0);
    again.isKept.set(isKept);
    arrangement = reduceCrossings(again, LATER_ROUNDS * effort);
    assignCoordinates(arrangement, formerX, SWEEPS_BETWEEN);
  }
  assignCoordinates(arrangement, formerX, LAST_SWEEPS * effort);
  return routeEdges(arrangement, isLinked);
}
