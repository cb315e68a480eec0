import { createHook } from 'node:async_hooks';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Email } from '../../chronicle/identity/email.ts';
import { requireSession } from '../../chronicle/identity/identity.ts';
import { CONFIGURED, type IdentityDriver, identityContract } from '../../chronicle/identity/identity-contract.ts';
import { SESSION_TERMS } from '../../chronicle/identity/session-terms.ts';
import { openDatabase } from './database.ts';
import { openEmbeddedIdentity } from './identity.ts';
import { sessionSecret } from './secrets.ts';

async function openDriver(secure = false): Promise<IdentityDriver & { dataFolder: string }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'nase-brdo-identity-'));
  const emails: Email[] = [];
  const start = async () => {
    const database = openDatabase(dataFolder);
    // Waiting for the disk would take longer than the tests, and nothing here cuts the power.
    database.exec('PRAGMA synchronous = OFF');
    const identity = await openEmbeddedIdentity({
      database,
      secret: sessionSecret(dataFolder),
      secure,
      editors: [CONFIGURED],
      sendEmail: (email) => emails.push(email),
    });
    return { database, identity };
  };
  let { database, identity } = await start();
  const first = identity;
  vi.useFakeTimers({ toFake: ['Date'] });
  const stop = async () => {
    await identity.close();
    database.close();
  };
  return {
    dataFolder,
    identity: first,
    directory: first.directory,
    async emails(email) {
      await identity.settled();
      return emails.filter(({ to }) => to === email);
    },
    async disable(email) {
      database.prepare('UPDATE user SET disabled = 1 WHERE email = ?').run(email);
    },
    roles: first.roles,
    async restart() {
      await stop();
      ({ database, identity } = await start());
      return identity;
    },
    async pass(milliseconds) {
      vi.setSystemTime(Date.now() + milliseconds);
    },
    async close() {
      await stop();
      vi.useRealTimers();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

identityContract('embedded', openDriver, {
  movesClock: true,
  movesEmails: true,
  endsLinks: true,
  checksPasswordFirst: true,
  countsEverything: true,
});

describe('what only the embedded identity can show', () => {
  const client = { address: '192.0.2.1', agent: 'Preglednik', cookies: '', origin: 'http://brdo.primjer' };
  const person = { name: 'Ana', email: 'ana@primjer.hr', password: 'gumno pod bukvom', ofAge: true };
  let driver: Awaited<ReturnType<typeof openDriver>>;
  beforeEach(async () => {
    driver = await openDriver();
  });
  afterEach(() => driver.close());

  test('a wrong password and an unknown address cost the same work', async () => {
    await driver.identity.signUp(client, person);
    const hashesOf = async (email: string) => {
      let hashes = 0;
      const counter = createHook({
        init(_id, type) {
          if (/scrypt/i.test(type)) hashes += 1;
        },
      }).enable();
      await driver.identity.signIn(client, { email, password: 'kriva' }).catch(() => {});
      counter.disable();
      return hashes;
    };
    expect(await hashesOf(person.email)).toBe(1);
    expect(await hashesOf('nitko@primjer.hr')).toBe(1);
  });

  test('the files hold no password, no link and no network address that could be used', async () => {
    await driver.identity.signUp(client, person);
    await driver.identity.signIn(client, person);
    await driver.identity.requestReset(client, person.email);
    const tokens = (await driver.emails(person.email)).map(({ token }) => token ?? '');
    expect(tokens).toHaveLength(2);
    for (const file of ['nase-brdo.sqlite', 'nase-brdo.sqlite-wal']) {
      const bytes = readFileSync(join(driver.dataFolder, file)).toString('latin1');
      for (const secret of [person.password, client.address, ...tokens]) expect(bytes).not.toContain(secret);
    }
  });

  test('the secret is kept to whoever runs the site', async () => {
    const file = join(driver.dataFolder, 'session-secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(sessionSecret(driver.dataFolder)).toBe(readFileSync(file, 'utf8'));
  });

  test('over https the cookie stays there', async () => {
    const secure = await openDriver(true);
    await secure.identity.signUp(client, person);
    const [cookie = ''] = await secure.identity.signIn(client, person);
    expect(cookie).toMatch(/^__Secure-.*; Secure/);
    expect(secure.identity.forgetSession()[0]).toMatch(/^__Secure-.*; Secure/);
    expect(secure.identity.claimsSession(cookie.split(';')[0] ?? '')).toBe(true);
    await secure.close();
  });

  test('who is signed in is known while another process writes', async () => {
    await driver.identity.signUp(client, person);
    const [cookie = ''] = await driver.identity.signIn(client, person);
    const signedIn = { ...client, cookies: cookie.split(';')[0] ?? '' };
    // So late that this visit would be written down.
    await driver.pass?.(2 * SESSION_TERMS.noticedEveryMs);
    const other = openDatabase(driver.dataFolder);
    other.exec('BEGIN IMMEDIATE');
    try {
      expect(await driver.identity.session(signedIn)).toMatchObject({ kind: 'signed-in' });
    } finally {
      other.exec('ROLLBACK');
      other.close();
    }
    const session = await requireSession(driver.identity, signedIn);
    expect(await driver.identity.devices(session)).toMatchObject([{ seenAt: new Date() }]);
  });

  test('a sign-in waits for another process, and keeps nobody else waiting', async () => {
    await driver.identity.signUp(client, person);
    const [cookie = ''] = await driver.identity.signIn(client, person);
    const signedIn = { ...client, cookies: cookie.split(';')[0] ?? '' };
    const other = openDatabase(driver.dataFolder);
    other.exec('BEGIN IMMEDIATE');
    const signingIn = driver.identity.signIn(client, person);
    const signingOut = driver.identity.signOut(signedIn);
    // So often that the others are waiting by then.
    for (let look = 0; look < 20; look += 1) {
      expect(await driver.identity.session(signedIn)).toMatchObject({ kind: 'signed-in' });
    }
    other.exec('ROLLBACK');
    other.close();
    await signingOut;
    expect(await driver.identity.session(signedIn)).toMatchObject({ kind: 'ended' });
    expect(await signingIn).not.toEqual([]);
  });

  test('sessions that ran out are not kept', async () => {
    await driver.identity.signUp(client, person);
    await driver.identity.signIn(client, person);
    await driver.pass?.(40 * 24 * 60 * 60 * 1000);
    await driver.restart();
    const database = openDatabase(driver.dataFolder);
    expect(database.prepare('SELECT * FROM session').all()).toEqual([]);
    database.close();
  });

  test('nothing of a deleted account is left', async () => {
    await driver.identity.signUp(client, person);
    const [cookie = ''] = await driver.identity.signIn(client, person);
    const signedIn = { ...client, cookies: cookie.split(';')[0] ?? '' };
    await driver.identity.changeEmail(signedIn, { email: 'nova@primjer.hr', password: person.password });
    await driver.identity.deleteAccount(signedIn, person.password, async () => {});
    const database = openDatabase(driver.dataFolder);
    for (const table of ['user', 'session', 'account', 'verification']) {
      expect(database.prepare(`SELECT * FROM "${table}"`).all(), table).toEqual([]);
    }
    database.close();
  });
});
