import type { Picture, Sound } from './media.ts';

export interface Prepared<Description> {
  readonly bytes: Uint8Array;
  readonly description: Description;
  /** How the name of such a file ends: jpg. */
  readonly ending: string;
}

/** Makes what strangers send harmless: made anew from what is seen or heard in it, or refused with a ContributionFault. */
export interface PrepareMedia {
  photograph(bytes: Uint8Array): Promise<Prepared<Picture>>;
  voice(bytes: Uint8Array): Promise<Prepared<Sound>>;
}
