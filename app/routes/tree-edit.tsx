import { editAsData } from '../actions/tree-edit-services.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import type { Route } from './+types/tree-edit';

export function loader() {
  throw pageNotFound();
}

export function action({ request, params, context }: Route.ActionArgs) {
  return editAsData(context, request, params.tree);
}
