import type { IdentityErrorCode } from '../../../domain/identity-error.ts';
import { wordIdentityError } from '../../text/identity-errors.ts';
import type { FormAnswer } from './form-answer.ts';

const CODES: Readonly<Record<string, IdentityErrorCode>> = {
  name: 'invalid-name',
  email: 'invalid-email',
  newPassword: 'weak-password',
};

/** What the browser's own look at the fields finds, in the words of the server, which looks again. */
export function faultBeforeSending(form: HTMLFormElement): FormAnswer['error'] {
  const wrong = form.querySelector<HTMLInputElement>('input:invalid');
  if (!wrong) return undefined;
  if (wrong.name === 'password') return { field: 'password', sentence: 'Upišite lozinku.' };
  const code = CODES[wrong.name];
  return code && wordIdentityError({ code });
}
