import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Email } from '../../chronicle/identity/email.ts';
import { CONFIGURED, type IdentityDriver, identityContract } from '../../chronicle/identity/identity-contract.ts';
import { isLong } from '../../tests/drivers/effort.ts';
import {
  type HostedEmail,
  startAuthentication,
  startFirestore,
  unansweredEmails,
} from '../../tests/drivers/emulators.ts';
import { openAttemptLedger } from './attempt-ledger.ts';
import { openFirebaseIdentity } from './identity.ts';
import { setUpFirebase } from './services.ts';

const [authentication, firestore] = await Promise.all([startAuthentication(), startFirestore()]);
vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', authentication.host);
vi.stubEnv('FIRESTORE_EMULATOR_HOST', firestore.host);
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([authentication.stop(), firestore.stop()]);
});

const KINDS = {
  VERIFY_EMAIL: 'verification',
  PASSWORD_RESET: 'reset',
  VERIFY_AND_CHANGE_EMAIL: 'email-change',
  RECOVER_EMAIL: 'email-changed',
} as const;

interface FirebaseDriver extends IdentityDriver {
  readonly projectId: string;
  revoke(email: string): Promise<void>;
}

async function openDriver(): Promise<FirebaseDriver> {
  const projectId = `demo-${randomUUID().slice(0, 8)}`;
  const { auth, db, close } = setUpFirebase({ projectId });
  const ours: Email[] = [];
  const theirs = new Map<string, HostedEmail>();
  const start = async () =>
    openFirebaseIdentity({
      auth,
      db,
      attempts: await openAttemptLedger(db),
      browser: { apiKey: projectId },
      secure: false,
      editors: [CONFIGURED],
      sendEmail: (email) => ours.push(email),
    });
  let identity = await start();
  return {
    projectId,
    identity,
    directory: identity.directory,
    async emails(email) {
      await identity.settled();
      for (const sent of await unansweredEmails(authentication.host, projectId)) theirs.set(sent.oobCode, sent);
      const hosted = [...theirs.values()]
        .filter((sent) => (sent.newEmail ?? sent.email) === email)
        .map(({ requestType, oobCode }) => ({ kind: KINDS[requestType], token: oobCode }));
      return [...hosted, ...ours.filter(({ to }) => to === email)];
    },
    async disable(email) {
      await auth.updateUser((await auth.getUserByEmail(email)).uid, { disabled: true });
    },
    /** From the next second on: Firebase knows no shorter time, and what was proven in this one would still count. */
    async revoke(email) {
      const { uid } = await auth.getUserByEmail(email);
      const next = (Math.floor(Date.now() / 1000) + 1) * 1000;
      await expect.poll(() => Date.now()).toBeGreaterThanOrEqual(next);
      await auth.revokeRefreshTokens(uid);
    },
    roles: {
      of: (email) => identity.roles.of(email),
      isConfigured: (email) => identity.roles.isConfigured(email),
      list: () => identity.roles.list(),
      async give(email, role, by) {
        const account = await identity.roles.give(email, role, by);
        await expect.poll(() => identity.roles.of(email)).toBe(identity.roles.isConfigured(email) ? 'editor' : role);
        return account;
      },
      vouch: (email, accountId) => identity.roles.vouch(email, accountId),
      async take(email, by) {
        const had = await identity.roles.take(email, by);
        await expect
          .poll(() => identity.roles.of(email))
          .toBe(identity.roles.isConfigured(email) ? 'editor' : 'member');
        return had;
      },
    },
    async restart() {
      await identity.close();
      identity = await start();
      return identity;
    },
    async pass(milliseconds) {
      vi.setSystemTime(Date.now() + milliseconds);
    },
    async close() {
      vi.useRealTimers();
      await identity.close();
      await close();
    },
  };
}

identityContract('Firebase', openDriver, {
  movesClock: true,
  movesEmails: false,
  endsLinks: false,
  checksPasswordFirst: false,
  countsEverything: isLong,
});

describe('what only Firebase can show', () => {
  const client = { address: '192.0.2.1', agent: 'Preglednik', cookies: '', origin: 'http://brdo.primjer' };
  const person = { name: 'Ana', email: 'ana@primjer.hr', password: 'gumno pod bukvom', ofAge: true };
  const cookiesOf = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');
  let driver: FirebaseDriver;
  beforeEach(async () => {
    driver = await openDriver();
  });
  afterEach(() => driver.close());

  const tokenFor = async (email: string, password: string) => {
    const host = `http://${authentication.host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${driver.projectId}`;
    const body = JSON.stringify({ email, password, returnSecureToken: true });
    const response = await fetch(host, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
    return ((await response.json()) as { idToken: string }).idToken;
  };

  /** Goes to Google as a browser would, and comes back as the person given. */
  const throughGoogle = async (email: string) => {
    const back = { address: 'http://brdo.primjer/povratak', returnTo: '/karta' };
    const left = await driver.identity.google?.leave(client, back);
    const state = new URL(left?.address ?? '').searchParams.get('state') ?? '';
    const address = `${back.address}?${new URLSearchParams({ state, code: email })}`;
    return driver.identity.google?.comeBack({ ...client, cookies: cookiesOf(left?.cookies ?? []) }, address);
  };

  test('a proof from the browser becomes a session, and a made-up one does not', async () => {
    await driver.identity.signUp(client, person);
    const cookies = await driver.identity.inBrowser?.signIn(client, await tokenFor(person.email, person.password));
    const browser = { ...client, cookies: cookiesOf(cookies ?? []) };
    expect(await driver.identity.session(browser)).toMatchObject({ kind: 'signed-in', account: { name: 'Ana' } });
    for (const proof of ['', 'izmišljeno', `${await tokenFor(person.email, person.password)}x`.replace(/.{40}$/, '')]) {
      await expect(driver.identity.inBrowser?.signIn(client, proof)).rejects.toMatchObject({ code: 'session-expired' });
    }
  });

  test('a proof from before everything was revoked is none', async () => {
    await driver.identity.signUp(client, person);
    const proof = await tokenFor(person.email, person.password);
    await driver.revoke(person.email);
    await expect(driver.identity.inBrowser?.signIn(client, proof)).rejects.toMatchObject({ code: 'session-expired' });
  });

  test('Google brings people back to where they were going', async () => {
    const back = await throughGoogle(person.email);
    expect(back?.returnTo).toBe('/karta');
    const browser = { ...client, cookies: cookiesOf(back?.cookies ?? []) };
    expect(await driver.identity.session(browser)).toMatchObject({
      account: { email: person.email, name: 'Google Osoba', verified: true },
    });
    const change = { email: 'nova@primjer.hr', password: 'bilo što' };
    await expect(driver.identity.changeEmail(browser, change)).rejects.toMatchObject({ code: 'no-password' });
  });

  test('whoever opened an account with another’s address is out when Google vouches for its owner', async () => {
    const ticket = { ...client, cookies: cookiesOf(await driver.identity.signUp(client, person)) };
    const thief = { ...client, cookies: cookiesOf(await driver.identity.signIn(client, person)) };
    const owner = { ...client, cookies: cookiesOf((await throughGoogle(person.email))?.cookies ?? []) };
    expect(await driver.identity.session(owner)).toMatchObject({ kind: 'signed-in', account: { verified: true } });
    expect(await driver.identity.session(thief)).toMatchObject({ kind: 'ended' });
    await expect(driver.identity.signIn(client, person)).rejects.toMatchObject({ code: 'invalid-credentials' });
    await expect(driver.identity.signInAfterSignUp(ticket)).rejects.toMatchObject({ code: 'invalid-credentials' });
  });

  test('where Firebase’s clock is ahead of ours, the ticket of a new account tells no other time, and is good', async () => {
    const now = Date.UTC(2026, 0, 1, 12, 0, 0, 345);
    vi.useFakeTimers({ toFake: ['Date'], now });
    const first = await driver.identity.signUp(client, person);
    const second = await driver.identity.signUp(client, { ...person, password: 'tuđa lozinka' });
    for (const [ticket = ''] of [first, second]) expect(ticket).toMatch(new RegExp(`[.]${now}[.]`));
    const cookies = await driver.identity.signInAfterSignUp({ ...client, cookies: cookiesOf(first) });
    const browser = { ...client, cookies: cookiesOf(cookies) };
    expect(await driver.identity.session(browser)).toMatchObject({ kind: 'signed-in', account: { name: 'Ana' } });
  });

  test('without Firebase in reach it is said so', async () => {
    await driver.identity.signUp(client, person);
    await driver.emails(person.email);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    await expect(driver.identity.signIn(client, person)).rejects.toMatchObject({ code: 'network-failed' });
    vi.unstubAllGlobals();
  });
});
