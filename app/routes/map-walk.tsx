import { mapContext } from '../map-context.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { exportPlaces } from '../views/map-export.ts';
import { mapPlaces } from '../views/map-view.ts';
import type { Route } from './+types/map-walk';

/** One path, for the telephone of whoever is going to walk it. */
export async function loader({ context, params: { file } }: Route.LoaderArgs) {
  const { library, name, url: siteUrl } = context.get(siteContext);
  const places = mapPlaces(library, await context.get(mapContext).atlas.current(), { editor: false });
  const walk = places.find((place) => place.walk?.gpx === pathTo('mapWalk', { file }));
  if (!walk) throw pageNotFound();
  return exportPlaces([walk], 'gpx', { name: file.replace(/\.gpx$/, ''), title: walk.name, siteName: name, siteUrl });
}
