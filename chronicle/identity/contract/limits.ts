import { describe, expect, test } from 'vitest';
import type { ProviderTraits } from './driver.ts';
import { ANA, Browser, MATE, type Stage } from './stage.ts';

export function limitsContract(stage: Stage, { movesClock, countsEverything }: ProviderTraits): void {
  describe('limits', () => {
    const guess = async (browser = new Browser(), person = ANA) =>
      stage.identity.signIn(browser, { ...person, password: 'kriva' }).then(
        () => 'in',
        (error) => error,
      );

    test('stop guessing after a few, say when to try again, and outlive a restart', async () => {
      await stage.signedUp();
      const codes = [];
      for (let attempt = 0; attempt < 7; attempt += 1) codes.push((await guess()).code);
      expect(codes.indexOf('too-many-requests')).toBeGreaterThanOrEqual(3);
      expect(codes.slice(codes.indexOf('too-many-requests')).every((code) => code === 'too-many-requests')).toBe(true);
      await stage.restart();
      const refused = await stage.identity.signIn(new Browser(), ANA).catch((error) => error);
      expect(refused.code).toBe('too-many-requests');
      expect(refused.retryAfter).toBeGreaterThan(0);
      expect(refused.retryAfter).toBeLessThanOrEqual(60 * 60);
    });

    test.runIf(countsEverything)('treat unknown addresses alike', async () => {
      for (let attempt = 0; attempt < 6; attempt += 1) await guess();
      expect((await guess()).code).toBe('too-many-requests');
    });

    test('let no more through when all come at once', async () => {
      const codes = (await Promise.all(Array.from({ length: 16 }, () => guess()))).map(({ code }) => code);
      expect(codes.filter((code) => code === 'invalid-credentials').length).toBeLessThan(12);
    });

    test.runIf(countsEverything)('of one account leave the neighbours in, and its owner elsewhere', async () => {
      await stage.signedUp();
      await stage.signedUp(MATE);
      for (let attempt = 0; attempt < 12; attempt += 1) await guess();
      await stage.signedIn(MATE, new Browser());
      await stage.signedIn(ANA, new Browser('Telefon', '198.51.100.7'));
    });

    test.runIf(countsEverything)('stop an address that tries one account after another', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 66 }, (_, index) => guess(new Browser(), { ...ANA, email: `ana${index}@primjer.hr` })),
      );
      expect(outcomes.filter(({ code }) => code === 'too-many-requests').length).toBeGreaterThanOrEqual(6);
      await stage.identity.signUp(new Browser(), MATE);
      expect((await stage.identity.signIn(new Browser(), MATE).catch((error) => error)).code).toBe('too-many-requests');
      await stage.signedIn(MATE, new Browser('Telefon', '198.51.100.7'));
    });

    test('forgive slips once the password is right', async () => {
      await stage.signedUp();
      for (let round = 0; round < 2; round += 1) {
        for (let slip = 0; slip < 3; slip += 1) expect((await guess()).code).toBe('invalid-credentials');
        await stage.signedIn();
      }
    });

    test.runIf(countsEverything)(
      'of an account that was guessed at from everywhere end once its owner is in',
      async () => {
        await stage.signedUp();
        for (let place = 0; place < 10; place += 1) await guess(new Browser('Pogađač', `203.0.113.${place}`));
        await stage.signedIn(ANA, new Browser('Telefon', '198.51.100.7'));
        await stage.signedIn(ANA, new Browser('Tablet', '198.51.100.8'));
      },
    );

    test('keep emails from flooding an address, known or not', async () => {
      await stage.signedUp();
      for (const email of [ANA.email, 'nitko@primjer.hr']) {
        const codes = await sixTimes(() => stage.identity.requestReset(new Browser(), email));
        expect(codes[0]).toBe('sent');
        expect(codes.at(-1)).toBe('too-many-requests');
      }
      expect((await stage.driver.emails(ANA.email)).length).toBeLessThan(6);
    });

    test('keep one account from being signed up again and again', async () => {
      const codes = await sixTimes(() => stage.identity.signUp(new Browser(), ANA));
      expect(codes.at(-1)).toBe('too-many-requests');
      expect((await stage.driver.emails(ANA.email)).length).toBeLessThan(6);
    });

    test('hold inside, too: the password of a browser left open cannot be guessed there', async () => {
      const browser = await stage.signedUp();
      const codes = [];
      for (let attempt = 0; attempt < 12; attempt += 1) {
        codes.push(await stage.checkPassword(browser, 'kriva').catch((error) => error.code));
      }
      expect(codes[0]).toBe('wrong-password');
      expect(codes.at(-1)).toBe('too-many-requests');
    });

    test.runIf(countsEverything)('hold one browser, and leave the owner’s other one alone', async () => {
      const left = await stage.signedUp();
      const own = await stage.signedIn();
      for (let attempt = 0; attempt < 12; attempt += 1) {
        await stage.checkPassword(left, 'kriva').catch(() => {});
      }
      await stage.checkPassword(own, ANA.password);
    });

    test.runIf(movesClock)('are over when their time is', async () => {
      await stage.signedUp();
      for (let attempt = 0; attempt < 6; attempt += 1) await guess();
      const { retryAfter } = await guess();
      await stage.pass(retryAfter * 1000 + 1000);
      await stage.signedIn();
    });
  });
}

/** What a guesser with a great many network addresses can do, and cannot. */
export function knownDevicesContract(stage: Stage, { movesClock, countsEverything }: ProviderTraits): void {
  describe('a device that was signed in before', () => {
    const trySignIn = (browser: Browser, password = 'kriva') =>
      stage.identity.signIn(browser, { ...ANA, password }).then(
        () => 'in',
        (error) => error,
      );
    const guessFrom = (place: number) => trySignIn(new Browser('Pogađač', `203.0.113.${place}`));
    /** Answers with what the last of them hears. */
    const guessFromEverywhere = async () => {
      await Promise.all(Array.from({ length: 11 }, (_, place) => guessFrom(place)));
      return guessFrom(11);
    };
    const signedOut = async () => {
      const browser = await stage.signedUp();
      browser.take(await stage.identity.signOut(browser));
      return browser;
    };

    test('gets in whoever guesses elsewhere, while others wait and hear for how long', async () => {
      const own = await signedOut();
      const refused = await guessFromEverywhere();
      expect(refused.code).toBe('too-many-requests');
      expect(refused.retryAfter).toBeGreaterThan(0);
      expect((await trySignIn(new Browser('Novi', '198.51.100.7'), ANA.password)).code).toBe('too-many-requests');
      expect(await trySignIn(own, ANA.password)).toBe('in');
    });

    test.runIf(movesClock && countsEverything)('is the only one that does not wait longer and longer', async () => {
      await signedOut();
      const waits = [(await guessFromEverywhere()).retryAfter];
      for (let round = 0; round < 4; round += 1) {
        await stage.pass(waits.at(-1) * 1000 + 1000);
        expect((await guessFrom(100 + round)).code).toBe('invalid-credentials');
        waits.push((await guessFrom(200 + round)).retryAfter);
      }
      expect(waits).toEqual([...waits].sort((a, b) => a - b));
      expect(waits.at(-1)).toBeGreaterThan(4 * waits[0]);
      expect(waits.at(-1)).toBeLessThanOrEqual(15 * 60);
    });

    test('has a limit of its own', async () => {
      const own = await signedOut();
      const codes = [];
      for (let attempt = 0; attempt < 6; attempt += 1) codes.push((await trySignIn(own)).code);
      expect(codes[0]).toBe('invalid-credentials');
      expect(codes.at(-1)).toBe('too-many-requests');
    });

    test('is not signed in by that, and known to its own account alone', async () => {
      const own = await signedOut();
      expect(own.cookies).not.toBe('');
      expect(stage.identity.claimsSession(own.cookies)).toBe(false);
      expect(await stage.identity.session(own)).toEqual({ kind: 'visitor' });
      await stage.identity.signUp(new Browser(), MATE);
      const mates = await stage.signedIn(MATE, new Browser('Matin', '198.51.100.8'));
      const forged = new Browser('Krivotvoreni', '198.51.100.9');
      forged.take([own.cookies.replace(/.{6}$/, 'AAAAAA')]);
      await guessFromEverywhere();
      for (const stranger of [mates, forged]) {
        expect((await trySignIn(stranger, ANA.password)).code).toBe('too-many-requests');
      }
      // A family may share a browser.
      own.take(await stage.identity.signIn(own, MATE));
      own.take(await stage.identity.signOut(own));
      expect(await trySignIn(own, ANA.password)).toBe('in');
    });

    test('is the one where the email for a new password was answered, and no other any more', async () => {
      const before = await signedOut();
      await guessFromEverywhere();
      await stage.identity.requestReset(new Browser('Novi', '198.51.100.7'), ANA.email);
      const fresh = new Browser('Novi', '198.51.100.7');
      const token = await stage.latestToken(ANA.email, 'reset');
      fresh.take(await stage.identity.resetPassword(fresh, { token, password: 'nova bura na škurama' }));
      expect(stage.identity.claimsSession(fresh.cookies)).toBe(false);
      await guessFromEverywhere();
      expect(await trySignIn(fresh, 'nova bura na škurama')).toBe('in');
      expect((await trySignIn(before, 'nova bura na škurama')).code).toBe('too-many-requests');
    });

    test('gets an email for a new password however many others have asked for one', async () => {
      const own = await signedOut();
      for (let index = 0; index < 5; index += 1) {
        await stage.identity.requestReset(new Browser('Drugi', `203.0.113.${index}`), ANA.email).catch(() => {});
      }
      const sent = (await stage.driver.emails(ANA.email)).length;
      await stage.identity.requestReset(own, ANA.email);
      expect(await stage.driver.emails(ANA.email)).toHaveLength(sent + 1);
    });
  });
}

async function sixTimes(attempt: () => Promise<unknown>): Promise<string[]> {
  const codes: string[] = [];
  for (let done = 0; done < 6; done += 1) {
    codes.push(
      await attempt().then(
        () => 'sent',
        (error) => error.code,
      ),
    );
  }
  return codes;
}
