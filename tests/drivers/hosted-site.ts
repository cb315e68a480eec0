import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { startAuthentication, startFirestore, unansweredEmails } from './emulators.ts';
import { type SiteProcess, startSite } from './site-process.ts';

export interface HostedProject {
  readonly projectId: string;
  /** What makes a process one of this project's. */
  readonly env: Record<string, string>;
  startSite(env?: Record<string, string>, folder?: string): Promise<SiteProcess>;
  /** The code in the newest email of a kind to an address; empty until there is one. */
  latestCode(email: string, requestType: string): Promise<string>;
  /** As the Firebase console does it. */
  disable(email: string): Promise<void>;
  revoke(email: string): Promise<void>;
  stop(): Promise<void>;
}

/** A Firebase project that lives as long as a test. */
export async function startHostedProject(): Promise<HostedProject> {
  const projectId = `demo-${randomUUID().slice(0, 8)}`;
  const [authentication, firestore] = await Promise.all([startAuthentication(), startFirestore()]);
  const env = {
    FIREBASE_API_KEY: projectId,
    FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_STORAGE_BUCKET: `${projectId}.appspot.com`,
    FIREBASE_MESSAGING_SENDER_ID: '1',
    FIREBASE_APP_ID: '1:1:web:1',
    FIREBASE_AUTH_EMULATOR_HOST: authentication.host,
    FIRESTORE_EMULATOR_HOST: firestore.host,
  };
  const ask = async (what: string, body: object) => {
    const response = await fetch(
      `http://${authentication.host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:${what}`,
      {
        method: 'POST',
        headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
    return (await response.json()) as { users?: { localId: string }[] };
  };
  const update = async (email: string, change: object) => {
    const { users } = await ask('lookup', { email: [email] });
    await ask('update', { localId: users?.[0]?.localId, ...change });
  };
  return {
    projectId,
    env,
    // Few tests are about confirming an address; to the others, whoever has an account is a member.
    startSite: (more = {}, folder) =>
      startSite({ env: { ...env, MEMBERSHIP: 'open', ...more }, ...(folder === undefined ? {} : { folder }) }),
    async latestCode(email, requestType) {
      const emails = await unansweredEmails(authentication.host, projectId);
      return emails.findLast((one) => one.email === email && one.requestType === requestType)?.oobCode ?? '';
    },
    disable: (email) => update(email, { disableUser: true }),
    async revoke(email) {
      // Firebase knows seconds only, and what was proven in the same one counts: it must be the next.
      const second = Math.floor(Date.now() / 1000) + 1;
      await update(email, { validSince: String(second) });
      await setTimeout(Math.max(0, second * 1000 - Date.now()));
    },
    async stop() {
      await Promise.all([authentication.stop(), firestore.stop()]);
    },
  };
}
