/** How browsers word that nobody answered; every other TypeError is a fault of ours, or a file that the server no longer has. */
const NOBODY_ANSWERED = /^(?:Failed to fetch$|Load failed|NetworkError when attempting)/;

export function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError && NOBODY_ANSWERED.test(error.message);
}
