/** An email that identity asks to be sent; worded and linked at the edge. */
export type Email = EmailWithLink | EmailOfNotice;

interface EmailWithLink {
  readonly kind: 'verification' | 'reset' | 'email-change';
  readonly to: string;
  readonly origin: string;
  /** Single-use; whoever holds it may act. */
  readonly token: string;
}

interface EmailOfNotice {
  /** Somebody signed up with an address that has an account; or the account's address is now another one. */
  readonly kind: 'account-exists' | 'email-changed';
  readonly to: string;
  readonly origin: string;
}

/** Takes an email and returns at once: whether an account exists must not show in how long an answer takes. */
export type SendEmail = (email: Email) => void;
