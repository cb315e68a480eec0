import { pageNotFound, slugParam } from '../shell/address-parts.ts';
import type { Route } from './+types/memorial';

export function loader({ params }: Route.LoaderArgs) {
  slugParam(params.slug);
  throw pageNotFound();
}

export default function MemorialPage() {
  return null;
}
