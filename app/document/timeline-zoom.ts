import { BAND, fitting, MARK, markPlaces, onePeriod, WIDTH } from '../features/timeline/axis.ts';
import { type Segment, wholeHistory } from '../ui/time-scale.ts';

interface Drawn {
  /** Of the whole history, from which every zoom is reckoned. */
  readonly segments: readonly Segment[];
  /** How far into its period each mark stands, from 0 to 1. */
  readonly shares: readonly (readonly number[])[];
}

const drawn = new WeakMap<Element, Drawn>();

const marksOf = (band: Element) => [...(band.nextElementSibling?.children ?? [])];
const numberIn = (element: Element | null, name: string) => Number(element?.getAttribute(name));

/** From the drawing as the server made it: whole, or zoomed in on what the address names. */
function read(bands: readonly SVGAElement[]): Drawn {
  const spans = bands.map(({ dataset: { years = '' } }) => {
    const [firstYear = 0, lastYear = 0] = years.split(' ').map(Number);
    return { firstYear, lastYear };
  });
  const shares = bands.map((band) => {
    const rect = band.querySelector('rect');
    const { x, width } = innerOf({ x: numberIn(rect, 'x'), width: numberIn(rect, 'width') });
    return marksOf(band).map((mark) => (numberIn(mark, 'cx') - x) / width);
  });
  return { segments: wholeHistory(spans, WIDTH), shares };
}

function innerOf({ x, width }: Segment): Segment {
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
    for (const rect of band.querySelectorAll('rect')) set(rect, segment);
    const text = band.querySelector('text');
    set(text, { x: segment.x + BAND.inset, display: isShown ? 'inline' : 'none' });
    if (text) text.textContent = fitting(index === chosen ? titleOf(index) : String(index + 1), segment);
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

/** A period as the list beneath tells it. */
const entryOf = (index: number) => document.querySelectorAll('[data-periods] > li').item(index);
const titleOf = (index: number) => entryOf(index).querySelector('h2')?.textContent ?? '';

function tell(timeline: Element, bands: readonly SVGAElement[], chosen: number | undefined): void {
  const [legend, panel] = timeline.querySelectorAll<HTMLElement>('[data-legend], [data-panel]');
  if (!legend || !panel) return;
  // What had the focus may be about to go: the band stays.
  const held = document.activeElement;
  const band = bands[chosen ?? Number(panel.dataset.panel)];
  if (chosen !== undefined) {
    const entry = entryOf(chosen);
    for (const part of panel.querySelectorAll<HTMLElement>('[data-part]')) {
      const told = entry.querySelector(`[data-part=${part.dataset.part}]`);
      if (part instanceof HTMLAnchorElement) part.href = entry.querySelector('a')?.href ?? '';
      else if (part.dataset.part !== 'records') part.textContent = told?.textContent ?? '';
      else part.replaceChildren(...[...(told?.querySelectorAll('ul') ?? [])].map((list) => list.cloneNode(true)));
    }
    panel.dataset.panel = String(chosen);
  }
  legend.hidden = chosen !== undefined;
  panel.hidden = chosen === undefined;
  if ((legend.hidden ? legend : panel).contains(held)) band?.focus();
}
