import { whenShown } from './activation.ts';
import { loadOptional } from './load-optional.ts';
import { onPress } from './press.ts';

const TIMELINE = '[data-timeline]';

/**
 * A press on a period zooms in on it. The zoom is fetched at the first press, which the period itself answers at once by
 * its colour; where it does not come, the link is followed, as without scripts.
 */
export function startTimeline(): void {
  onPress<SVGElement>(`${TIMELINE} [data-period]`, (pressed, event) => {
    event.preventDefault();
    const bands = bandsBeside(pressed);
    const index = Number(pressed.dataset.period);
    choose(bands, bands[index]?.ariaCurrent ? undefined : index);
  });
  onPress(`${TIMELINE} [data-whole]`, (pressed, event) => {
    event.preventDefault();
    choose(bandsBeside(pressed), undefined);
  });
  document.addEventListener('keydown', (event) => {
    const band = event.target instanceof SVGAElement ? event.target : undefined;
    if (!band?.matches(`${TIMELINE} [data-period]`)) return;
    const bands = bandsBeside(band);
    const index = bands.indexOf(band);
    const isZoomed = bands.some(({ ariaCurrent }) => ariaCurrent);
    if (event.key === 'Escape' && isZoomed) choose(bands, undefined);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: bands.length - 1 }[event.key];
    if (target === undefined || !bands[target]) return;
    event.preventDefault();
    bands[target].focus();
    if (isZoomed) choose(bands, target);
  });
  whenShown(followAnchor);
  addEventListener('hashchange', followAnchor);
}

/** Once all periods were told on one page, each at an anchor: who comes by such an address wants the period's page. */
function followAnchor(): void {
  const entry = document.getElementById(location.hash.slice(1));
  const link = entry?.parentElement?.matches('[data-periods]') ? entry.querySelector<HTMLAnchorElement>('h2 a') : null;
  if (link) location.replace(link.href);
}

function bandsBeside(part: Element): SVGAElement[] {
  return [...(part.closest(TIMELINE)?.querySelectorAll<SVGAElement>('a[data-period]') ?? [])];
}

async function choose(bands: readonly SVGAElement[], index: number | undefined): Promise<void> {
  const timeline = bands[0]?.closest(TIMELINE);
  if (!timeline) return;
  const mark = (chosen: number | undefined) => {
    for (const [each, band] of bands.entries()) band.ariaCurrent = each === chosen ? 'true' : null;
  };
  mark(index);
  timeline.ariaBusy = 'true';
  const zoom = await loadOptional(() => import('./timeline-zoom.ts'));
  timeline.ariaBusy = null;
  const chosen = bands.findIndex(({ ariaCurrent }) => ariaCurrent);
  // Meanwhile another may have been pressed, which is answered by its own turn.
  if (index !== undefined && chosen !== index) return;
  const address = (bands[index ?? -1] ?? timeline.querySelector('[data-whole]'))?.getAttribute('href') ?? '';
  if (!zoom) return location.assign(address);
  zoom.zoomTo(timeline, bands, index);
  history.replaceState(history.state, '', address);
}
