const HOUR_MS = 60 * 60 * 1000;
/** So far a clock may be from what was expected, for a machine that slept or was shut for the night. */
const UNREMARKABLE_MS = 30 * HOUR_MS;
/** A clock that has said the same for so long is right. */
const BELIEVED_AFTER_MS = 24 * HOUR_MS;

interface Reading {
  readonly wall: number;
  readonly uptime: number;
}

/**
 * The time by which things are erased for good: bins, what nobody has confirmed. A clock that is set ahead by a year must not empty
 * them. It is believed after a day; meanwhile this one goes on from when the site was last known to run.
 */
export function believedClock(
  lastKnown: number | undefined,
  read: () => Reading = () => ({ wall: Date.now(), uptime: performance.now() }),
): () => Date {
  const start = read();
  let known: Reading = { wall: lastKnown ?? start.wall, uptime: start.uptime };
  let doubted: Reading | undefined;
  const after = (from: Reading, { uptime }: Reading) => from.wall + (uptime - from.uptime);
  return () => {
    const now = read();
    const isExpected = now.wall - after(known, now) <= UNREMARKABLE_MS;
    if (!isExpected) {
      if (!doubted || Math.abs(now.wall - after(doubted, now)) > UNREMARKABLE_MS) doubted = now;
      if (now.uptime - doubted.uptime < BELIEVED_AFTER_MS) return new Date(after(known, now));
    }
    known = now;
    doubted = undefined;
    return new Date(now.wall);
  };
}
