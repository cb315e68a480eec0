import type { ContributionField } from '../../text/contribution-faults.ts';

/** What the form of a memory gets back: where to go on, or what was wrong, with what was typed. */
export interface ContributionAnswer {
  readonly next?: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly error?: { readonly field: ContributionField; readonly sentence: string };
  /** Nobody is signed in any more: the form asks for a name and an address now. */
  readonly signedOut?: boolean;
}
