import { isStored } from './form-values.ts';
import { loadOptional } from './load-optional.ts';
import { isKeeping } from './notices.ts';
import { FLAG, type Waiting } from './waiting-text.ts';

/** What is sent without a network waits for it: that part is fetched while there is none, as long as something waits, and when asked for. */
export function startWaiting(): void {
  const load = async () => (isKeeping() ? loadOptional(() => import('./waiting-forms.ts')) : undefined);
  addEventListener('offline', load);
  addEventListener('waits', ({ detail }) => {
    detail.answer = load().then((part) => part?.wait(detail));
  });
  if (!navigator.onLine || isStored(FLAG)) void load();
}

declare global {
  interface WindowEventMap {
    waits: CustomEvent<Waiting>;
  }
}
