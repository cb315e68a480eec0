import { pageNotFound, slugParam } from '../shell/address-parts.ts';
import type { Route } from './+types/person';

export function loader({ params }: Route.LoaderArgs) {
  slugParam(params.slug);
  throw pageNotFound();
}

export default function PersonPage() {
  return null;
}
