import { mapContext } from '../map-context.ts';
import { groundPicture } from '../views/ground-picture.ts';
import type { Route } from './+types/map-heights';

/** Heights of the ground, a tile at a time. */
export async function loader({ request, context, params: { zoom, column, row } }: Route.LoaderArgs) {
  const { heights } = context.get(mapContext);
  const tile = await heights.tile({ zoom: Number(zoom), column: Number(column), row: Number(row) });
  return groundPicture(request, tile, 'image/png');
}
