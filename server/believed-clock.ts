const HOUR_MS = 60 * 60 * 1000;
/** So far a clock may be from what was expected, for a machine that slept or was shut for the night. */
const UNREMARKABLE_MS = 30 * HOUR_MS;
/** A clock that has said the same for so long is right. */
const BELIEVED_AFTER_MS = 24 * HOUR_MS;

interface Reading {
  readonly wall: number;
  readonly uptime: number;
}

/** What a site knows of its clock when it starts anew. */
export interface ClockMemory {
  /** When it was last believed. */
  readonly known: number;
  /** What it said when it was first doubted, while it is. */
  readonly doubted?: number;
}

interface BelievedClock {
  /** Nothing where the site has never run. */
  readonly remembered?: ClockMemory | undefined;
  /** Called when the clock was set, and every hour. */
  readonly remember?: (memory: ClockMemory) => void;
  readonly read?: () => Reading;
}

/**
 * The time by which things are erased for good: bins, what nobody has confirmed. A clock that is set ahead by a year must not empty
 * them. It is believed after a day, however often the site is started in it; meanwhile this one goes on from when it was last believed.
 */
export function believedClock({
  remembered,
  remember = () => {},
  read = () => ({ wall: Date.now(), uptime: performance.now() }),
}: BelievedClock): () => Date {
  const start = read();
  let known: Reading = { wall: remembered?.known ?? start.wall, uptime: start.uptime };
  let doubted = doubtedSince(remembered?.doubted, start);
  let told = Number.NaN;
  const tell = (memory: ClockMemory, { wall }: Reading) => {
    if (Math.abs(wall - told) < HOUR_MS) return;
    told = wall;
    remember(memory);
  };
  const after = (from: Reading, { uptime }: Reading) => from.wall + (uptime - from.uptime);
  return () => {
    const now = read();
    const expected = after(known, now);
    if (now.wall - expected > UNREMARKABLE_MS) {
      if (!doubted || Math.abs(now.wall - after(doubted, now)) > UNREMARKABLE_MS) doubted = now;
      if (now.uptime - doubted.uptime < BELIEVED_AFTER_MS) {
        tell({ known: expected, doubted: doubted.wall }, now);
        return new Date(expected);
      }
    }
    known = now;
    doubted = undefined;
    tell({ known: now.wall }, now);
    return new Date(now.wall);
  };
}

/** As if the site had run on since: unless it was shut for so long that the clock may have been set again. */
function doubtedSince(wall: number | undefined, start: Reading): Reading | undefined {
  const passed = wall === undefined ? Number.NaN : start.wall - wall;
  return passed >= 0 && passed <= UNREMARKABLE_MS
    ? { wall: start.wall - passed, uptime: start.uptime - passed }
    : undefined;
}
