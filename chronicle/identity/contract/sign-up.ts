import { describe, expect, test } from 'vitest';
import type { Cookies } from '../identity.ts';
import type { ProviderTraits } from './driver.ts';
import { ANA, Browser, MATE, type Stage } from './stage.ts';

export function signUpContract(stage: Stage, { movesClock, endsLinks }: ProviderTraits): void {
  const signUp = async (person = ANA, browser = new Browser()) => {
    browser.take(await stage.identity.signUp(browser, person));
    return browser;
  };
  const press = async (browser: Browser) => browser.take(await stage.identity.signInAfterSignUp(browser));
  const refused = (browser: Browser) =>
    expect(stage.identity.signInAfterSignUp(browser)).rejects.toMatchObject({ code: 'invalid-credentials' });
  const copyOf = (browser: Browser) => {
    const copy = new Browser('Drugi', '192.0.2.7');
    copy.take(browser.cookies.split('; '));
    return copy;
  };
  const newPassword = async () => {
    await stage.identity.requestReset(new Browser(), ANA.email);
    const token = await stage.latestToken(ANA.email, 'reset');
    await stage.identity.resetPassword(new Browser(), { token, password: 'nova bura na škurama' });
  };

  describe('after signing up', () => {
    test('one press signs in, without the password, in that browser alone and once', async () => {
      const browser = await signUp();
      expect(await stage.identity.session(browser)).toEqual({ kind: 'visitor' });
      const copy = copyOf(browser);
      await press(browser);
      expect(await stage.identity.session(browser)).toMatchObject({ account: { email: ANA.email, verified: false } });
      await refused(browser);
      await refused(copy);
      await refused(new Browser());
    });

    test('it signs nobody in to an account that was there, and the browser is told nothing before', async () => {
      const shapeOf = (cookies: Cookies) =>
        cookies.map((cookie) => cookie.replace(/[\w-]{10,}(?=[.;])/g, (part) => String(part.length)));
      const first = await stage.identity.signUp(new Browser(), ANA);
      const thief = new Browser();
      const second = await stage.identity.signUp(thief, { ...ANA, password: 'tuđa lozinka' });
      expect(shapeOf(second)).toEqual(shapeOf(first));
      expect(JSON.stringify([...first, ...second])).not.toContain(ANA.email);
      thief.take(second);
      await refused(thief);
      expect(await stage.identity.session(thief)).toEqual({ kind: 'visitor' });
    });

    test('what is written in the cookie cannot be changed', async () => {
      const ana = await signUp();
      const mate = await signUp(MATE);
      const [, id = ''] = /=([\w-]+)\./.exec(ana.cookies) ?? [];
      const forged = new Browser();
      forged.take([mate.cookies.replace(/=[\w-]+\./, `=${id}.`)]);
      await refused(forged);
      await press(mate);
      expect(await stage.identity.session(mate)).toMatchObject({ account: { email: MATE.email } });
    });

    test('whoever opened an account with another’s address is out once its owner sets a password', async () => {
      const thief = await signUp();
      await newPassword();
      await refused(thief);
    });

    test('a disabled account is told so', async () => {
      const browser = await signUp();
      await stage.driver.disable(ANA.email);
      await expect(stage.identity.signInAfterSignUp(browser)).rejects.toMatchObject({ code: 'account-disabled' });
    });

    test('signing out takes the press away, too', async () => {
      const browser = await signUp();
      await stage.signedIn(ANA, browser);
      browser.take(await stage.identity.signOut(browser));
      await refused(browser);
    });

    test.runIf(movesClock)('it lasts an hour', async () => {
      const browser = await signUp();
      await stage.pass(60 * 60 * 1000);
      await refused(browser);
    });
  });

  describe('a link that confirms an address', () => {
    const link = (email = ANA.email) => stage.latestToken(email, 'verification');

    test('in the browser where the account was opened confirms and signs in at once', async () => {
      const browser = await signUp();
      const token = await link();
      expect(await stage.identity.readAddressLink(browser, token)).toEqual({
        kind: 'verification',
        email: ANA.email,
        openedBy: 'signed-up',
      });
      const { account, cookies } = await stage.identity.confirmAddress(browser, token);
      expect(account).toMatchObject({ email: ANA.email, verified: true });
      browser.take(cookies);
      expect(await stage.identity.session(browser)).toMatchObject({ account: { verified: true } });
      expect(await stage.identity.readAddressLink(browser, token)).toBeUndefined();
    });

    test('opened elsewhere asks for the password, and then does the same', async () => {
      await signUp();
      const token = await link();
      const phone = new Browser('Mobitel');
      expect(await stage.identity.readAddressLink(phone, token)).toMatchObject({ openedBy: 'nobody' });
      await expect(stage.identity.confirmAddress(phone, token)).rejects.toMatchObject({ code: 'session-expired' });
      await expect(stage.identity.confirmAddress(phone, token, 'kriva')).rejects.toMatchObject({
        code: 'invalid-credentials',
      });
      phone.take((await stage.identity.confirmAddress(phone, token, ANA.password)).cookies);
      expect(await stage.identity.session(phone)).toMatchObject({ account: { email: ANA.email, verified: true } });
    });

    test('guesses of the password there are counted as anywhere', async () => {
      await signUp();
      const token = await link();
      const guess = () => stage.identity.confirmAddress(new Browser(), token, 'kriva').catch(({ code }) => code);
      for (let count = 0; count < 5; count += 1) expect(await guess()).toBe('invalid-credentials');
      expect(await guess()).toBe('too-many-requests');
    });

    test('says so where another account is signed in, or was opened, and signs nobody in there', async () => {
      await signUp();
      const token = await link();
      const mate = await stage.signedUp(MATE);
      expect(await stage.identity.readAddressLink(mate, token)).toMatchObject({ openedBy: 'another' });
      await expect(stage.identity.confirmAddress(mate, token, ANA.password)).rejects.toMatchObject({
        code: 'token-invalid',
      });
      const josip = await signUp({ ...MATE, email: 'josip@primjer.hr' });
      expect(await stage.identity.readAddressLink(josip, token)).toMatchObject({ openedBy: 'nobody' });
      await expect(stage.identity.confirmAddress(josip, token)).rejects.toMatchObject({ code: 'session-expired' });
      await press(josip);
    });

    test('that nobody sent, or of a change of address, lets nobody in', async () => {
      const browser = await stage.signedUp();
      expect(await stage.identity.readAddressLink(browser, 'izmišljeno')).toBeUndefined();
      await expect(stage.identity.confirmAddress(new Browser(), 'izmišljeno', ANA.password)).rejects.toMatchObject({
        code: 'token-invalid',
      });
      await stage.identity.changeEmail(browser, { email: 'nova@primjer.hr', password: ANA.password });
      const token = await stage.latestToken('nova@primjer.hr', 'email-change');
      expect(await stage.identity.readAddressLink(browser, token)).toEqual({
        kind: 'email-change',
        email: 'nova@primjer.hr',
        openedBy: 'owner',
      });
      await expect(stage.identity.confirmAddress(new Browser(), token, ANA.password)).rejects.toMatchObject({
        code: 'session-expired',
      });
    });

    test.runIf(endsLinks)('is none once the owner of the address has set a password', async () => {
      const thief = await signUp();
      const token = await link();
      await newPassword();
      expect(await stage.identity.readAddressLink(thief, token)).toBeUndefined();
    });
  });
}
