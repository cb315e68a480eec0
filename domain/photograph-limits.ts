const MEGABYTE = 1024 * 1024;

/** What may be sent to the photographs, the same for the page, the way in and the checks. */
export const PHOTOGRAPH_LIMITS = {
  bytes: 40 * MEGABYTE,
  /** One piece of a file that is sent in pieces. */
  pieceBytes: 512 * 1024,
  /** Files of a form without scripts, and all of them together. */
  filesOfForm: 20,
  bytesOfForm: 120 * MEGABYTE,
  /** Files that one account, and all of them, have begun to send and not ended. */
  unfinished: { ofAccount: 60, ofAll: 200 },
  unfinishedBytes: { ofAccount: 1024 * MEGABYTE, ofAll: 4096 * MEGABYTE },
  /** What has not come whole by then is forgotten. */
  unfinishedHours: 24,
  /** How long a deleted photograph can be brought back. */
  binDays: 30,
  /** Earlier files of a photograph whose file was replaced. */
  formerFiles: 5,
  title: 200,
  credit: 200,
  place: 200,
  alt: 500,
  caption: 300,
  date: 100,
  about: 50,
} as const;

/** Under which terms a photograph may be shown: the author's own, with permission, or by one of the usual licences. */
export const LICENCES = ['own', 'permission', 'cc-by', 'cc-by-sa', 'cc0', 'public-domain'] as const;
export type Licence = (typeof LICENCES)[number];
