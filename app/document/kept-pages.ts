import { themeIn } from '../shell/theme.ts';
import { whenShown } from './activation.ts';
import { showNotice } from './notices.ts';
import { showTheme } from './top-bar.ts';

const KEY = 'worker-of';
const root = document.documentElement;

/** What was visited is read without a network: the service worker keeps it (app/worker), and a copy says what it is. */
export function startKeepingPages(): void {
  const { copied, copy } = root.dataset;
  // A copy of the site is another's (npm run export-site), and lies anywhere.
  if ('serviceWorker' in navigator && copy === undefined) whenShown(afterLoad);
  if (!copied) return;
  showTheme(themeIn(document.cookie));
  const when = new Date(Number(copied)).toLocaleString('hr', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: 'numeric',
  });
  const place = document.querySelector('[data-notice=copied] time');
  if (place) place.textContent = when;
  showNotice('copied');
}

/** What the page itself needs goes first. */
function afterLoad(): void {
  const start = () => setTimeout(() => follow().catch(() => {}), 1000);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** The worker is that of the page's build; where the site has none any more, it goes. By itself a browser looks when it likes. */
async function follow(): Promise<void> {
  const { serviceWorker: workers } = navigator;
  const { worker } = document.querySelector<HTMLElement>('script[data-worker]')?.dataset ?? {};
  const registration = worker ? await workers.register(worker) : await workers.getRegistration();
  const { build = '' } = root.dataset;
  if (!registration || (worker && localStorage.getItem(KEY) === build)) return;
  localStorage.setItem(KEY, build);
  await registration.update();
}
