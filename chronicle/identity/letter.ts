/** A letter that identity asks to be sent; worded and linked at the edge. */
export type Letter = LetterWithLink | LetterOfNotice;

interface LetterWithLink {
  readonly kind: 'verification' | 'reset' | 'email-change';
  readonly to: string;
  readonly origin: string;
  /** Single-use; whoever holds it may act. */
  readonly token: string;
}

interface LetterOfNotice {
  /** Somebody signed up with an address that has an account; or the account's address is now another one. */
  readonly kind: 'account-exists' | 'email-changed';
  readonly to: string;
  readonly origin: string;
}

/** Takes a letter and returns at once: whether an account exists must not show in how long an answer takes. */
export type Post = (letter: Letter) => void;
