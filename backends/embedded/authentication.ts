import type { DatabaseSync } from 'node:sqlite';
import { NodeSqliteDialect } from '@better-auth/kysely-adapter/node-sqlite-dialect';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { createAuthEndpoint, isAPIError } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { getMigrations } from 'better-auth/db/migration';
import { z } from 'zod';
import { SESSION_TERMS } from '../../chronicle/identity/session-terms.ts';
import { IdentityError, type IdentityErrorCode } from '../../domain/identity-error.ts';
import { PASSWORD_LENGTH } from '../../domain/password.ts';
import { hasAccounts, whenUnlocked } from './database.ts';

const RESET_LINK_SECONDS = 60 * 60;

export interface AuthenticationSettings {
  /** The time by which sessions are erased. */
  readonly believedNow?: (() => Date) | undefined;
  readonly database: DatabaseSync;
  readonly secret: string;
  /** Whether browsers reach the site over https. */
  readonly secure: boolean;
  sendReset(email: {
    readonly accountId: string;
    readonly email: string;
    readonly token: string;
    readonly origin: string;
  }): Promise<void>;
}

/**
 * better-auth as a library: none of its own addresses are served, and its limiter is not used (ours counts accounts as
 * well).
 */
export async function openAuthentication(settings: AuthenticationSettings) {
  const options = optionsOf(settings);
  if (!hasAccounts(settings.database)) await migrateAccounts(settings.database);
  // Browsers that never came back would leave theirs for ever.
  const over = settings.database.prepare('DELETE FROM session WHERE expiresAt < ?');
  await whenUnlocked(() => over.run((settings.believedNow?.() ?? new Date()).toISOString()));
  const authentication = betterAuth(options);
  await authentication.$context;
  return authentication;
}

/**
 * Makes better-auth's tables, or gives them what they lack. When they come to lack anything, a numbered file in migrations/ has to
 * say so: a start migrates by that number alone.
 */
export async function migrateAccounts(database: DatabaseSync): Promise<void> {
  const { runMigrations } = await getMigrations(
    optionsOf({ database, secret: '', secure: false, sendReset: async () => {} }),
  );
  await runMigrations();
}

export type Authentication = Awaited<ReturnType<typeof openAuthentication>>;

/** Starts a session of an account whose owner has shown who they are in another way than by the password. */
const sessionWithoutPassword = {
  id: 'session-without-password',
  endpoints: {
    startSession: createAuthEndpoint(
      '/start-session',
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (!user) throw new IdentityError('invalid-credentials');
        await setSessionCookie(context, { session: await internalAdapter.createSession(user.id), user });
      },
    ),
  },
};

/** Each statement waits for other processes by itself: under the dialect's own mutex everybody's session would wait with it. */
function patientDialect(database: DatabaseSync): NodeSqliteDialect {
  const dialect = new NodeSqliteDialect({
    database,
    async onCreateConnection(connection) {
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (query) => whenUnlocked(() => execute(query));
      driver.acquireConnection = async () => connection;
    },
  });
  const driver = dialect.createDriver();
  driver.releaseConnection = async () => {};
  dialect.createDriver = () => driver;
  return dialect;
}

function optionsOf({ database, secret, secure, sendReset }: AuthenticationSettings) {
  return {
    appName: 'nase-brdo',
    baseURL: secure ? 'https://site.invalid' : 'http://site.invalid',
    secret,
    // Its transactions last as long as a password takes to hash, and whoever else writes to the file would wait for it.
    database: { dialect: patientDialect(database), type: 'sqlite', transaction: false },
    emailAndPassword: {
      enabled: true,
      // Signing in at once would tell a new address from a known one.
      autoSignIn: false,
      minPasswordLength: PASSWORD_LENGTH.least,
      maxPasswordLength: PASSWORD_LENGTH.most,
      resetPasswordTokenExpiresIn: RESET_LINK_SECONDS,
      revokeSessionsOnPasswordReset: true,
      async sendResetPassword({ user, url, token }) {
        const origin = new URL(url).searchParams.get('callbackURL') ?? '';
        await sendReset({ accountId: user.id, email: user.email, token, origin });
      },
    },
    plugins: [sessionWithoutPassword],
    user: {
      additionalFields: {
        disabled: { type: 'boolean', required: false, defaultValue: false, input: false },
        seenOn: { type: 'string', required: false, input: false },
      },
    },
    session: {
      expiresIn: SESSION_TERMS.idleMs / 1000,
      updateAge: SESSION_TERMS.noticedEveryMs / 1000,
      freshAge: 0,
    },
    // Whoever reads a stolen copy of the database must not be able to follow the links in people's emails.
    verification: { storeIdentifier: 'hashed' },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error' },
    advanced: {
      cookiePrefix: 'nase-brdo',
      useSecureCookies: secure,
      ipAddress: { disableIpTracking: true },
      // They were brought to their shape a moment ago.
      database: { validateSchema: false },
    },
  } satisfies BetterAuthOptions;
}

const CODES: Readonly<Record<string, IdentityErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid-credentials',
  INVALID_PASSWORD: 'wrong-password',
  INVALID_EMAIL: 'invalid-email',
  VALIDATION_ERROR: 'invalid-email',
  PASSWORD_TOO_SHORT: 'weak-password',
  PASSWORD_TOO_LONG: 'password-too-long',
  INVALID_TOKEN: 'token-invalid',
  USER_NOT_FOUND: 'token-invalid',
  UNAUTHORIZED: 'session-expired',
  // Of a write that failed better-auth says only that; why is in the log.
  FAILED_TO_CREATE_USER: 'unwritable',
  FAILED_TO_CREATE_SESSION: 'unwritable',
  FAILED_TO_UPDATE_USER: 'unwritable',
  FAILED_TO_CREATE_VERIFICATION: 'unwritable',
};

/** better-auth's failures under our codes; what has none is a fault of the site, not of the person. */
export async function inOurTerms<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const code = isAPIError(error) ? CODES[String(error.body?.code)] : undefined;
    throw code ? new IdentityError(code) : error;
  }
}
