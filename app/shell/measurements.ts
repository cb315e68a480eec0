import { type Metric, onCLS, onFCP, onLCP, onTTFB } from 'web-vitals';

/** Collects the page's speed and sends it once, when the person leaves: a beacon survives the page. */
export function measurePage(): void {
  const values: Record<string, number> = {};
  const note = ({ name, value }: Pick<Metric, 'name' | 'value'>) => {
    values[name] = Math.round(value * 1000) / 1000;
  };
  onTTFB(note);
  onFCP(note);
  onLCP(note);
  onCLS(note);
  const path = window.location.pathname;
  let sent = false;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || sent || Object.keys(values).length === 0) return;
    sent = true;
    const build = document.documentElement.dataset.build ?? '';
    navigator.sendBeacon('/measurements', JSON.stringify({ build, path, values }));
  });
}
