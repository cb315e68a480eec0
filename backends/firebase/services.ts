import { randomUUID } from 'node:crypto';
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

export function setUpFirebase({ projectId }: { readonly projectId: string }): FirebaseServices {
  const firebaseApp = initializeApp({ projectId }, randomUUID());
  const auth = getAuth(firebaseApp);
  const db = getFirestore(firebaseApp);
  return {
    firebaseApp,
    auth,
    db,
    async close() {
      await db.terminate();
      await deleteApp(firebaseApp);
    },
  };
}
