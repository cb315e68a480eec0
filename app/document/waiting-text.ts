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
