import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

interface Emulator {
  readonly host: string;
  /** Resolves once nobody answers any more. */
  stop(): Promise<void>;
}

// Nothing here runs in Google's cloud, and looking for its metadata takes seconds.
process.env.METADATA_SERVER_DETECTION = 'none';

/** A Firestore to test against: the official emulator when one is named, else the one that all tests of a run share, or one of its own. */
export async function startFirestore(): Promise<Emulator> {
  const { FIRESTORE_EMULATOR_HOST, SHARED_FIRESTORE } = process.env;
  return shared(FIRESTORE_EMULATOR_HOST ?? SHARED_FIRESTORE) ?? startEmulator('tests/hosted/firestore-server.mjs');
}

/** Firebase's Authentication emulator. A project's API key is its id. */
export async function startAuthentication(): Promise<Emulator> {
  return shared(process.env.SHARED_AUTHENTICATION) ?? startEmulator('tests/hosted/authentication-server.mjs');
}

function shared(host: string | undefined): Emulator | undefined {
  return host === undefined ? undefined : { host, async stop() {} };
}

/** A server that says on its first line where it listens. */
export async function startEmulator(script: string): Promise<Emulator> {
  const server = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  for await (const host of createInterface({ input: server.stdout })) {
    server.stdout.resume();
    const ended = once(server, 'exit');
    return {
      host,
      async stop() {
        server.kill();
        await ended;
      },
    };
  }
  throw new Error(`${script} ended before it listened`);
}

/** An email that Authentication has sent, as its emulator keeps it until it is answered. */
export interface HostedEmail {
  readonly requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';
  readonly email: string;
  readonly newEmail?: string;
  readonly oobCode: string;
  readonly oobLink: string;
}

export async function unansweredEmails(host: string, projectId: string): Promise<readonly HostedEmail[]> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`);
  return ((await response.json()) as { oobCodes: readonly HostedEmail[] }).oobCodes;
}
