import { data } from 'react-router';
import { IdentityError } from '../../../domain/identity-error.ts';
import { type FormAnswer, faultAnswer } from './form-answer.ts';

/** A form that could not reach the server stays as it is, with what was typed; the error page would take it away. */
export async function answerWhenOffline(request: Request, serverAction: () => Promise<FormAnswer | undefined>) {
  const form = await request.clone().formData();
  try {
    const answer = await serverAction();
    // The status does not come through; without it the page would be loaded again after a fault, too.
    return answer?.error ? data(answer, { status: 400 }) : answer;
  } catch (error) {
    if (error instanceof TypeError) return faultAnswer(form, new IdentityError('network-failed'));
    throw error;
  }
}
