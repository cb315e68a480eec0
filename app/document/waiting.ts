import { isStored } from './kept-values.ts';
import { loadOptional } from './load-optional.ts';
import { isKeeping } from './notices.ts';
import { FLAG, type Waiting } from './waiting-text.ts';

/** What is sent without a network waits for it: that part is fetched while there is none, as long as something waits, and when something is sent. */
export function startWaiting(): void {
  const load = async () => (isKeeping() ? loadOptional(() => import('./waiting-forms.ts')) : undefined);
  addEventListener('offline', load);
  addEventListener('submit', (event) => waitInstead(event, load), true);
  addEventListener('waits', ({ detail }) => {
    detail.answer = load().then((part) => part?.wait(detail));
  });
  if (!navigator.onLine || isStored(FLAG)) void load();
}

let isGoing = false;

/** A form opts in with data-waits, which says what it is. Before React hears of it. */
async function waitInstead(
  event: SubmitEvent,
  load: () => Promise<typeof import('./waiting-forms.ts') | undefined>,
): Promise<void> {
  const form = event.target as HTMLFormElement;
  // Sent once more by its own line below, it goes.
  if (isGoing || !form.dataset.waits || !isKeeping()) return;
  event.preventDefault();
  event.stopPropagation();
  const part = await load();
  if (await part?.waitsWithoutLine(form)) return;
  isGoing = true;
  form.requestSubmit(event.submitter);
  isGoing = false;
}

declare global {
  interface WindowEventMap {
    waits: CustomEvent<Waiting>;
  }
}
