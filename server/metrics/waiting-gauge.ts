import { countsOf, WAITING_COLLECTIONS, type Waiting, waitingFor } from '../../chronicle/notifications/waiting.ts';
import type { DocumentStore } from '../../chronicle/store/document-store.ts';
import { metrics, type Sample } from './registry.ts';

/** What waits for editors, looked up when something of it has changed: a scrape itself asks the store for nothing. */
export function showWaiting(store: DocumentStore): void {
  let known: Promise<Sample[]> | undefined;
  store.watch(WAITING_COLLECTIONS, () => {
    known = undefined;
  });
  metrics.gauge('brdo_waiting', 'What waits for an editor; of each kind, no more than 100 are counted.', () => {
    known ??= waitingFor(store, 'editor').then(samplesOf);
    // What failed is asked for again.
    known.catch(() => {
      known = undefined;
    });
    return known;
  });
}

function samplesOf(waiting: readonly Waiting[]): Sample[] {
  return countsOf(waiting).map(({ kind, count }) => ({ value: count, labels: { kind } }));
}
