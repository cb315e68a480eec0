import { data } from 'react-router';
import type { Route } from './+types/unmatched';

/** Every address without a page: 404. */
export function loader({ url }: Route.LoaderArgs) {
  throw notFound(url);
}

export function action({ url }: Route.ActionArgs) {
  throw notFound(url);
}

function notFound(url: URL) {
  return data(`Page not found: ${url.pathname}`, { status: 404 });
}

export default function Unmatched() {
  return null;
}
