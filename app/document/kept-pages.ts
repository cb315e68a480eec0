import { themeIn } from '../shell/theme.ts';
import { showNotice } from './notices.ts';
import { showTheme } from './top-bar.ts';

const root = document.documentElement;

/** What was visited is read without a network: the service worker keeps it (app/worker), and a copy says what it is. */
export function startKeepingPages(): void {
  const { copied, copy } = root.dataset;
  if (copied) {
    showTheme(themeIn(document.cookie));
    document.querySelector('[data-notice=copied] time')?.replaceChildren(copied);
    showNotice('copied');
  } else if (copy === undefined && !document.prerendering) {
    // What the page itself needs goes first. Nothing is asked for by a copy of the site (npm run export-site), which lies anywhere,
    // nor by a page that is made ready by another.
    addEventListener('load', () => setTimeout(() => follow(navigator.serviceWorker).catch(() => {}), 1000));
  }
}

/** The worker is that of the page's build; where the site has none any more, it goes. By itself a browser looks when it likes. */
async function follow(workers: ServiceWorkerContainer | undefined): Promise<void> {
  const { worker } = document.querySelector<HTMLElement>('script[data-worker]')?.dataset ?? {};
  if (worker) await workers?.register(worker);
  else await (await workers?.getRegistration())?.update();
}
