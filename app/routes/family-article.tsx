import { pageNotFound, slugParam } from '../shell/address-parts.ts';
import type { Route } from './+types/family-article';

export function loader({ params }: Route.LoaderArgs) {
  slugParam(params.slug);
  throw pageNotFound();
}

export default function FamilyArticlePage() {
  return null;
}
