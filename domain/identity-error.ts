/** What can go wrong with an account, the same from every identity provider. Worded at the edge, never here. */
export type IdentityErrorCode =
  | 'invalid-credentials'
  | 'wrong-password'
  | 'no-password'
  | 'email-in-use'
  | 'too-many-requests'
  | 'network-failed'
  | 'unwritable'
  | 'account-disabled'
  | 'session-expired'
  | 'weak-password'
  | 'common-password'
  | 'password-too-long'
  | 'invalid-email'
  | 'email-refused'
  | 'invalid-name'
  | 'too-young'
  | 'token-invalid';

export class IdentityError extends Error {
  readonly code: IdentityErrorCode;
  /** Seconds until it is worth trying again; with too-many-requests alone. */
  readonly retryAfter: number | undefined;

  constructor(code: IdentityErrorCode, retryAfter?: number, options?: ErrorOptions) {
    super(code, options);
    this.name = 'IdentityError';
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
