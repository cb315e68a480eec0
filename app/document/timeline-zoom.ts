import { BAND, fitting, MARK, markPlaces, onePeriod, WIDTH } from '../features/timeline/axis.ts';
import type { Segment } from '../ui/time-scale.ts';

interface Drawn {
  readonly segments: readonly Segment[];
  /** How far into its period each mark stands, from 0 to 1. */
  readonly shares: readonly (readonly number[])[];
}

/** As the server drew it: the whole history, from which every zoom is reckoned. */
const drawn = new WeakMap<Element, Drawn>();

const marksOf = (band: Element) => [...(band.nextElementSibling?.children ?? [])];
const numberIn = (element: Element | null, name: string) => Number(element?.getAttribute(name));

function read(bands: readonly SVGAElement[]): Drawn {
  const segments = bands.map((band) => {
    const rect = band.querySelector('rect');
    return { x: numberIn(rect, 'x'), width: numberIn(rect, 'width') };
  });
  const shares = bands.map((band, index) => {
    const { x, width } = innerOf(segments[index]);
    return marksOf(band).map((mark) => (numberIn(mark, 'cx') - x) / width);
  });
  return { segments, shares };
}

function innerOf({ x, width }: Segment = { x: 0, width: 0 }): Segment {
  return { x: x + MARK.inset, width: Math.max(1, width - 2 * MARK.inset) };
}

/** Zooms in on one period, or out to all of them, and describes it in the text beneath. */
export function zoomTo(timeline: Element, bands: readonly SVGAElement[], chosen: number | undefined): void {
  const whole = drawn.get(timeline) ?? read(bands);
  drawn.set(timeline, whole);
  const segments = chosen === undefined ? whole.segments : onePeriod(bands.length, chosen, WIDTH);
  for (const [index, band] of bands.entries()) {
    const segment = segments[index];
    if (!segment) continue;
    const isShown = chosen === undefined || index === chosen;
    set(band.querySelector('rect'), segment);
    const text = band.querySelector('text');
    set(text, { x: segment.x + BAND.inset, display: isShown ? 'inline' : 'none' });
    if (text) text.textContent = fitting(index === chosen ? titleOf(band) : String(index + 1), segment);
    const { x, width } = innerOf(segment);
    const places = markPlaces((whole.shares[index] ?? []).map((share) => x + share * width));
    for (const [each, mark] of marksOf(band).entries()) set(mark, places[each] ?? {});
    band.nextElementSibling?.toggleAttribute('data-hidden', !isShown);
  }
  tell(timeline, bands, chosen);
}

function set(element: Element | null, values: object): void {
  for (const [name, value] of Object.entries(values)) element?.setAttribute(name, String(value));
}

/** The period as the list beneath tells it. */
const periodOf = (band: Element) => document.getElementById(band.getAttribute('href')?.slice(1) ?? '');
const titleOf = (band: Element) => periodOf(band)?.querySelector('h2')?.textContent ?? '';

function tell(timeline: Element, bands: readonly SVGAElement[], chosen: number | undefined): void {
  const [legend, panel] = timeline.querySelectorAll<HTMLElement>('[data-legend], [data-panel]');
  if (!legend || !panel) return;
  // What had the focus may be about to go: the band stays.
  const held = document.activeElement;
  const band = bands[chosen ?? Number(panel.dataset.panel)];
  if (chosen !== undefined && band) {
    const period = periodOf(band);
    for (const part of panel.querySelectorAll<HTMLElement>('[data-part]')) {
      const { part: name = '' } = part.dataset;
      if (name === 'records') {
        part.replaceChildren(
          ...[...(period?.querySelectorAll('details li') ?? [])].map((each) => each.cloneNode(true)),
        );
      } else if (part instanceof HTMLAnchorElement) part.href = band.getAttribute('href') ?? '';
      else part.textContent = period?.dataset[name] ?? period?.querySelector(`[data-part=${name}]`)?.textContent ?? '';
    }
    panel.dataset.panel = String(chosen);
  }
  legend.hidden = chosen !== undefined;
  panel.hidden = chosen === undefined;
  if ((legend.hidden ? legend : panel).contains(held)) band?.focus();
}
