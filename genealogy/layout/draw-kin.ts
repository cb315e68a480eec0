import { type Arrangement, arrange } from './arrange.ts';
import { lineUpCouples } from './fixed-order.ts';
import { assignGenerations } from './generations.ts';
import type { Kin } from './kin.ts';
import { withCrowdedOut, withTornChildren } from './long-lines.ts';
import { recall } from './recall.ts';
import { settle } from './settle.ts';
import { buildSheet } from './sheet.ts';
import { type Tracing, trace, traceAlone } from './trace.ts';

/** Rounds to find who belongs where, and again after lines that are too long have been let go, which is done a few times. */
const ROUNDS = 6;
const LATER_ROUNDS = 2;
const PARTINGS = 4;
const SWEEPS_BETWEEN = 10;
const LAST_SWEEPS = 40;
/** From here on half the effort must do: the drawing is too large for anyone to see the difference. */
const MANY_PEOPLE = 30_000;

/**
 * Draws a group of kin, growing around the person `center`. `stood` is, by person, the middle of the box they had before, NaN for
 * who is new; with nobody there before, the drawing depends on the kin alone.
 */
export function drawKin(kin: Kin, center: number, stood: Float64Array): Tracing {
  if (kin.people.length === 1) return traceAlone(stood[0] as number);
  const generations = assignGenerations(kin);
  const effort = kin.people.length < MANY_PEOPLE ? 1 : 0.5;
  const members = lineUpCouples(kin, generations);
  let isApart = generations.isApart;
  let sheet = buildSheet(kin, generations, members, isApart);
  const start = recall(sheet, stood, sheet.portItem[center] as number);
  const isKept = start.isKept.subarray(0, sheet.coupleCount);
  let arrangement = arrange(start, ROUNDS * effort);
  for (let parting = 0; parting < PARTINGS; parting += 1) {
    const partMore = parting < PARTINGS - 1 ? withTornChildren : withCrowdedOut;
    const more = partMore(arrangement, isApart);
    if (!more) continue;
    isApart = more;
    sheet = buildSheet(kin, generations, members, isApart);
    const again = recall(sheet, middles(arrangement), 0);
    again.isKept.fill(0);
    again.isKept.set(isKept);
    arrangement = arrange(again, LATER_ROUNDS * effort);
    settle(arrangement, stood, SWEEPS_BETWEEN);
  }
  settle(arrangement, stood, LAST_SWEEPS * effort);
  return trace(arrangement, isApart);
}

function middles({ order, x }: Arrangement): Float64Array {
  const { portItem, kin } = order.sheet;
  return Float64Array.from(
    kin.people,
    (_, person) => (x[portItem[person] as number] as number) + (order.portOffset[person] as number),
  );
}
