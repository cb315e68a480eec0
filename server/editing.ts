import { sweepBin } from '../chronicle/editing/bin.ts';
import { sweepPresence } from '../chronicle/editing/presence.ts';
import { sweepOutcomes } from '../chronicle/editing/proposal-outcomes.ts';
import { type PublishDeps, publishDue } from '../chronicle/editing/publish.ts';
import { logError } from './log.ts';

const ROUND_MS = 60 * 60 * 1000;
const LOOK_MS = 60 * 1000;

/** What happens at the desk by itself: what is due is published when a day begins, and what was thrown away goes after a month. */
export function startEditingRounds(deps: PublishDeps, believedNow: () => Date): { close(): void } {
  let day = deps.today();
  const tell = (error: unknown) => logError('the round of the desk failed', error);
  const round = () => {
    Promise.all([
      publishDue(deps),
      sweepBin({ ...deps, now: believedNow }),
      sweepOutcomes(deps.store, believedNow()),
      sweepPresence(deps.store, deps.now()),
    ]).catch(tell);
  };
  // Midnight on the hill is not when the hour of this process ends.
  const look = () => {
    if (deps.today() === day) return;
    day = deps.today();
    publishDue(deps).catch(tell);
  };
  round();
  const timers = [setInterval(round, ROUND_MS).unref(), setInterval(look, LOOK_MS).unref()];
  return { close: () => timers.forEach(clearInterval) };
}
