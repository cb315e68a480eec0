import { setTimeout as pause } from 'node:timers/promises';
import { type PageName, table } from '../../app/routes.ts';
import type { SpeedServices } from '../../app/speed-context.ts';
import { type Counts, noCounts } from '../../chronicle/speed/scale.ts';
import { SpeedLog } from '../../chronicle/speed/speed-log.ts';
import { summarise } from '../../chronicle/speed/summary.ts';
import type { DocumentStore } from '../../chronicle/store/document-store.ts';
import { logError } from '../log.ts';
import { requests } from './requests.ts';
import { VisitorMeasurements } from './visitor-measurements.ts';

/** One write an hour at most, however many visits: on a hosted site each is paid for. */
const SAVE_MS = 60 * 60 * 1000;
/** A site that is being stopped does not wait for a store that is out of reach. */
const LAST_SAVE_WITHIN_MS = 3_000;

interface Speed {
  readonly services: SpeedServices;
  readonly measurements: VisitorMeasurements;
  close(): Promise<void>;
}

/** How fast the site is: to its readers, as their browsers say, and by its own clock. */
export function openSpeed(store: DocumentStore, today: () => string): Speed {
  const speeds = new SpeedLog({ store, today });
  const taken = new Map<PageName, Counts>();
  /** The process counts from its start: what is new since the last time. */
  const takeServerTimes = () => {
    for (const [page, counts] of requests.timesOfPages()) {
      const before = taken.get(page) ?? noCounts();
      speeds.add(
        page,
        'server',
        counts.map((count, bucket) => count - (before[bucket] as number)),
      );
      taken.set(page, counts.slice());
    }
  };
  const save = async () => {
    takeServerTimes();
    await speeds.save().catch((error: unknown) => logError('how fast the site was could not be saved', error));
  };
  const rounds = setInterval(save, SAVE_MS).unref();
  return {
    services: {
      async summary() {
        takeServerTimes();
        return summarise(await speeds.lastDays((name) => Object.hasOwn(table, name)));
      },
      slowestOf: (page) => requests.slowestOf(page),
    },
    measurements: new VisitorMeasurements(speeds, today),
    async close() {
      clearInterval(rounds);
      await Promise.race([save(), pause(LAST_SAVE_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}
