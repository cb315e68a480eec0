import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

let values: Partial<Record<Metric['name'], number>> = {};
let sent = false;

/**
 * Sends Web Vitals when the page is hidden for the first time, which is also when somebody leaves: a beacon survives the
 * page. A page restored from the back/forward cache is measured anew; a prerendered one only once it is activated.
 */
export function startMeasuring(): void {
  // Every change: a visitor who leaves at once never gets to the final values.
  for (const on of [onTTFB, onFCP, onLCP, onCLS, onINP]) on(note, { reportAllChanges: true });
  // After the library, which listens in the capture phase; «pagehide» would come before its last values.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && !document.prerendering) send();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    values = {};
    sent = false;
  });
}

function note({ name, value }: Metric): void {
  values[name] = Math.round(value * 1000) / 1000;
}

function send(): void {
  if (sent) return;
  sent = true;
  const build = document.documentElement.dataset.build ?? '';
  navigator.sendBeacon('/measurements', JSON.stringify({ build, path: location.pathname, values }));
}
