import { receiveContribution } from '../actions/receive-contribution.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import type { Route } from './+types/contribution-upload';

/** The same form, sent by its script with progress; the answer is read by the script. */
export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status, headers } = await receiveContribution(context, request);
  return Response.json(answer, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
}

export function loader(): never {
  throw pageNotFound();
}
