import { whenShown } from './activation.ts';

const KEY = 'account';
const root = document.documentElement;

/**
 * Browsers bring pages back from memory as they were left, and show what they made ready before. Every page notes whose it
 * is; one that comes back as somebody else's than the page seen last is left blank and asked for anew. Members' pages
 * always are: what they show may have changed.
 */
export function startAccount(): void {
  const wasPrerendered = document.prerendering;
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

function note(): void {
  try {
    const { account } = root.dataset;
    if (account) localStorage.setItem(KEY, account);
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing: pages of members are asked for anew whenever they come back.
  }
}

function isCurrent(): boolean {
  const { account } = root.dataset;
  try {
    return (localStorage.getItem(KEY) ?? undefined) === account;
  } catch {
    return account === undefined;
  }
}
