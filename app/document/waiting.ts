import { isStored } from './form-values.ts';
import { loadOptional } from './load-optional.ts';
import { isKeeping } from './notices.ts';

/** What somebody sends where there is no network, and what became of it. */
export interface Waiting {
  readonly form: FormData;
  /** By which it is known, however often it arrives. */
  readonly key: string;
  readonly action: string;
  readonly label: string;
  /** The form's data-kept, and where it is. */
  readonly name: string;
  readonly page: string;
  /** Set by whoever answers. */
  answer?: Promise<boolean | undefined>;
}

/** There is something to be told of. */
export const FLAG = 'waiting';

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
