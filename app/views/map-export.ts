import type { Exchanged } from '../../domain/geography/exchange/exchanged.ts';
import { writeGeoJson } from '../../domain/geography/exchange/geojson.ts';
import { writeGpx } from '../../domain/geography/exchange/gpx.ts';
import { writeKml } from '../../domain/geography/exchange/kml.ts';
import type { MapPlace } from '../features/map/views.ts';
import type { VisiblePlace } from '../features/map/visible-places.ts';
import { SAMPLE_SENTENCE } from '../text/sample-labels.ts';

const TYPES = {
  geojson: 'application/geo+json; charset=utf-8',
  gpx: 'application/gpx+xml; charset=utf-8',
  kml: 'application/vnd.google-earth.kml+xml; charset=utf-8',
} as const;

export type ExportFormat = keyof typeof TYPES;

interface ExportedFile {
  readonly name: string;
  readonly title: string;
  readonly siteName: string;
  readonly siteUrl: string;
}

export function exportPlaces(places: readonly MapPlace[], format: ExportFormat, file: ExportedFile): Response {
  const shapes = places.map((place) => exchanged(place, file.siteUrl));
  const note = places.some(({ sample }) => sample) ? SAMPLE_SENTENCE.map : undefined;
  const words = { title: file.title, creator: file.siteName, note };
  const text = {
    geojson: () => writeGeoJson(shapes, words),
    gpx: () => writeGpx(shapes, words),
    kml: () => writeKml(shapes, words),
  }[format]();
  return new Response(text, {
    headers: {
      'Content-Type': TYPES[format],
      'Content-Disposition': `attachment; filename="${file.name}.${format}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

/** What is drawn, each thing once: of a tour the line and its stops, of the rest what the list holds. */
export function exportedPlaces(listed: readonly VisiblePlace[], stops: readonly VisiblePlace[]): MapPlace[] {
  return [...listed, ...stops].map(({ place }) => place);
}

function exchanged(place: MapPlace, siteUrl: string): Exchanged {
  const { id, name, geometry, summary, label, date, dateText, record, family, order, sample, href, sign, layer } =
    place;
  const known = [label, dateText, summary].filter(Boolean).join('. ');
  const description = sample ? `${known.replace(/\.?$/, '.')} ${SAMPLE_SENTENCE.locality}` : known;
  return {
    id,
    name,
    geometry,
    ...(description ? { description } : {}),
    properties: JSON.parse(
      JSON.stringify({
        ...(layer === 'localities' ? { type: sign } : { kind: sign }),
        date,
        record,
        line: family,
        order,
        sample,
        url: href && `${siteUrl}${href}`,
      }),
    ),
  };
}
