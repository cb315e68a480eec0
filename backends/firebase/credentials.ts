import type { App } from 'firebase-admin/app';
import { reaching } from './reaching.ts';

const NAMED_FILE = 'GOOGLE_APPLICATION_CREDENTIALS';
const WHAT_TO_DO = `set ${NAMED_FILE} to the key file of a service account of the project, or run where Google provides credentials (docs/deploy.md)`;
/** gRPC: PERMISSION_DENIED, UNAUTHENTICATED. */
const NOT_ALLOWED: readonly unknown[] = [7, 16];

/**
 * Asks Google for an access token before any client is made: Firestore's looks for credentials in a promise that nobody
 * awaits, and what it does not find would end the process as an unhandled rejection.
 */
export async function checkCredentials({ options: { credential } }: App): Promise<void> {
  if (process.env.FIRESTORE_EMULATOR_HOST && process.env.FIREBASE_AUTH_EMULATOR_HOST) return;
  try {
    await reaching(Promise.resolve(credential?.getAccessToken()));
  } catch (error) {
    throw new Error(sentenceOf(error as Error));
  }
}

function sentenceOf(error: Error & { readonly code?: unknown }): string {
  const file = process.env[NAMED_FILE];
  if (error.code === 'offline') return `Google gave no access token in time: ${WHAT_TO_DO}`;
  const [line = ''] = error.message.split('\n');
  if (/default credentials/i.test(line)) return `no Google credentials were found: ${WHAT_TO_DO}`;
  // JSON.parse quotes what it stumbles over, and that may be the key.
  if (error instanceof SyntaxError) return `the key file ${file ?? ''} is not JSON: ${WHAT_TO_DO}`;
  const [, field] = /does not contain a (\w+) field/.exec(line) ?? [];
  if (field) return `the key file ${file ?? ''} has no ${field}: ${WHAT_TO_DO}`;
  // The library stumbles over what it does not find; a request that fails, which is one as well, has a cause.
  if (error instanceof TypeError && error.cause === undefined) {
    return `the key file ${file ?? ''} is not that of a service account, or not the whole of it: ${WHAT_TO_DO}`;
  }
  if (String(error.code).startsWith('ERR_OSSL')) {
    return `the private_key in the key file ${file ?? ''} cannot be used (${line}): ${WHAT_TO_DO}`;
  }
  return `${line.replace(/^Unable to read the credential file[^:]*: /, '')}: ${WHAT_TO_DO}`;
}

/** A refusal by Firestore at the start, with what to do about it. */
export function explainRefusal(error: unknown, projectId: string): unknown {
  if (!NOT_ALLOWED.includes((error as { code?: unknown }).code)) return error;
  const rights = `grant the service account its rights in the project '${projectId}' (docs/deploy.md)`;
  return new Error(`${(error as Error).message}: ${rights}`);
}
