import { saveAsData } from '../actions/draft-services.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import type { Route } from './+types/draft-save';

export function loader() {
  throw pageNotFound();
}

export function action({ request, params, context }: Route.ActionArgs) {
  return saveAsData(context, request, params.id);
}
