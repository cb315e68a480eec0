const DAY_MS = 24 * 60 * 60 * 1000;

export const SESSION_TERMS = {
  /** Nobody seen for so long is signed out. */
  idleMs: 30 * DAY_MS,
  /** However often somebody comes by: after so long they show the password again. */
  longestMs: 180 * DAY_MS,
  /** That somebody came by is written down no more often than this. */
  noticedEveryMs: 60 * 60 * 1000,
} as const;
