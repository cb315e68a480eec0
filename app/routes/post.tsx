import { numberParam, pageNotFound, slugParam } from '../shell/address-parts.ts';
import type { Route } from './+types/post';

export function loader({ params }: Route.LoaderArgs) {
  numberParam(params.id);
  slugParam(params.title);
  throw pageNotFound();
}

export default function PostPage() {
  return null;
}
