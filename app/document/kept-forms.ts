import { currentAccount } from './account.ts';
import { valuesIn } from './form-values.ts';
import { discard, isStored, keepValues, keptKey } from './kept-values.ts';
import { loadOptional } from './load-optional.ts';
import { showNotice } from './notices.ts';

/** By form, who was signed in when it was written: by the time it is kept, their session may be over. */
const written = new Map<HTMLFormElement, string | undefined>();

/**
 * What a person has written in a form and not sent is kept when they leave, and offered when the form is shown again.
 * A form opts in with data-kept and a name of its own, and the page that says it was taken bears data-taken with the
 * same name. What one person wrote is not offered to another.
 */
export function startKeepingForms(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-kept]') : null;
    if (form) written.set(form, currentAccount());
  });
  // Whenever the page may be about to go: phones close pages without another word.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepWritten();
  });
  addEventListener('pagehide', keepWritten);
  // In an app, fields are React's once it has been hydrated, and every navigation can take a form away and bring one.
  addEventListener('navigated', () => {
    keepWritten();
    lookForOffer();
  });
  if (document.documentElement.dataset.kind === 'document') lookForOffer();
  // Whoever leaves an app before React has come has sent it all the same.
  else discardTaken();
}

function keepWritten(): void {
  for (const [form, owner] of written) {
    const { kept } = form.dataset;
    if (document.querySelector(`[data-taken="${kept}"]`)) discard(keptKey(kept, owner));
    else keepValues(keptKey(kept, owner), valuesIn(form));
    if (!form.isConnected) written.delete(form);
  }
}

function discardTaken(): void {
  const owner = currentAccount();
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-taken]')) {
    discard(keptKey(dataset.taken, owner));
  }
}

/** What offers it is fetched where there is something to offer. */
async function lookForOffer(): Promise<void> {
  discardTaken();
  showNotice('kept', false);
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-kept]')) {
    const key = keptKey(form.dataset.kept, currentAccount());
    if (!isStored(key)) continue;
    const offering = await loadOptional(() => import('./offered-forms.ts'));
    if (offering?.offer(form, key)) return;
  }
}
