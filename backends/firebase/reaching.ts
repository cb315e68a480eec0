import { offlineFault } from '../../domain/fault.ts';

/** Left to itself the client tries for ten minutes; nobody waits for a page that long. */
export const PATIENCE_MS = { forOne: 10_000, forMany: 30_000 } as const;
/** gRPC: DEADLINE_EXCEEDED, UNAVAILABLE. */
const OUT_OF_REACH: readonly unknown[] = [4, 14];

const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

/** What was to be created is there. */
export function isTaken(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === ALREADY_EXISTS;
}

/** What was to be replaced is no longer as it was read. */
export function isChanged(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === FAILED_PRECONDITION;
}

/** Asks Firestore for something; out of its reach, or of patience, is a fault of its own. */
export async function reaching<Answer>(
  asked: Promise<Answer>,
  patienceMs: number = PATIENCE_MS.forOne,
): Promise<Answer> {
  const patience = Promise.withResolvers<never>();
  const timer = setTimeout(() => patience.reject(offlineFault()), patienceMs);
  try {
    return await Promise.race([asked, patience.promise]);
  } catch (error) {
    throw OUT_OF_REACH.includes((error as { code?: unknown }).code) ? offlineFault(error) : error;
  } finally {
    clearTimeout(timer);
  }
}
