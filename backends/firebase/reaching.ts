import { offlineFault } from '../../domain/fault.ts';

/** Left to itself the client tries for ten minutes; nobody waits for a page that long. */
export const PATIENCE_MS = { forOne: 10_000, forMany: 30_000 } as const;
/** gRPC: DEADLINE_EXCEEDED, UNAVAILABLE. */
const OUT_OF_REACH: readonly unknown[] = [4, 14];

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
