import { continuePhotographUpload, photographUploadProgress } from '../actions/photograph-uploads.ts';
import type { Route } from './+types/photograph-upload';

/** How far it is: whoever lost the line asks before going on. */
export function loader({ context, params }: Route.LoaderArgs) {
  return photographUploadProgress(context, params.id);
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return continuePhotographUpload(context, params.id, await request.formData());
}
