import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

let values: Partial<Record<Metric['name'], number>> = {};
let sent = false;

/**
 * Sends how fast the page was when it is hidden for the first time, which is also when somebody leaves: a beacon survives
 * the page. A page that comes back from memory is another visit to it. Nothing is sent of one that was only made ready.
 */
export function startMeasuring(): void {
  // Every change: whoever leaves at once has not waited for the last one.
  for (const on of [onTTFB, onFCP, onLCP, onCLS, onINP]) on(note, { reportAllChanges: true });
  // After the library, which listens on its way down; «pagehide» would come before its last values.
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
