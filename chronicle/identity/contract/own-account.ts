import { describe, expect, test, vi } from 'vitest';
import { requireSession } from '../identity.ts';
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
      const token = await stage.latestToken('nova@primjer.hr', 'email-change');
      const { account: changed } = await stage.identity.confirmAddress(browser, token);
      expect(changed).toMatchObject({ email: 'nova@primjer.hr', verified: true });
      expect(await stage.identity.session(browser)).toMatchObject({ account: changed });
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

    test('look once whether the session still stands, and reading does not look again', async () => {
      const { identity } = stage;
      const browser = await stage.signedUp();
      const session = await requireSession(identity, browser);
      const lookups = vi.spyOn(identity, 'session');
      const counted = async (work: () => Promise<unknown>) => {
        lookups.mockClear();
        await work();
        return lookups.mock.calls.length;
      };
      expect(await counted(() => identity.devices(session))).toBe(0);
      expect(await counted(() => identity.exportAccount(session))).toBe(0);
      expect(await counted(() => identity.changeName(browser, 'Ana'))).toBe(1);
      expect(await counted(() => identity.signOutDevice(browser, 'a'))).toBe(1);
      const change = { email: 'nova@primjer.hr', password: ANA.password };
      expect(await counted(() => identity.changeEmail(browser, change))).toBe(1);
      const token = await stage.latestToken(change.email, 'email-change');
      expect(await counted(() => identity.confirmAddress(browser, token))).toBe(1);
      const next = 'nova bura na škurama';
      const changing = async () =>
        browser.take(await identity.changePassword(browser, { current: ANA.password, next }));
      expect(await counted(changing)).toBe(1);
      expect(await counted(() => identity.deleteAccount(browser, next, async () => {}))).toBe(1);
      lookups.mockRestore();
    });

    test('need somebody signed in', async () => {
      const nobody = new Browser();
      const verbs = [
        stage.identity.changeName(nobody, 'Ana'),
        stage.identity.changeEmail(nobody, { email: 'a@primjer.hr', password: 'lozinka' }),
        stage.identity.changePassword(nobody, { current: 'lozinka', next: 'nova bura na škurama' }),
        stage.identity.signOutDevice(nobody, 'a'),
        stage.identity.deleteAccount(nobody, 'lozinka', async () => {}),
        stage.identity.sendVerification(nobody),
      ];
      for (const verb of verbs) await expect(verb).rejects.toMatchObject({ code: 'session-expired' });
    });
  });

  describe('what is held', () => {
    test('can be taken out, without password or session', async () => {
      const browser = await stage.signedUp();
      const text = JSON.stringify(await stage.identity.exportAccount(await requireSession(stage.identity, browser)));
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
        const deletion = stage.identity.deleteAccount(browser, password, () =>
          Promise.reject('it must not come to this'),
        );
        await expect(deletion).rejects.toMatchObject({ code: 'wrong-password' });
      }
      const failing = stage.identity.deleteAccount(browser, ANA.password, () => Promise.reject(new Error('full disk')));
      await expect(failing).rejects.toThrow('full disk');
      let before: string | undefined;
      const deletion = stage.identity.deleteAccount(browser, ANA.password, async ({ email }) => {
        before = email;
      });
      browser.take(await deletion);
      expect(before).toBe(ANA.email);
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
