import { mapContext } from '../map-context.ts';
import { groundPicture } from '../views/ground-picture.ts';
import type { Route } from './+types/map-shading';

/** Light and shade of the ground. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return groundPicture(request, await context.get(mapContext).shading(), 'image/webp');
}
