import { presenceAsData } from '../actions/draft-services.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import type { Route } from './+types/draft-presence';

export function loader() {
  throw pageNotFound();
}

export function action({ request, params, context }: Route.ActionArgs) {
  return presenceAsData(context, request, params.id);
}
