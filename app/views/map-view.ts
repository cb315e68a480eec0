import type { AtlasState } from '../../chronicle/map/atlas.ts';
import { MAIN_MAP } from '../../chronicle/map/map-documents.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import { bandsOf } from '../../domain/geography/contours.ts';
import { positionsOf } from '../../domain/geography/geometry.ts';
import { reliefBounds } from '../../domain/geography/height-field.ts';
import { cameraFor } from '../../domain/geography/mercator.ts';
import { boundsOf } from '../../domain/geography/position.ts';
import { parsePartialDate, yearOf } from '../../domain/partial-date.ts';
import { MIDDLING_FIELD } from '../features/map/camera-on.ts';
import type { MapCamera } from '../features/map/map-state.ts';
import type { MapView, PeriodView } from '../features/map/views.ts';
import type { SiteMap } from '../map-context.ts';
import { pathTo } from '../routes.ts';
import { dateText } from '../text/dates.ts';
import { mapPlaces } from './map-places.ts';

interface ViewOptions {
  readonly editor: boolean;
  readonly today: string;
}

export async function mapView(library: Library, map: SiteMap, options: ViewOptions): Promise<MapView> {
  const state = await map.atlas.current();
  const bounds = reliefBounds(state.contours);
  const heights = pathTo('mapHeights', { zoom: '{z}', column: '{x}', row: '{y}' });
  return {
    places: mapPlaces(library, state, options),
    bands: bandsOf(state.contours),
    contours: state.contours,
    periods: periodViews(library, Number(options.today.slice(0, 4))),
    home: homeCamera(state, map),
    frame: map.frame,
    relief: bounds && {
      bounds,
      tiles: decodeURIComponent(heights),
      deepest: map.heights.deepest,
      shading: pathTo('mapShading'),
    },
    base: map.tiles ? { tiles: pathTo('mapTiles') } : map.styleUrl ? { styleUrl: map.styleUrl } : undefined,
    editing: options.editor ? mainMap(state) : undefined,
    notes: state.maps.flatMap(({ document }) => (typeof document.note === 'string' ? [document.note] : [])),
  };
}

function mainMap({ maps }: AtlasState): MapView['editing'] {
  const main = maps.find(({ name }) => name === MAIN_MAP);
  return main && { map: main.name, revision: main.revision };
}

function homeCamera({ features }: AtlasState, { frame }: SiteMap): MapCamera {
  const bounds = boundsOf(features.flatMap(({ geometry }) => positionsOf(geometry))) ?? frame;
  return { ...cameraFor(bounds, MIDDLING_FIELD), bearing: 0, pitch: 0 };
}

function periodViews(library: Library, thisYear: number): PeriodView[] {
  return library.periods().flatMap(({ slug, title, date }) => {
    const span = parsePartialDate(date);
    if (!span) return [];
    const lastYear = Number.isFinite(span.latest) ? Math.floor(span.latest / 10_000) : thisYear;
    return [{ slug, title, dates: dateText(date), firstYear: yearOf(span), lastYear }];
  });
}
