import { themeIn } from '../shell/theme.ts';
import { whenShown } from './activation.ts';
import { showNotice } from './notices.ts';
import { showTheme } from './top-bar.ts';

const root = document.documentElement;

/** What was visited is read without a network: the service worker keeps it (app/worker), and a copy says what it is. */
export function startKeepingPages(): void {
  const { worker } = document.querySelector<HTMLElement>('script[data-worker]')?.dataset ?? {};
  // A copy of the site is another's (npm run export-site), and lies anywhere.
  if (worker && root.dataset.copy === undefined && 'serviceWorker' in navigator) whenShown(() => register(worker));
  const { copied } = root.dataset;
  if (!copied) return;
  showTheme(themeIn(document.cookie));
  tellCopied(Number(copied));
}

/** What the page itself needs goes first. */
function register(worker: string): void {
  const start = () => setTimeout(() => navigator.serviceWorker.register(worker).catch(() => {}), 1000);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

function tellCopied(at: number): void {
  const when = new Date(at).toLocaleString('hr', { day: 'numeric', month: 'long', hour: 'numeric', minute: 'numeric' });
  const place = document.querySelector('[data-notice=copied] time');
  if (place) place.textContent = when;
  showNotice('copied');
}
