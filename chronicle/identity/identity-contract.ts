import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRoll } from './account-roll.ts';
import type { Client, Cookies, Identity } from './identity.ts';
import type { Letter } from './letter.ts';

/**
 * What a provider's test file brings. Where a provider sends letters or keeps the accounts itself, these reach into its
 * emulator; nothing else in the suite knows which provider it is.
 */
export interface IdentityDriver {
  readonly identity: Identity;
  readonly roll: AccountRoll;
  /** Letters that reached an address, oldest first, once all that are under way have arrived; whoever sent them. */
  letters(email: string): Promise<readonly Pick<Letter & { token?: string }, 'kind' | 'token'>[]>;
  /** As the provider's console does it. */
  disable(email: string): Promise<void>;
  /** Puts the address on the list of editors. */
  makeEditor(email: string): Promise<void>;
  /** The same accounts in a new process. */
  restart(): Promise<Identity>;
  /** Lets time pass; only asked for when the suite was told that the provider's clock can be moved. */
  readonly pass?: (milliseconds: number) => Promise<void>;
  close(): Promise<void>;
}

const DAY = 24 * 60 * 60 * 1000;
const ANA = { name: 'Ana Ćavar', email: 'ana@primjer.hr', password: 'gumno pod bukvom' };
const MATE = { name: 'Mate Bošnjak', email: 'mate@primjer.hr', password: 'put do čatrnje' };

/** A browser: it keeps the cookies it was given. */
class Browser implements Client {
  readonly agent: string;
  readonly address: string;
  readonly origin = 'http://brdo.primjer';
  readonly #jar = new Map<string, string>();

  constructor(agent = 'Preglednik', address = '192.0.2.1') {
    this.agent = agent;
    this.address = address;
  }

  get cookies(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  take(cookies: Cookies): void {
    for (const cookie of cookies) {
      const [pair = '', ...attributes] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) this.#jar.delete(name);
      else this.#jar.set(name, value.join('='));
    }
  }
}

interface ProviderTraits {
  /** Whether the driver can let time pass for sessions and limits. */
  readonly movesClock: boolean;
  /** … and for letters, which a hosted provider keeps itself. */
  readonly movesLetters?: boolean;
  /** Whether only who knows the password hears that an account is disabled. */
  readonly checksPasswordFirst?: boolean;
}

/**
 * What every identity provider must do. A provider's test file calls this and nothing else. What a provider's nature
 * does not allow to be shown is skipped by name.
 */
export function identityContract(
  name: string,
  open: () => Promise<IdentityDriver>,
  { movesClock, movesLetters = movesClock, checksPasswordFirst = true }: ProviderTraits,
): void {
  describe(`identity: ${name}`, () => {
    let driver: IdentityDriver;
    let identity: Identity;
    beforeEach(async () => {
      driver = await open();
      identity = driver.identity;
    });
    afterEach(() => driver.close());

    const signedIn = async (person = ANA, browser = new Browser()) => {
      browser.take(await identity.signIn(browser, person));
      return browser;
    };
    const signedUp = async (person = ANA) => {
      await identity.signUp(new Browser(), person);
      return signedIn(person);
    };
    const latestToken = async (email: string, kind: string) => {
      const letter = (await driver.letters(email)).findLast((one) => one.kind === kind);
      return letter?.token ?? '';
    };
    const pass = async (milliseconds: number) => driver.pass?.(milliseconds);

    describe('an account', () => {
      test('signs up, signs in at once, and is who it says', async () => {
        const browser = await signedUp();
        expect(await identity.presence(browser)).toMatchObject({
          kind: 'signed-in',
          account: { name: ANA.name, email: ANA.email, verified: false, role: 'member' },
        });
      });

      test('is the same however its address is written', async () => {
        await identity.signUp(new Browser(), { ...ANA, email: ' ANA@Primjer.hr ' });
        const browser = await signedIn({ ...ANA, email: 'Ana@primjer.HR' });
        expect(await identity.presence(browser)).toMatchObject({ account: { email: 'ana@primjer.hr' } });
      });

      test.each([
        [{ email: 'ana' }, 'invalid-email'],
        [{ name: ' ' }, 'invalid-name'],
        [{ password: 'bura' }, 'weak-password'],
        [{ password: 'lozinka123' }, 'common-password'],
        [{ password: 'gumno '.repeat(60) }, 'password-too-long'],
      ])('cannot have %j', async (change, code) => {
        await expect(identity.signUp(new Browser(), { ...ANA, ...change })).rejects.toMatchObject({ code });
        expect(await driver.letters(ANA.email)).toEqual([]);
      });

      test('a known address signs up as if it were new, and its owner gets a letter', async () => {
        const browser = await signedUp();
        await identity.signUp(new Browser(), { ...ANA, name: 'Netko drugi', password: 'tuđa lozinka' });
        expect((await driver.letters(ANA.email)).map(({ kind }) => kind)).toEqual(['verification', 'account-exists']);
        await expect(signedIn({ ...ANA, password: 'tuđa lozinka' })).rejects.toMatchObject({
          code: 'invalid-credentials',
        });
        expect(await identity.presence(browser)).toMatchObject({ account: { name: ANA.name } });
      });
    });

    describe('a session', () => {
      test('a wrong password and an unknown address are told alike', async () => {
        await signedUp();
        const wrong = await identity.signIn(new Browser(), { ...ANA, password: 'kriva' }).catch((error) => error);
        const unknown = await identity.signIn(new Browser(), MATE).catch((error) => error);
        expect(wrong.code).toBe('invalid-credentials');
        expect({ ...unknown, stack: '' }).toEqual({ ...wrong, stack: '' });
      });

      test('is carried by a cookie that scripts and other sites cannot use', async () => {
        await identity.signUp(new Browser(), ANA);
        for (const cookie of await identity.signIn(new Browser(), ANA)) {
          expect(cookie).toMatch(/; HttpOnly/i);
          expect(cookie).toMatch(/; SameSite=Lax/i);
          expect(cookie).toMatch(/; Path=\/(;|$)/i);
        }
      });

      test('a visitor claims none', async () => {
        const browser = new Browser();
        expect(identity.claimsSession(browser.cookies)).toBe(false);
        expect(await identity.presence(browser)).toEqual({ kind: 'visitor' });
        expect(identity.claimsSession((await signedUp()).cookies)).toBe(true);
      });

      test('a claim that nobody made is no session', async () => {
        const browser = await signedUp();
        const forged: Client = {
          ...browser,
          address: '',
          agent: '',
          cookies: browser.cookies.replace(/.{6}$/, 'AAAAAA'),
        };
        expect(await identity.presence(forged)).toEqual({ kind: 'ended', why: 'session-expired' });
      });

      test('is another one after every sign-in, and the one before is over', async () => {
        const browser = await signedUp();
        const before = { ...browser, agent: '', address: '', origin: '', cookies: browser.cookies };
        await signedIn(ANA, browser);
        expect(browser.cookies).not.toBe(before.cookies);
        expect(await identity.presence(before)).toMatchObject({ kind: 'ended' });
        expect(await identity.presence(browser)).toMatchObject({ kind: 'signed-in' });
      });

      test('is over after signing out, on this browser alone', async () => {
        const browser = await signedUp();
        const other = await signedIn();
        const kept = { ...browser, agent: '', address: '', origin: '', cookies: browser.cookies };
        browser.take(await identity.signOut(browser));
        expect(identity.claimsSession(browser.cookies)).toBe(false);
        expect(await identity.presence(kept)).toEqual({ kind: 'ended', why: 'session-expired' });
        expect(await identity.presence(other)).toMatchObject({ kind: 'signed-in' });
      });

      test('outlives the process', async () => {
        const browser = await signedUp();
        identity = await driver.restart();
        expect(await identity.presence(browser)).toMatchObject({ kind: 'signed-in' });
      });

      test('ends with the account disabled, and signing in says why', async () => {
        const browser = await signedUp();
        await driver.disable(ANA.email);
        expect(await identity.presence(browser)).toEqual({ kind: 'ended', why: 'account-disabled' });
        await expect(signedIn()).rejects.toMatchObject({ code: 'account-disabled' });
        await expect(identity.changeName(browser, 'Ana')).rejects.toMatchObject({ code: 'account-disabled' });
      });

      test.runIf(checksPasswordFirst)('that an account is disabled is told to its owner alone', async () => {
        await signedUp();
        await driver.disable(ANA.email);
        await expect(signedIn({ ...ANA, password: 'kriva' })).rejects.toMatchObject({ code: 'invalid-credentials' });
      });

      test.runIf(movesClock)('is over when nobody comes by', async () => {
        const browser = await signedUp();
        await pass(31 * DAY);
        expect(await identity.presence(browser)).toEqual({ kind: 'ended', why: 'session-expired' });
      });

      test.runIf(movesClock)('lasts while somebody comes by, but not for ever', async () => {
        const browser = await signedUp();
        for (let day = 0; day < 175; day += 25) {
          await pass(25 * DAY);
          expect(await identity.presence(browser)).toMatchObject({ kind: 'signed-in' });
        }
        await pass(10 * DAY);
        expect(await identity.presence(browser)).toEqual({ kind: 'ended', why: 'session-expired' });
      });
    });

    describe('a verified address', () => {
      test('comes from the letter, once', async () => {
        const browser = await signedUp();
        const token = await latestToken(ANA.email, 'verification');
        await identity.confirmAddress(browser, token);
        expect(await identity.presence(browser)).toMatchObject({ account: { verified: true } });
        await expect(identity.confirmAddress(browser, token)).rejects.toMatchObject({ code: 'token-invalid' });
      });

      test('is not for another account to confirm, nor for nobody', async () => {
        const ana = await signedUp();
        const mate = await signedUp(MATE);
        const token = await latestToken(ANA.email, 'verification');
        await expect(identity.confirmAddress(mate, token)).rejects.toMatchObject({ code: 'token-invalid' });
        await expect(identity.confirmAddress(new Browser(), token)).rejects.toMatchObject({ code: 'session-expired' });
        await expect(identity.confirmAddress(ana, 'izmišljeno')).rejects.toMatchObject({ code: 'token-invalid' });
        await identity.confirmAddress(ana, token);
      });

      test('makes an editor of whom the list names, and of nobody else', async () => {
        const ana = await signedUp();
        const mate = await signedUp(MATE);
        await driver.makeEditor('ANA@primjer.hr');
        await identity.confirmAddress(mate, await latestToken(MATE.email, 'verification'));
        expect(await identity.presence(mate)).toMatchObject({ account: { role: 'member' } });
        expect(await identity.presence(ana)).toMatchObject({ account: { role: 'member' } });
        await identity.confirmAddress(ana, await latestToken(ANA.email, 'verification'));
        expect(await identity.presence(ana)).toMatchObject({ account: { role: 'editor' } });
      });

      test('a letter can be asked for again', async () => {
        const browser = await signedUp();
        await identity.sendVerification(browser);
        expect((await driver.letters(ANA.email)).map(({ kind }) => kind)).toEqual(['verification', 'verification']);
        await identity.confirmAddress(browser, await latestToken(ANA.email, 'verification'));
        await identity.sendVerification(browser);
        expect(await driver.letters(ANA.email)).toHaveLength(2);
      });

      test.runIf(movesLetters)('does not come from an old letter', async () => {
        const browser = await signedUp();
        const token = await latestToken(ANA.email, 'verification');
        await pass(4 * DAY);
        await expect(identity.confirmAddress(browser, token)).rejects.toMatchObject({ code: 'token-invalid' });
      });
    });

    describe('a forgotten password', () => {
      test('is replaced through the letter, once, and every session ends', async () => {
        const browser = await signedUp();
        await identity.requestReset(new Browser(), ANA.email);
        const token = await latestToken(ANA.email, 'reset');
        await expect(identity.resetPassword(browser, { token, password: 'bura' })).rejects.toMatchObject({
          code: 'weak-password',
        });
        await identity.resetPassword(new Browser(), { token, password: 'nova bura na škurama' });
        expect(await identity.presence(browser)).toMatchObject({ kind: 'ended' });
        await expect(signedIn()).rejects.toMatchObject({ code: 'invalid-credentials' });
        const again = await signedIn({ ...ANA, password: 'nova bura na škurama' });
        // Whoever got the letter has shown that the address is theirs.
        expect(await identity.presence(again)).toMatchObject({ account: { verified: true } });
        await expect(
          identity.resetPassword(new Browser(), { token, password: 'još jedna nova' }),
        ).rejects.toMatchObject({ code: 'token-invalid' });
      });

      test('of an unknown address is answered alike, and nobody gets a letter', async () => {
        await identity.requestReset(new Browser(), 'nitko@primjer.hr');
        expect(await driver.letters('nitko@primjer.hr')).toEqual([]);
      });

      test.runIf(movesLetters)('is not replaced through an old letter', async () => {
        await signedUp();
        await identity.requestReset(new Browser(), ANA.email);
        const token = await latestToken(ANA.email, 'reset');
        await pass(2 * 60 * 60 * 1000);
        await expect(
          identity.resetPassword(new Browser(), { token, password: 'nova bura na škurama' }),
        ).rejects.toMatchObject({ code: 'token-invalid' });
      });
    });

    describe('changes', () => {
      test('of the name', async () => {
        const browser = await signedUp();
        await identity.changeName(browser, ' Ana  Bošnjak ');
        expect(await identity.presence(browser)).toMatchObject({ account: { name: 'Ana Bošnjak' } });
        await expect(identity.changeName(browser, '')).rejects.toMatchObject({ code: 'invalid-name' });
      });

      test('of the password end every other session, and need the old one', async () => {
        const browser = await signedUp();
        const other = await signedIn();
        const kept = { ...browser, agent: '', address: '', origin: '', cookies: browser.cookies };
        await expect(
          identity.changePassword(browser, { current: 'kriva', next: 'nova bura na škurama' }),
        ).rejects.toMatchObject({ code: 'wrong-password' });
        browser.take(await identity.changePassword(browser, { current: ANA.password, next: 'nova bura na škurama' }));
        expect(await identity.presence(browser)).toMatchObject({ kind: 'signed-in' });
        expect(await identity.presence(kept)).toMatchObject({ kind: 'ended' });
        expect(await identity.presence(other)).toMatchObject({ kind: 'ended' });
        await expect(signedIn()).rejects.toMatchObject({ code: 'invalid-credentials' });
      });

      test('of the address wait for the letter to the new one, and the old one is told', async () => {
        const browser = await signedUp();
        await expect(
          identity.changeEmail(browser, { email: 'nova@primjer.hr', password: 'kriva' }),
        ).rejects.toMatchObject({ code: 'wrong-password' });
        await identity.changeEmail(browser, { email: 'Nova@primjer.hr', password: ANA.password });
        expect(await identity.presence(browser)).toMatchObject({ account: { email: ANA.email } });
        await identity.confirmAddress(browser, await latestToken('nova@primjer.hr', 'email-change'));
        expect(await identity.presence(browser)).toMatchObject({
          account: { email: 'nova@primjer.hr', verified: true },
        });
        expect((await driver.letters(ANA.email)).map(({ kind }) => kind)).toContain('email-changed');
        await expect(signedIn()).rejects.toMatchObject({ code: 'invalid-credentials' });
        await signedIn({ ...ANA, email: 'nova@primjer.hr' });
      });

      test('to an address that another account has are answered alike, and its owner gets a letter', async () => {
        const browser = await signedUp();
        await signedUp(MATE);
        await identity.changeEmail(browser, { email: MATE.email, password: ANA.password });
        expect((await driver.letters(MATE.email)).map(({ kind }) => kind)).toEqual(['verification', 'account-exists']);
        expect(await identity.presence(browser)).toMatchObject({ account: { email: ANA.email } });
      });

      test('to an address that was free when asked for fail when it no longer is', async () => {
        const browser = await signedUp();
        await identity.changeEmail(browser, { email: MATE.email, password: ANA.password });
        const token = await latestToken(MATE.email, 'email-change');
        await identity.signUp(new Browser(), MATE);
        await expect(identity.confirmAddress(browser, token)).rejects.toMatchObject({ code: 'email-in-use' });
      });

      test('need somebody signed in', async () => {
        const nobody = new Browser();
        const verbs = [
          identity.changeName(nobody, 'Ana'),
          identity.changeEmail(nobody, { email: 'a@primjer.hr', password: 'lozinka' }),
          identity.changePassword(nobody, { current: 'lozinka', next: 'nova bura na škurama' }),
          identity.devices(nobody),
          identity.signOutDevice(nobody, 'a'),
          identity.exportAccount(nobody),
          identity.checkPassword(nobody, 'lozinka'),
          identity.deleteAccount(nobody, 'lozinka'),
          identity.sendVerification(nobody),
        ];
        for (const verb of verbs) await expect(verb).rejects.toMatchObject({ code: 'session-expired' });
      });
    });

    describe('devices', () => {
      test('are listed, the one in use first, and can be signed out one by one', async () => {
        await identity.signUp(new Browser(), ANA);
        const phone = await signedIn(ANA, new Browser('Telefon'));
        const desk = await signedIn(ANA, new Browser('Racunalo'));
        const devices = await identity.devices(desk);
        expect(devices.map(({ agent, current }) => [agent, current])).toEqual([
          ['Racunalo', true],
          ['Telefon', false],
        ]);
        await identity.signOutDevice(desk, devices[1]?.id ?? '');
        expect(await identity.presence(phone)).toMatchObject({ kind: 'ended' });
        expect(await identity.devices(desk)).toHaveLength(1);
      });

      test("are one's own alone", async () => {
        const ana = await signedUp();
        const mate = await signedUp(MATE);
        const [device] = await identity.devices(ana);
        await identity.signOutDevice(mate, device?.id ?? '');
        expect(await identity.presence(ana)).toMatchObject({ kind: 'signed-in' });
      });
    });

    describe('what is held', () => {
      test('can be taken out, without password or session', async () => {
        const browser = await signedUp();
        const text = JSON.stringify(await identity.exportAccount(browser));
        expect(text).toContain(ANA.name);
        expect(text).toContain(ANA.email);
        expect(text).toContain(browser.agent);
        expect(text).not.toContain(ANA.password);
        for (const part of browser.cookies.split(/[=.;%\s]+/).filter(({ length }) => length > 20)) {
          expect(text).not.toContain(part);
        }
      });

      test('can be deleted with the password, and nothing else', async () => {
        const browser = await signedUp();
        const other = await signedIn();
        for (const password of ['', 'kriva']) {
          await expect(identity.deleteAccount(browser, password)).rejects.toMatchObject({ code: 'wrong-password' });
        }
        browser.take(await identity.deleteAccount(browser, ANA.password));
        expect(await identity.presence(browser)).toEqual({ kind: 'visitor' });
        expect(await identity.presence(other)).toMatchObject({ kind: 'ended' });
        await expect(signedIn()).rejects.toMatchObject({ code: 'invalid-credentials' });
        await identity.signUp(new Browser(), { ...ANA, name: 'Druga Ana' });
        expect(await identity.presence(await signedIn())).toMatchObject({
          account: { name: 'Druga Ana', verified: false },
        });
      });
    });

    describe('an account that moved here', () => {
      const moved = {
        id: 'staroIme123',
        email: ANA.email,
        name: ANA.name,
        verified: true,
        disabled: false,
        createdAt: '2026-01-02T03:04:05Z',
      };

      test('has its old id and no password, and gets one by the letter for forgotten ones', async () => {
        await driver.roll.take([moved]);
        expect(await driver.roll.list()).toEqual([moved]);
        await expect(signedIn()).rejects.toMatchObject({ code: 'invalid-credentials' });
        await identity.requestReset(new Browser(), ANA.email);
        const token = await latestToken(ANA.email, 'reset');
        await identity.resetPassword(new Browser(), { token, password: ANA.password });
        expect(await identity.presence(await signedIn())).toMatchObject({
          account: { id: moved.id, name: ANA.name, verified: true, createdAt: new Date(moved.createdAt) },
        });
      });

      test('and was here before keeps its password; one that was disabled is', async () => {
        await signedUp();
        const [own] = await driver.roll.list();
        expect(own).toMatchObject({ email: ANA.email, name: ANA.name, verified: false, disabled: false });
        const mate = { ...moved, email: MATE.email, disabled: true };
        await driver.roll.take([{ ...(own as typeof moved), name: 'Ana Bošnjak' }, mate]);
        expect(await identity.presence(await signedIn())).toMatchObject({ account: { name: 'Ana Bošnjak' } });
        expect(await driver.roll.list()).toContainEqual(mate);
      });
    });

    describe('limits', () => {
      const guess = async (browser = new Browser(), person = ANA) =>
        identity.signIn(browser, { ...person, password: 'kriva' }).then(
          () => 'in',
          (error) => error,
        );

      test('stop guessing after a few, say when to try again, and outlive a restart', async () => {
        await signedUp();
        const codes = [];
        for (let attempt = 0; attempt < 12; attempt += 1) codes.push((await guess()).code);
        expect(codes.indexOf('too-many-requests')).toBeGreaterThanOrEqual(3);
        expect(codes.slice(codes.indexOf('too-many-requests')).every((code) => code === 'too-many-requests')).toBe(
          true,
        );
        identity = await driver.restart();
        const refused = await identity.signIn(new Browser(), ANA).catch((error) => error);
        expect(refused.code).toBe('too-many-requests');
        expect(refused.retryAfter).toBeGreaterThan(0);
        expect(refused.retryAfter).toBeLessThanOrEqual(60 * 60);
      });

      test('treat unknown addresses alike', async () => {
        for (let attempt = 0; attempt < 12; attempt += 1) await guess();
        expect((await guess()).code).toBe('too-many-requests');
      });

      test('let no more through when all come at once', async () => {
        const codes = (await Promise.all(Array.from({ length: 40 }, () => guess()))).map(({ code }) => code);
        expect(codes.filter((code) => code === 'invalid-credentials').length).toBeLessThan(12);
      });

      test('of one account leave the neighbours in, and its owner elsewhere', async () => {
        await signedUp();
        await signedUp(MATE);
        for (let attempt = 0; attempt < 20; attempt += 1) await guess();
        await signedIn(MATE, new Browser());
        await signedIn(ANA, new Browser('Telefon', '198.51.100.7'));
      });

      test('stop an address that tries one account after another', async () => {
        const outcomes = await Promise.all(
          Array.from({ length: 90 }, (_, index) => guess(new Browser(), { ...ANA, email: `ana${index}@primjer.hr` })),
        );
        expect(outcomes.filter(({ code }) => code === 'too-many-requests').length).toBeGreaterThanOrEqual(30);
        await identity.signUp(new Browser(), MATE);
        expect((await identity.signIn(new Browser(), MATE).catch((error) => error)).code).toBe('too-many-requests');
        await signedIn(MATE, new Browser('Telefon', '198.51.100.7'));
      }, 60_000);

      test('forgive slips once the password is right', async () => {
        await signedUp();
        for (let round = 0; round < 3; round += 1) {
          for (let slip = 0; slip < 3; slip += 1) expect((await guess()).code).toBe('invalid-credentials');
          await signedIn();
        }
      });

      test('keep letters from flooding an address, known or not', async () => {
        await signedUp();
        for (const email of [ANA.email, 'nitko@primjer.hr']) {
          const codes = [];
          for (let attempt = 0; attempt < 12; attempt += 1) {
            codes.push(
              await identity.requestReset(new Browser(), email).then(
                () => 'sent',
                (error) => error.code,
              ),
            );
          }
          expect(codes[0]).toBe('sent');
          expect(codes.at(-1)).toBe('too-many-requests');
        }
        expect((await driver.letters(ANA.email)).length).toBeLessThan(12);
      });

      test('keep one account from being signed up again and again', async () => {
        const codes = [];
        for (let attempt = 0; attempt < 12; attempt += 1) {
          codes.push(
            await identity.signUp(new Browser(), ANA).then(
              () => 'sent',
              (error) => error.code,
            ),
          );
        }
        expect(codes.at(-1)).toBe('too-many-requests');
        expect((await driver.letters(ANA.email)).length).toBeLessThan(12);
      });

      test('hold inside, too: the password of a browser left open cannot be guessed there', async () => {
        const browser = await signedUp();
        const codes = [];
        for (let attempt = 0; attempt < 20; attempt += 1) {
          codes.push(await identity.checkPassword(browser, 'kriva').catch((error) => error.code));
        }
        expect(codes[0]).toBe('wrong-password');
        expect(codes.at(-1)).toBe('too-many-requests');
      });

      test.runIf(movesClock)('are over when their time is', async () => {
        await signedUp();
        for (let attempt = 0; attempt < 12; attempt += 1) await guess();
        const { retryAfter } = await guess();
        await pass(retryAfter * 1000 + 1000);
        await signedIn();
      });
    });
  });
}
