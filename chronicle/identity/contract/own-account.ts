import { describe, expect, test } from 'vitest';
import { ANA, Browser, MATE, type Stage } from './stage.ts';

export function ownAccountContract(stage: Stage): void {
  describe('changes', () => {
    test('of the name', async () => {
      const browser = await stage.signedUp();
      await stage.identity.changeName(browser, ' Ana  Bošnjak ');
      expect(await stage.identity.session(browser)).toMatchObject({ account: { name: 'Ana Bošnjak' } });
      await expect(stage.identity.changeName(browser, '')).rejects.toMatchObject({ code: 'invalid-name' });
    });

    test('of the password end every other session, and need the old one', async () => {
      const browser = await stage.signedUp();
      const other = await stage.signedIn();
      const kept = { ...browser, agent: '', address: '', origin: '', cookies: browser.cookies };
      await expect(
        stage.identity.changePassword(browser, { current: 'kriva', next: 'nova bura na škurama' }),
      ).rejects.toMatchObject({ code: 'wrong-password' });
      browser.take(
        await stage.identity.changePassword(browser, { current: ANA.password, next: 'nova bura na škurama' }),
      );
      expect(await stage.identity.session(browser)).toMatchObject({ kind: 'signed-in' });
      expect(await stage.identity.session(kept)).toMatchObject({ kind: 'ended' });
      expect(await stage.identity.session(other)).toMatchObject({ kind: 'ended' });
      await expect(stage.signedIn()).rejects.toMatchObject({ code: 'invalid-credentials' });
    });

    test('of the address wait for the email to the new one, and the old one is told', async () => {
      const browser = await stage.signedUp();
      await expect(
        stage.identity.changeEmail(browser, { email: 'nova@primjer.hr', password: 'kriva' }),
      ).rejects.toMatchObject({ code: 'wrong-password' });
      await stage.identity.changeEmail(browser, { email: 'Nova@primjer.hr', password: ANA.password });
      expect(await stage.identity.session(browser)).toMatchObject({ account: { email: ANA.email } });
      await stage.identity.confirmAddress(browser, await stage.latestToken('nova@primjer.hr', 'email-change'));
      expect(await stage.identity.session(browser)).toMatchObject({
        account: { email: 'nova@primjer.hr', verified: true },
      });
      expect((await stage.driver.emails(ANA.email)).map(({ kind }) => kind)).toContain('email-changed');
      await expect(stage.signedIn()).rejects.toMatchObject({ code: 'invalid-credentials' });
      await stage.signedIn({ ...ANA, email: 'nova@primjer.hr' });
    });

    test('to an address that another account has are answered alike, and its owner gets an email', async () => {
      const browser = await stage.signedUp();
      await stage.signedUp(MATE);
      await stage.identity.changeEmail(browser, { email: MATE.email, password: ANA.password });
      expect((await stage.driver.emails(MATE.email)).map(({ kind }) => kind)).toEqual([
        'verification',
        'account-exists',
      ]);
      expect(await stage.identity.session(browser)).toMatchObject({ account: { email: ANA.email } });
    });

    test('to an address that was free when asked for fail when it no longer is', async () => {
      const browser = await stage.signedUp();
      await stage.identity.changeEmail(browser, { email: MATE.email, password: ANA.password });
      const token = await stage.latestToken(MATE.email, 'email-change');
      await stage.identity.signUp(new Browser(), MATE);
      await expect(stage.identity.confirmAddress(browser, token)).rejects.toMatchObject({ code: 'email-in-use' });
    });

    test('need somebody signed in', async () => {
      const nobody = new Browser();
      const verbs = [
        stage.identity.changeName(nobody, 'Ana'),
        stage.identity.changeEmail(nobody, { email: 'a@primjer.hr', password: 'lozinka' }),
        stage.identity.changePassword(nobody, { current: 'lozinka', next: 'nova bura na škurama' }),
        stage.identity.devices(nobody),
        stage.identity.signOutDevice(nobody, 'a'),
        stage.identity.exportAccount(nobody),
        stage.identity.checkPassword(nobody, 'lozinka'),
        stage.identity.deleteAccount(nobody, 'lozinka'),
        stage.identity.sendVerification(nobody),
      ];
      for (const verb of verbs) await expect(verb).rejects.toMatchObject({ code: 'session-expired' });
    });
  });

  describe('what is held', () => {
    test('can be taken out, without password or session', async () => {
      const browser = await stage.signedUp();
      const text = JSON.stringify(await stage.identity.exportAccount(browser));
      expect(text).toContain(ANA.name);
      expect(text).toContain(ANA.email);
      expect(text).toContain(browser.agent);
      expect(text).not.toContain(ANA.password);
      for (const part of browser.cookies.split(/[=.;%\s]+/).filter(({ length }) => length > 20)) {
        expect(text).not.toContain(part);
      }
    });

    test('can be deleted with the password, and nothing else', async () => {
      const browser = await stage.signedUp();
      const other = await stage.signedIn();
      for (const password of ['', 'kriva']) {
        await expect(stage.identity.deleteAccount(browser, password)).rejects.toMatchObject({ code: 'wrong-password' });
      }
      browser.take(await stage.identity.deleteAccount(browser, ANA.password));
      expect(await stage.identity.session(browser)).toEqual({ kind: 'visitor' });
      expect(await stage.identity.session(other)).toMatchObject({ kind: 'ended' });
      await expect(stage.signedIn()).rejects.toMatchObject({ code: 'invalid-credentials' });
      await stage.identity.signUp(new Browser(), { ...ANA, name: 'Druga Ana' });
      expect(await stage.identity.session(await stage.signedIn())).toMatchObject({
        account: { name: 'Druga Ana', verified: false },
      });
    });
  });
}
