import { IdentityError, type IdentityErrorCode } from '../../domain/identity-error.ts';

/** What Firebase Authentication says, over its REST interface and through the Admin SDK. */
const CODES: Readonly<Record<string, IdentityErrorCode>> = {
  INVALID_LOGIN_CREDENTIALS: 'invalid-credentials',
  INVALID_PASSWORD: 'invalid-credentials',
  EMAIL_NOT_FOUND: 'invalid-credentials',
  MISSING_PASSWORD: 'invalid-credentials',
  USER_DISABLED: 'account-disabled',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
  QUOTA_EXCEEDED: 'too-many-requests',
  EMAIL_EXISTS: 'email-in-use',
  INVALID_OOB_CODE: 'token-invalid',
  EXPIRED_OOB_CODE: 'token-invalid',
  MISSING_OOB_CODE: 'token-invalid',
  WEAK_PASSWORD: 'weak-password',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'weak-password',
  INVALID_EMAIL: 'invalid-email',
  INVALID_NEW_EMAIL: 'invalid-email',
  TOKEN_EXPIRED: 'session-expired',
  INVALID_ID_TOKEN: 'session-expired',
  USER_NOT_FOUND: 'session-expired',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'session-expired',
  INVALID_IDP_RESPONSE: 'token-invalid',
  INVALID_CREDENTIAL_OR_PROVIDER_ID: 'token-invalid',
  MISSING_OR_INVALID_NONCE: 'token-invalid',
  INVALID_SESSION_INFO: 'token-invalid',
  'auth/email-already-exists': 'email-in-use',
  'auth/user-not-found': 'session-expired',
  'auth/user-disabled': 'account-disabled',
  'auth/id-token-expired': 'session-expired',
  'auth/id-token-revoked': 'session-expired',
  'auth/invalid-id-token': 'session-expired',
  'auth/argument-error': 'session-expired',
  'auth/invalid-password': 'weak-password',
  'auth/invalid-email': 'invalid-email',
  'auth/too-many-requests': 'too-many-requests',
  'auth/quota-exceeded': 'too-many-requests',
  'app/network-error': 'network-failed',
  'app/network-timeout': 'network-failed',
};

/** Firebase's word under our code; what has none is a fault of the site, not of the person. */
export function identityErrorOf(word: string): IdentityError | undefined {
  const code = Object.hasOwn(CODES, word) ? CODES[word] : undefined;
  return code && new IdentityError(code);
}

/** The Admin SDK's failures in our terms. */
export async function inOurTerms<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw identityErrorOf(String((error as { code?: unknown }).code)) ?? error;
  }
}
