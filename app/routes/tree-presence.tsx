import { presenceAsData } from '../actions/tree-presence.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import type { Route } from './+types/tree-presence';

export function loader() {
  throw pageNotFound();
}

export function action({ request, params, context }: Route.ActionArgs) {
  return presenceAsData(context, request, params);
}
