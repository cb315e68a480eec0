import { addProtocol, type StyleSpecification } from 'maplibre-gl';
import type { MapView } from '../views.ts';
import type { BaseMap } from './map-style.ts';

const OUTSIDE = 'outside';

/** A base map other than our own drawing, as far as it can be had before the signal. */
export async function fetchBase(base: NonNullable<MapView['base']>, signal: AbortSignal): Promise<BaseMap> {
  if ('tiles' in base) {
    const { tileFileBase } = await import('./tile-file-base.ts');
    return tileFileBase(new URL(base.tiles, location.href).href);
  }
  const response = await fetch(base.styleUrl, { signal });
  if (!response.ok) throw new Error(`The style of the base map: ${response.status}`);
  const style = withWholeAddresses((await response.json()) as StyleSpecification, base.styleUrl);
  return () => style;
}

/** Addresses in a style may start from where the style lies; handed over as an object, it lies nowhere. */
function withWholeAddresses(style: StyleSpecification, styleUrl: string): StyleSpecification {
  const whole = (address: string) => (/^[a-z]+:/i.test(address) ? address : decodeURI(new URL(address, styleUrl).href));
  const sources = Object.entries(style.sources).map(([name, source]) => [
    name,
    {
      ...source,
      ...('url' in source && typeof source.url === 'string' ? { url: whole(source.url) } : {}),
      ...('tiles' in source && source.tiles ? { tiles: source.tiles.map(whole) } : {}),
    },
  ]);
  return {
    ...style,
    sources: Object.fromEntries(sources),
    ...(style.glyphs ? { glyphs: whole(style.glyphs) } : {}),
    ...(typeof style.sprite === 'string' ? { sprite: whole(style.sprite) } : {}),
  };
}

/**
 * The worker's own policy knows nothing of other hosts, and may come out of the browser's cache: what it wants from
 * them, the page fetches for it, under the page's policy.
 */
export function fetchForWorker(): void {
  addProtocol(OUTSIDE, async ({ url }, { signal }) => {
    const response = await fetch(url.slice(`${OUTSIDE}://`.length), { signal });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return {
      data: await response.arrayBuffer(),
      cacheControl: response.headers.get('Cache-Control'),
      expires: response.headers.get('Expires'),
    };
  });
}

export function throughPage(url: string, type: string | undefined): { url: string } {
  const isOutside = type === 'Tile' && /^https?:/.test(url) && !url.startsWith(`${location.origin}/`);
  return { url: isOutside ? `${OUTSIDE}://${url}` : url };
}
