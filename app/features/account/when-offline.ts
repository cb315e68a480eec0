import { IdentityError } from '../../../domain/identity-error.ts';
import { faultAnswer } from './form-answer.ts';

/** A form that could not reach the server stays as it is, with what was typed; the error page would take it away. */
export async function answerWhenOffline<Answer>(request: Request, serverAction: () => Promise<Answer>) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof TypeError) return faultAnswer(form, new IdentityError('network-failed'));
    throw error;
  }
}
