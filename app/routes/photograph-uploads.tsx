import { beginPhotographUpload } from '../actions/photograph-uploads.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import type { Route } from './+types/photograph-uploads';

export async function action({ request, context }: Route.ActionArgs) {
  return beginPhotographUpload(context, await request.formData());
}

export function loader(): never {
  throw pageNotFound();
}
