import { factsAsData } from '../actions/tree-edit-services.ts';
import type { Route } from './+types/tree-facts';

export function loader({ params, context }: Route.LoaderArgs) {
  return factsAsData(context, params.tree, params.id);
}
