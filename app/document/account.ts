import { whenShown } from './activation.ts';

const KEY = 'account';
const root = document.documentElement;

/**
 * Pages come back from the back/forward cache, and prerendered ones are shown, as they were rendered. Each page notes its
 * account; one of another account than the page seen last is blanked and reloaded. Members' pages always are: what they
 * show may have changed.
 */
export function startAccount(): void {
  const wasPrerendered = document.prerendering;
  // A copy has the sign-in in its head, whoever reads it.
  if (root.dataset.copied !== undefined) root.toggleAttribute('data-signed-in', noted() !== undefined);
  whenShown(() => {
    if (wasPrerendered && !isCurrent()) askAnew();
    else note();
  });
  addEventListener('navigated', note);
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && root.dataset.account) root.style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (isCurrent() && root.dataset.kind === 'document') root.style.visibility = '';
    else askAnew();
  });
}

function askAnew(): void {
  root.style.visibility = 'hidden';
  location.reload();
}

/** The mark of who is here. A copy was made for nobody in particular (kept-pages.ts): then it is who was here last. */
export function currentAccount(): string | undefined {
  const { account, copied } = root.dataset;
  return account || copied === undefined ? account : noted();
}

function note(): void {
  const account = currentAccount();
  try {
    if (account) localStorage.setItem(KEY, account);
    else localStorage.removeItem(KEY);
  } catch {
    // Without local storage members' pages are reloaded whenever they are restored.
  }
}

function noted(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function isCurrent(): boolean {
  return noted() === currentAccount();
}
