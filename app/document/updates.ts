import { isKeeping, showNotice, tellsOffline } from './notices.ts';
import { onPress } from './press.ts';

const EVERY_MS = 5 * 60 * 1000;
const LINK = 'a[href^="/"]:not([data-enlarge], [data-back])';
let outdated = false;

/**
 * Tells that a newer build of the site is out. From then on an app's links load whole pages, so the next one is the new one; without
 * a connection they do, too, since whole pages are what the service worker has kept.
 */
export function startUpdates(): void {
  setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
  onPress('button[data-reload]', () => {
    if (!tellsOffline()) location.reload();
  });
  // Before React hears of it. A picture and the way back are answered here, by others; so is a link without a connection.
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest(LINK);
      const loadsWhole = navigator.onLine ? outdated : isKeeping();
      if (loadsWhole && link) event.stopPropagation();
    },
    true,
  );
}

async function look(): Promise<void> {
  if (outdated || document.visibilityState === 'hidden') return;
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-cache' });
    if (!response.ok) return;
    const latest = (await response.json()) as { id?: string };
    if (latest.id === undefined || latest.id === document.documentElement.dataset.build) return;
    // Where several processes answer, not all of them may have the build yet.
    outdated = (await fetch(`/builds/meta/${latest.id}.json`)).ok;
    if (outdated) showNotice('update');
  } catch {
    // Offline: checked again the next time.
  }
}
