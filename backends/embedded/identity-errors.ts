import { APIError } from 'better-auth/api';
import { IdentityError, type IdentityErrorCode } from '../../domain/identity-error.ts';

const CODES: Readonly<Record<string, IdentityErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid-credentials',
  INVALID_PASSWORD: 'wrong-password',
  INVALID_EMAIL: 'invalid-email',
  VALIDATION_ERROR: 'invalid-email',
  PASSWORD_TOO_SHORT: 'weak-password',
  PASSWORD_TOO_LONG: 'password-too-long',
  INVALID_TOKEN: 'token-invalid',
  USER_NOT_FOUND: 'token-invalid',
  UNAUTHORIZED: 'session-expired',
};

/** better-auth's failures under our codes; what has none is a fault of the site, not of the person. */
export async function inOurTerms<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof APIError ? CODES[String(error.body?.code)] : undefined;
    throw code ? new IdentityError(code) : error;
  }
}
