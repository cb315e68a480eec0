import { parseState } from '../features/map/map-state.ts';
import { visiblePlaces } from '../features/map/visible-places.ts';
import { mapContext } from '../map-context.ts';
import { siteContext } from '../site-context.ts';
import { type ExportFormat, exportedPlaces, exportPlaces } from '../views/map-export.ts';
import { mapView } from '../views/map-view.ts';
import type { Route } from './+types/map-export';

/** What the map shows at this address, as a file. */
export async function loader({ context, pattern, url }: Route.LoaderArgs) {
  const { library, name, url: siteUrl, today } = context.get(siteContext);
  const view = await mapView(library, context.get(mapContext), { editor: false, today });
  const { listed, stops } = visiblePlaces(view.places, parseState(url.searchParams), view.periods);
  const format = pattern.split('.').at(-1) as ExportFormat;
  return exportPlaces(exportedPlaces(listed, stops), format, {
    name: 'karta',
    title: `Karta – ${name}`,
    siteName: name,
    siteUrl,
  });
}
