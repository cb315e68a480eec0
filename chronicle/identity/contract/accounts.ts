import { describe, expect, test } from 'vitest';
import { ANA, Browser, MATE, type Stage } from './stage.ts';

export function accountsContract(stage: Stage): void {
  describe('an account', () => {
    test('signs up, signs in at once, and is who it says', async () => {
      const browser = await stage.signedUp();
      expect(await stage.identity.session(browser)).toMatchObject({
        kind: 'signed-in',
        account: { name: ANA.name, email: ANA.email, verified: false, role: 'member' },
      });
    });

    test('is the same however its address is written', async () => {
      await stage.identity.signUp(new Browser(), { ...ANA, email: ' ANA@Primjer.hr ' });
      const browser = await stage.signedIn({ ...ANA, email: 'Ana@primjer.HR' });
      expect(await stage.identity.session(browser)).toMatchObject({ account: { email: 'ana@primjer.hr' } });
    });

    test.each([
      [{ email: 'ana' }, 'invalid-email'],
      [{ name: ' ' }, 'invalid-name'],
      [{ password: 'bura' }, 'weak-password'],
      [{ password: 'lozinka123' }, 'common-password'],
      [{ password: 'gumno '.repeat(60) }, 'password-too-long'],
      [{ ofAge: false }, 'too-young'],
    ])('cannot have %j', async (change, code) => {
      await expect(stage.identity.signUp(new Browser(), { ...ANA, ...change })).rejects.toMatchObject({ code });
      expect(await stage.driver.emails(ANA.email)).toEqual([]);
    });

    test('a known address signs up as if it were new, and its owner gets an email', async () => {
      const browser = await stage.signedUp();
      await stage.identity.signUp(new Browser(), { ...ANA, name: 'Netko drugi', password: 'tuđa lozinka' });
      expect((await stage.driver.emails(ANA.email)).map(({ kind }) => kind)).toEqual([
        'verification',
        'account-exists',
      ]);
      await expect(stage.signedIn({ ...ANA, password: 'tuđa lozinka' })).rejects.toMatchObject({
        code: 'invalid-credentials',
      });
      expect(await stage.identity.session(browser)).toMatchObject({ account: { name: ANA.name } });
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

    test('has its old id and no password, and gets one by the email for forgotten ones', async () => {
      await stage.driver.directory.take([moved]);
      expect(await stage.driver.directory.list()).toEqual([moved]);
      await expect(stage.signedIn()).rejects.toMatchObject({ code: 'invalid-credentials' });
      await stage.identity.requestReset(new Browser(), ANA.email);
      const token = await stage.latestToken(ANA.email, 'reset');
      await stage.identity.resetPassword(new Browser(), { token, password: ANA.password });
      expect(await stage.identity.session(await stage.signedIn())).toMatchObject({
        account: { id: moved.id, name: ANA.name, verified: true, createdAt: new Date(moved.createdAt) },
      });
    });

    test('and was here before keeps its password; one that was disabled is', async () => {
      await stage.signedUp();
      const [own] = await stage.driver.directory.list();
      expect(own).toMatchObject({ email: ANA.email, name: ANA.name, verified: false, disabled: false });
      const mate = { ...moved, email: MATE.email, disabled: true };
      await stage.driver.directory.take([{ ...(own as typeof moved), name: 'Ana Bošnjak' }, mate]);
      expect(await stage.identity.session(await stage.signedIn())).toMatchObject({ account: { name: 'Ana Bošnjak' } });
      expect(await stage.driver.directory.list()).toContainEqual(mate);
    });
  });
}
