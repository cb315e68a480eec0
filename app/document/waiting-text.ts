/** What somebody sends where there is no network, and what became of it. */
export interface Waiting {
  readonly form: FormData;
  /** By which it is known, however often it arrives. */
  readonly key: string;
  readonly action: string;
  readonly label: string;
  /** The form's data-kept, and where it is. */
  readonly name: string;
  readonly page: string;
  /** Set by whoever answers. */
  answer?: Promise<boolean | undefined>;
}

/** There is something to be told of. */
export const FLAG = 'waiting';

/** Who wrote it, where nobody was signed in: a header cannot be empty. */
const NOBODY = '-';

export function writerOf(account: string | undefined): string {
  return account || NOBODY;
}

export function accountOf(writer: string | null): string | undefined {
  return writer === NOBODY ? undefined : (writer ?? undefined);
}
