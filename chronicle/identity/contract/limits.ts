import { describe, expect, test } from 'vitest';
import type { ProviderTraits } from './driver.ts';
import { ANA, Browser, MATE, type Stage } from './stage.ts';

export function limitsContract(stage: Stage, { movesClock }: ProviderTraits): void {
  describe('limits', () => {
    const guess = async (browser = new Browser(), person = ANA) =>
      stage.identity.signIn(browser, { ...person, password: 'kriva' }).then(
        () => 'in',
        (error) => error,
      );

    test('stop guessing after a few, say when to try again, and outlive a restart', async () => {
      await stage.signedUp();
      const codes = [];
      for (let attempt = 0; attempt < 12; attempt += 1) codes.push((await guess()).code);
      expect(codes.indexOf('too-many-requests')).toBeGreaterThanOrEqual(3);
      expect(codes.slice(codes.indexOf('too-many-requests')).every((code) => code === 'too-many-requests')).toBe(true);
      await stage.restart();
      const refused = await stage.identity.signIn(new Browser(), ANA).catch((error) => error);
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
      await stage.signedUp();
      await stage.signedUp(MATE);
      for (let attempt = 0; attempt < 20; attempt += 1) await guess();
      await stage.signedIn(MATE, new Browser());
      await stage.signedIn(ANA, new Browser('Telefon', '198.51.100.7'));
    });

    test('stop an address that tries one account after another', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 90 }, (_, index) => guess(new Browser(), { ...ANA, email: `ana${index}@primjer.hr` })),
      );
      expect(outcomes.filter(({ code }) => code === 'too-many-requests').length).toBeGreaterThanOrEqual(30);
      await stage.identity.signUp(new Browser(), MATE);
      expect((await stage.identity.signIn(new Browser(), MATE).catch((error) => error)).code).toBe('too-many-requests');
      await stage.signedIn(MATE, new Browser('Telefon', '198.51.100.7'));
    }, 60_000);

    test('forgive slips once the password is right', async () => {
      await stage.signedUp();
      for (let round = 0; round < 3; round += 1) {
        for (let slip = 0; slip < 3; slip += 1) expect((await guess()).code).toBe('invalid-credentials');
        await stage.signedIn();
      }
    });

    test('keep letters from flooding an address, known or not', async () => {
      await stage.signedUp();
      for (const email of [ANA.email, 'nitko@primjer.hr']) {
        const codes = await twelveTimes(() => stage.identity.requestReset(new Browser(), email));
        expect(codes[0]).toBe('sent');
        expect(codes.at(-1)).toBe('too-many-requests');
      }
      expect((await stage.driver.letters(ANA.email)).length).toBeLessThan(12);
    });

    test('keep one account from being signed up again and again', async () => {
      const codes = await twelveTimes(() => stage.identity.signUp(new Browser(), ANA));
      expect(codes.at(-1)).toBe('too-many-requests');
      expect((await stage.driver.letters(ANA.email)).length).toBeLessThan(12);
    });

    test('hold inside, too: the password of a browser left open cannot be guessed there', async () => {
      const browser = await stage.signedUp();
      const codes = [];
      for (let attempt = 0; attempt < 20; attempt += 1) {
        codes.push(await stage.identity.checkPassword(browser, 'kriva').catch((error) => error.code));
      }
      expect(codes[0]).toBe('wrong-password');
      expect(codes.at(-1)).toBe('too-many-requests');
    });

    test.runIf(movesClock)('are over when their time is', async () => {
      await stage.signedUp();
      for (let attempt = 0; attempt < 12; attempt += 1) await guess();
      const { retryAfter } = await guess();
      await stage.pass(retryAfter * 1000 + 1000);
      await stage.signedIn();
    });
  });
}

async function twelveTimes(attempt: () => Promise<unknown>): Promise<string[]> {
  const codes: string[] = [];
  for (let done = 0; done < 12; done += 1) {
    codes.push(
      await attempt().then(
        () => 'sent',
        (error) => error.code,
      ),
    );
  }
  return codes;
}
