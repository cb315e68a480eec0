import type { DatabaseSync } from 'node:sqlite';
import { NodeSqliteDialect } from '@better-auth/kysely-adapter/node-sqlite-dialect';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { SESSION_TERMS } from '../../chronicle/identity/session-terms.ts';
import { PASSWORD_LENGTH } from '../../domain/password.ts';

const RESET_LINK_SECONDS = 60 * 60;

export interface AuthenticationSettings {
  readonly database: DatabaseSync;
  readonly secret: string;
  /** Whether browsers reach the site over https. */
  readonly secure: boolean;
  sendReset(email: {
    readonly accountId: string;
    readonly email: string;
    readonly token: string;
    readonly origin: string;
  }): void;
}

/**
 * better-auth as a library: none of its own addresses are served, its limiter is not used (ours counts accounts as
 * well), and its tables are brought to their latest shape here.
 */
export async function openAuthentication(settings: AuthenticationSettings) {
  const options = optionsOf(settings);
  const { runMigrations } = await getMigrations(options);
  await runMigrations();
  // Browsers that never came back would leave theirs for ever.
  settings.database.prepare('DELETE FROM session WHERE expiresAt < ?').run(new Date().toISOString());
  const authentication = betterAuth(options);
  await authentication.$context;
  return authentication;
}

export type Authentication = Awaited<ReturnType<typeof openAuthentication>>;

function optionsOf({ database, secret, secure, sendReset }: AuthenticationSettings) {
  return {
    appName: 'nase-brdo',
    baseURL: secure ? 'https://site.invalid' : 'http://site.invalid',
    secret,
    // Its transactions last as long as a password takes to hash, and whoever else writes to the file would wait for it.
    database: { dialect: new NodeSqliteDialect({ database }), type: 'sqlite', transaction: false },
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
        sendReset({ accountId: user.id, email: user.email, token, origin });
      },
    },
    user: { additionalFields: { disabled: { type: 'boolean', required: false, defaultValue: false, input: false } } },
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
