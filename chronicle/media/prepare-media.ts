import type { Picture, Sound } from './media.ts';

/** What was sent besides words: paths of files that lie aside, of which nothing is known yet. */
export interface SentMedia {
  readonly photographs: readonly string[];
  readonly voice: string | undefined;
}

export interface Prepared<Description> {
  readonly bytes: Uint8Array;
  readonly description: Description;
  /** How the name of such a file ends: jpg. */
  readonly ending: string;
}

interface PreparedMedia {
  readonly photographs: readonly Prepared<Picture>[];
  readonly voice?: Prepared<Sound>;
}

/**
 * Makes what strangers send harmless: made anew from what is seen or heard in it, or refused with a ContributionFault. Whose
 * files took long waits behind others; `from` tells them apart.
 */
export type PrepareMedia = (sent: SentMedia, from: string) => Promise<PreparedMedia>;
