/** What a contribution may hold, the same for the form, the way in and the checks. */
export const CONTRIBUTION_LIMITS = {
  bytes: 20 * 1024 * 1024,
  photographs: 6,
  voiceSeconds: 5 * 60,
  text: 20_000,
  condolence: 2_000,
  /** Why something is refused. */
  reason: 2_000,
} as const;

/**
 * All the words of one form, their names included: three times the longest text, so that whoever pasted too much gets it
 * back, and nobody makes the site write megabytes.
 */
export const LONGEST_FORM = 60_000;

/** By themselves: a page with the form to report something, or to write to the editors, needs no other limit. */
export const LONGEST_REPORT = 1_000;
export const LONGEST_MESSAGE = 5_000;
