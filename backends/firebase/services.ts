import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** The hosted services of one project. Who may use them is for the machine to say: Google's default credentials. */
export interface FirebaseServices {
  readonly firebaseApp: App;
  readonly auth: Auth;
  readonly db: Firestore;
  close(): Promise<void>;
}

/** What was asked of a Firestore that is out of reach, its client goes on asking for ten minutes: nobody waits for it at the end. */
const CLOSE_WITHIN_MS = 5_000;

export function setUpFirebase({ projectId }: { readonly projectId: string }): FirebaseServices {
  const firebaseApp = initializeApp({ projectId }, randomUUID());
  const auth = getAuth(firebaseApp);
  const db = getFirestore(firebaseApp);
  return {
    firebaseApp,
    auth,
    db,
    async close() {
      const closed = db.terminate().then(() => deleteApp(firebaseApp));
      await Promise.race([closed, pause(CLOSE_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}
