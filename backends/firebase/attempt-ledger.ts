import { createHmac } from 'node:crypto';
import { type DocumentReference, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type AttemptCount, type AttemptLedger, CLOCK_SLACK_MS } from '../../chronicle/identity/attempts.ts';
import { isTaken, reaching } from './reaching.ts';
import { sharedKey } from './shared-key.ts';

const NOBODY_COUNTED = { attempts: 0, endsAt: 0 };

/** Counts that all processes of a site share. Whose they are cannot be read off them. */
export async function openAttemptLedger(db: Firestore): Promise<AttemptLedger> {
  const key = await sharedKey(db, 'attempts-key');
  const documentOf = (name: string) =>
    db.collection('attempts').doc(createHmac('sha256', key).update(name).digest('base64url'));

  return {
    read: async (name) => current(await count(documentOf(name))) ?? { attempts: 0, endsAt: Date.now() },
    async add(name, attempts, lastsMs) {
      const document = documentOf(name);
      for (;;) {
        const last = await count(document);
        // By a clock that ran ahead: it would last longer than any can.
        const isAhead = last !== undefined && last.endsAt - Date.now() > lastsMs + CLOCK_SLACK_MS;
        if (current(last) && !isAhead) {
          await reaching(document.update({ attempts: FieldValue.increment(attempts) }).catch(ignoreMissing));
          return current(await count(document)) ?? NOBODY_COUNTED;
        }
        if (attempts < 0) return NOBODY_COUNTED;
        const begun = { attempts, endsAt: Date.now() + lastsMs };
        if (await begin(db, document, last, begun)) return begun;
      }
    },
    async forget(name) {
      await reaching(documentOf(name).delete());
    },
  };
}

/**
 * Of many who find no count, or one whose time is over, one begins the next: the others find the mark of the beginning
 * taken, and add to what was begun.
 */
async function begin(
  db: Firestore,
  document: DocumentReference,
  last: AttemptCount | undefined,
  begun: AttemptCount,
): Promise<boolean> {
  const until = Timestamp.fromMillis(begun.endsAt);
  const batch = db.batch();
  if (last) {
    batch.create(db.collection('attempts').doc(`${document.id}~${last.endsAt}`), { until });
    batch.set(document, { ...begun, until });
  } else batch.create(document, { ...begun, until });
  try {
    await reaching(batch.commit());
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

async function count(document: DocumentReference): Promise<AttemptCount | undefined> {
  const data = (await reaching(document.get())).data() as AttemptCount | undefined;
  return data && { attempts: Math.max(data.attempts, 0), endsAt: data.endsAt };
}

function current(last: AttemptCount | undefined): AttemptCount | undefined {
  return last && last.endsAt > Date.now() ? last : undefined;
}

/** Somebody's count was forgiven in between. */
function ignoreMissing(error: { code?: unknown }): void {
  const NOT_FOUND = 5;
  if (error.code !== NOT_FOUND) throw error;
}
