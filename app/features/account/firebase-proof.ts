import { initializeApp } from '@firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from '@firebase/auth';
import { IdentityError, type IdentityErrorCode } from '../../../domain/identity-error.ts';

const CODES: Readonly<Record<string, IdentityErrorCode>> = {
  'auth/invalid-credential': 'invalid-credentials',
  'auth/wrong-password': 'invalid-credentials',
  'auth/user-not-found': 'invalid-credentials',
  'auth/missing-password': 'invalid-credentials',
  'auth/invalid-email': 'invalid-email',
  'auth/missing-email': 'invalid-email',
  'auth/email-already-in-use': 'email-in-use',
  'auth/weak-password': 'weak-password',
  'auth/user-disabled': 'account-disabled',
  'auth/user-token-expired': 'session-expired',
  'auth/too-many-requests': 'too-many-requests',
  'auth/network-request-failed': 'network-failed',
};

type Settings = Readonly<Record<string, string>>;

/**
 * Shows Firebase the password, and answers with its proof of who the person is: the password does not pass through the
 * site. Nothing is kept in the browser: the session that the server makes of the proof is what lasts.
 */
export async function proofOf(settings: Settings, email: string, password: string): Promise<string> {
  try {
    const { user } = await signInWithEmailAndPassword(authOf(settings), email, password);
    return await user.getIdToken();
  } catch (error) {
    const code = CODES[String((error as { code?: unknown }).code)];
    throw code ? new IdentityError(code) : error;
  }
}

let auth: ReturnType<typeof initializeAuth> | undefined;

function authOf(settings: Settings) {
  if (!auth) {
    auth = initializeAuth(initializeApp(settings), { persistence: inMemoryPersistence });
    if (settings.emulator) connectAuthEmulator(auth, settings.emulator, { disableWarnings: true });
  }
  return auth;
}
