import { describe, expect, test } from 'vitest';
import type { Client } from '../identity.ts';
import type { ProviderTraits } from './driver.ts';
import { ANA, Browser, DAY, MATE, type Stage } from './stage.ts';

export function sessionsContract(stage: Stage, { movesClock, checksPasswordFirst }: ProviderTraits): void {
  describe('a session', () => {
    test('a wrong password and an unknown address are told alike', async () => {
      await stage.signedUp();
      const wrong = await stage.identity.signIn(new Browser(), { ...ANA, password: 'kriva' }).catch((error) => error);
      const unknown = await stage.identity.signIn(new Browser(), MATE).catch((error) => error);
      expect(wrong.code).toBe('invalid-credentials');
      expect({ ...unknown, stack: '' }).toEqual({ ...wrong, stack: '' });
    });

    test('is carried by a cookie that scripts and other sites cannot use', async () => {
      await stage.identity.signUp(new Browser(), ANA);
      for (const cookie of await stage.identity.signIn(new Browser(), ANA)) {
        expect(cookie).toMatch(/; HttpOnly/i);
        expect(cookie).toMatch(/; SameSite=Lax/i);
        expect(cookie).toMatch(/; Path=\/(;|$)/i);
        // The browser forgets it when no session can be left; the device's own stays longer.
        expect(cookie).toMatch(
          new RegExp(`; Max-Age=${(cookie.includes('.session') ? 180 : 400) * 24 * 60 * 60}(;|$)`, 'i'),
        );
      }
    });

    test('a visitor claims none', async () => {
      const browser = new Browser();
      expect(stage.identity.claimsSession(browser.cookies)).toBe(false);
      expect(await stage.identity.session(browser)).toEqual({ kind: 'visitor' });
      expect(stage.identity.claimsSession((await stage.signedUp()).cookies)).toBe(true);
    });

    test('a claim that nobody made is no session', async () => {
      const browser = await stage.signedUp();
      const forged: Client = {
        ...browser,
        address: '',
        agent: '',
        cookies: browser.cookies.replace(/.{6}(?=;|$)/g, 'AAAAAA'),
      };
      expect(await stage.identity.session(forged)).toEqual({ kind: 'ended', why: 'session-expired' });
    });

    test('is another one after every sign-in, and the one before is over', async () => {
      const browser = await stage.signedUp();
      const before = { ...browser, agent: '', address: '', origin: '', cookies: browser.cookies };
      await stage.signedIn(ANA, browser);
      expect(browser.cookies).not.toBe(before.cookies);
      expect(await stage.identity.session(before)).toMatchObject({ kind: 'ended' });
      expect(await stage.identity.session(browser)).toMatchObject({ kind: 'signed-in' });
    });

    test('is over after signing out, on this browser alone', async () => {
      const browser = await stage.signedUp();
      const other = await stage.signedIn();
      const kept = { ...browser, agent: '', address: '', origin: '', cookies: browser.cookies };
      browser.take(await stage.identity.signOut(browser));
      expect(stage.identity.claimsSession(browser.cookies)).toBe(false);
      expect(await stage.identity.session(kept)).toEqual({ kind: 'ended', why: 'session-expired' });
      expect(await stage.identity.session(other)).toMatchObject({ kind: 'signed-in' });
    });

    test('outlives the process', async () => {
      const browser = await stage.signedUp();
      await stage.restart();
      expect(await stage.identity.session(browser)).toMatchObject({ kind: 'signed-in' });
    });

    test('ends with the account disabled, and signing in says why', async () => {
      const browser = await stage.signedUp();
      await stage.driver.disable(ANA.email);
      expect(await stage.identity.session(browser)).toEqual({ kind: 'ended', why: 'account-disabled' });
      await expect(stage.signedIn()).rejects.toMatchObject({ code: 'account-disabled' });
      await expect(stage.identity.changeName(browser, 'Ana')).rejects.toMatchObject({ code: 'account-disabled' });
    });

    test.runIf(checksPasswordFirst)('that an account is disabled is told to its owner alone', async () => {
      await stage.signedUp();
      await stage.driver.disable(ANA.email);
      await expect(stage.signedIn({ ...ANA, password: 'kriva' })).rejects.toMatchObject({
        code: 'invalid-credentials',
      });
    });

    test.runIf(movesClock)('is over when nobody comes by', async () => {
      const browser = await stage.signedUp();
      await stage.pass(31 * DAY);
      expect(await stage.identity.session(browser)).toEqual({ kind: 'ended', why: 'session-expired' });
    });

    test.runIf(movesClock)('lasts while somebody comes by, but not for ever', async () => {
      const browser = await stage.signedUp();
      for (let day = 0; day < 175; day += 25) {
        await stage.pass(25 * DAY);
        expect(await stage.identity.session(browser)).toMatchObject({ kind: 'signed-in' });
      }
      await stage.pass(10 * DAY);
      expect(await stage.identity.session(browser)).toEqual({ kind: 'ended', why: 'session-expired' });
    });
  });

  describe('devices', () => {
    test('are listed, the one in use first, and can be signed out one by one', async () => {
      await stage.identity.signUp(new Browser(), ANA);
      const phone = await stage.signedIn(ANA, new Browser('Telefon'));
      const desk = await stage.signedIn(ANA, new Browser('Racunalo'));
      const devices = await stage.devicesOf(desk);
      expect(devices.map(({ agent, current }) => [agent, current])).toEqual([
        ['Racunalo', true],
        ['Telefon', false],
      ]);
      await stage.identity.signOutDevice(desk, devices[1]?.id ?? '');
      expect(await stage.identity.session(phone)).toMatchObject({ kind: 'ended' });
      expect(await stage.devicesOf(desk)).toHaveLength(1);
    });

    test("are one's own alone", async () => {
      const ana = await stage.signedUp();
      const mate = await stage.signedUp(MATE);
      const [device] = await stage.devicesOf(ana);
      await stage.identity.signOutDevice(mate, device?.id ?? '');
      expect(await stage.identity.session(ana)).toMatchObject({ kind: 'signed-in' });
    });
  });
}
