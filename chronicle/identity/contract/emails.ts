import { describe, expect, test } from 'vitest';
import type { ProviderTraits } from './driver.ts';
import { ANA, Browser, DAY, MATE, type Stage } from './stage.ts';

export function emailsContract(stage: Stage, { movesEmails, endsLinks }: ProviderTraits): void {
  describe('a verified address', () => {
    test('comes from the email, once', async () => {
      const browser = await stage.signedUp();
      const token = await stage.latestToken(ANA.email, 'verification');
      await stage.identity.confirmAddress(browser, token);
      expect(await stage.identity.session(browser)).toMatchObject({ account: { verified: true } });
      await expect(stage.identity.confirmAddress(browser, token)).rejects.toMatchObject({ code: 'token-invalid' });
    });

    test('is not for another account to confirm, nor for nobody', async () => {
      const ana = await stage.signedUp();
      const mate = await stage.signedUp(MATE);
      const token = await stage.latestToken(ANA.email, 'verification');
      await expect(stage.identity.confirmAddress(mate, token)).rejects.toMatchObject({ code: 'token-invalid' });
      await expect(stage.identity.confirmAddress(new Browser(), token)).rejects.toMatchObject({
        code: 'session-expired',
      });
      await expect(stage.identity.confirmAddress(ana, 'izmišljeno')).rejects.toMatchObject({ code: 'token-invalid' });
      await stage.identity.confirmAddress(ana, token);
    });

    test('an email can be asked for again', async () => {
      const browser = await stage.signedUp();
      await stage.identity.sendVerification(browser);
      expect((await stage.driver.emails(ANA.email)).map(({ kind }) => kind)).toEqual(['verification', 'verification']);
      await stage.identity.confirmAddress(browser, await stage.latestToken(ANA.email, 'verification'));
      await stage.identity.sendVerification(browser);
      expect(await stage.driver.emails(ANA.email)).toHaveLength(2);
    });

    test.runIf(movesEmails)('does not come from an old email', async () => {
      const browser = await stage.signedUp();
      const token = await stage.latestToken(ANA.email, 'verification');
      await stage.pass(4 * DAY);
      await expect(stage.identity.confirmAddress(browser, token)).rejects.toMatchObject({ code: 'token-invalid' });
    });
  });

  describe('a forgotten password', () => {
    test('is replaced through the email, once, and every session ends', async () => {
      const browser = await stage.signedUp();
      await stage.identity.requestReset(new Browser(), ANA.email);
      const token = await stage.latestToken(ANA.email, 'reset');
      await expect(stage.identity.resetPassword(browser, { token, password: 'bura' })).rejects.toMatchObject({
        code: 'weak-password',
      });
      await stage.identity.resetPassword(new Browser(), { token, password: 'nova bura na škurama' });
      expect(await stage.identity.session(browser)).toMatchObject({ kind: 'ended' });
      await expect(stage.signedIn()).rejects.toMatchObject({ code: 'invalid-credentials' });
      const again = await stage.signedIn({ ...ANA, password: 'nova bura na škurama' });
      // Whoever got the email has shown that the address is theirs.
      expect(await stage.identity.session(again)).toMatchObject({ account: { verified: true } });
      await expect(
        stage.identity.resetPassword(new Browser(), { token, password: 'još jedna nova' }),
      ).rejects.toMatchObject({ code: 'token-invalid' });
    });

    test('of an unknown address is answered alike, and nobody gets an email', async () => {
      await stage.identity.requestReset(new Browser(), 'nitko@primjer.hr');
      expect(await stage.driver.emails('nitko@primjer.hr')).toEqual([]);
    });

    test.runIf(movesEmails)('is not replaced through an old email', async () => {
      await stage.signedUp();
      await stage.identity.requestReset(new Browser(), ANA.email);
      const token = await stage.latestToken(ANA.email, 'reset');
      await stage.pass(2 * 60 * 60 * 1000);
      await expect(
        stage.identity.resetPassword(new Browser(), { token, password: 'nova bura na škurama' }),
      ).rejects.toMatchObject({ code: 'token-invalid' });
    });
  });

  describe('links that were sent', () => {
    const resetToken = async () => {
      await stage.identity.requestReset(new Browser(), ANA.email);
      return stage.latestToken(ANA.email, 'reset');
    };
    const isDead = (token: string, address = '192.0.2.9') =>
      expect(
        stage.identity.resetPassword(new Browser('Tuđi', address), { token, password: 'tuđa lozinka' }),
      ).rejects.toMatchObject({ code: 'token-invalid' });

    test.runIf(endsLinks)('end with a change of the password, all of them', async () => {
      const browser = await stage.signedUp();
      const verification = await stage.latestToken(ANA.email, 'verification');
      await stage.identity.changeEmail(browser, { email: 'nova@primjer.hr', password: ANA.password });
      const change = await stage.latestToken('nova@primjer.hr', 'email-change');
      const reset = await resetToken();
      browser.take(
        await stage.identity.changePassword(browser, { current: ANA.password, next: 'nova bura na škurama' }),
      );
      await isDead(reset);
      for (const token of [verification, change]) {
        await expect(stage.identity.confirmAddress(browser, token)).rejects.toMatchObject({ code: 'token-invalid' });
      }
    });

    test.runIf(endsLinks)('end with a new password by email, all of them', async () => {
      const browser = await stage.signedUp();
      await stage.identity.changeEmail(browser, { email: 'nova@primjer.hr', password: ANA.password });
      const change = await stage.latestToken('nova@primjer.hr', 'email-change');
      await stage.identity.resetPassword(new Browser(), {
        token: await resetToken(),
        password: 'nova bura na škurama',
      });
      const again = await stage.signedIn({ ...ANA, password: 'nova bura na škurama' });
      await expect(stage.identity.confirmAddress(again, change)).rejects.toMatchObject({ code: 'token-invalid' });
    });

    test.runIf(endsLinks)('end with a newer email of their kind', async () => {
      const browser = await stage.signedUp();
      const verification = await stage.latestToken(ANA.email, 'verification');
      await stage.identity.sendVerification(browser);
      await expect(stage.identity.confirmAddress(browser, verification)).rejects.toMatchObject({
        code: 'token-invalid',
      });
      const first = await resetToken();
      const second = await resetToken();
      await isDead(first);
      await stage.identity.confirmAddress(browser, await stage.latestToken(ANA.email, 'verification'));
      await stage.identity.resetPassword(new Browser(), { token: second, password: 'nova bura na škurama' });
    });

    test('end with a change of the address', async () => {
      const browser = await stage.signedUp();
      const verification = await stage.latestToken(ANA.email, 'verification');
      await stage.identity.changeEmail(browser, { email: 'nova@primjer.hr', password: ANA.password });
      const reset = await resetToken();
      // It was not verified: nothing that hangs on it is this account's to take along.
      expect(
        await stage.identity.confirmAddress(browser, await stage.latestToken('nova@primjer.hr', 'email-change')),
      ).toMatchObject({ account: { email: 'nova@primjer.hr' }, former: undefined });
      await isDead(reset);
      await expect(stage.identity.confirmAddress(browser, verification)).rejects.toMatchObject({
        code: 'token-invalid',
      });
      await stage.signedIn({ ...ANA, email: 'nova@primjer.hr' });
    });

    test('of a change tell which address it was, where that was verified', async () => {
      const browser = await stage.signedUp();
      const confirm = async (email: string, kind: string) =>
        stage.identity.confirmAddress(browser, await stage.latestToken(email, kind));
      expect(await confirm(ANA.email, 'verification')).toMatchObject({ former: undefined });
      await stage.identity.changeEmail(browser, { email: 'nova@primjer.hr', password: ANA.password });
      expect(await confirm('nova@primjer.hr', 'email-change')).toMatchObject({ former: ANA.email });
    });

    test('end with the account', async () => {
      const browser = await stage.signedUp();
      const reset = await resetToken();
      browser.take(await stage.identity.deleteAccount(browser, ANA.password, async () => {}));
      await isDead(reset);
    });
  });
}
