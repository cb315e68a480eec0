import { describe, expect, test } from 'vitest';
import { ANA, Browser, CONFIGURED, MATE, type Stage } from './stage.ts';

export function rolesContract(stage: Stage): void {
  describe('a role', () => {
    test('comes with a verified address to whom the list names, and to nobody else', async () => {
      const ana = await stage.signedUp();
      const mate = await stage.signedUp(MATE);
      await stage.driver.roles.give(ANA.email, 'editor');
      await stage.identity.confirmAddress(mate, await stage.latestToken(MATE.email, 'verification'));
      expect(await stage.identity.session(mate)).toMatchObject({ account: { role: 'member' } });
      expect(await stage.identity.session(ana)).toMatchObject({ account: { role: 'member' } });
      await stage.identity.confirmAddress(ana, await stage.latestToken(ANA.email, 'verification'));
      expect(await stage.identity.session(ana)).toMatchObject({ account: { role: 'editor' } });
    });

    test('is what an account lacks that anybody opened with an editor’s address, and the list says so', async () => {
      expect(await stage.driver.roles.give(ANA.email, 'editor')).toBeUndefined();
      const somebody = await stage.signedUp();
      const account = await stage.driver.roles.give(ANA.email, 'editor');
      expect(account).toMatchObject({ name: ANA.name, verified: false, createdAt: expect.any(Date) });
      expect(await stage.identity.session(somebody)).toMatchObject({ account: { verified: false, role: 'member' } });
      // Only a word given for this very account counts.
      expect(await stage.driver.roles.vouch(ANA.email, 'drugi')).toBe(false);
      expect(await stage.driver.roles.vouch(MATE.email, account?.id ?? '')).toBe(false);
      expect(await stage.identity.session(somebody)).toMatchObject({ account: { verified: false, role: 'member' } });
      expect(await stage.driver.roles.vouch(ANA.email, account?.id ?? '')).toBe(true);
      expect(await stage.identity.session(somebody)).toMatchObject({ account: { verified: true, role: 'editor' } });
    });

    test('is one at a time, counts from the next request on, and can be taken back', async () => {
      const { roles } = stage.driver;
      const ana = await stage.signedUp();
      await stage.identity.confirmAddress(ana, await stage.latestToken(ANA.email, 'verification'));
      for (const role of ['writer', 'editor', 'writer'] as const) {
        await roles.give(ANA.email, role);
        expect(roles.of(ANA.email)).toBe(role);
        expect(await stage.identity.session(ana)).toMatchObject({ account: { role } });
        const holder = { email: ANA.email, role, isConfigured: false, account: 'verified' };
        expect((await roles.list()).filter(({ email }) => email === ANA.email)).toEqual([holder]);
      }
      expect(await roles.take(ANA.email)).toBe('writer');
      expect(await roles.take(ANA.email)).toBeUndefined();
      expect(await stage.identity.session(ana)).toMatchObject({ account: { role: 'member' } });
    });

    test('that the configuration gives is nobody’s to change here', async () => {
      const { roles } = stage.driver;
      await roles.give(CONFIGURED, 'writer');
      expect([roles.of(CONFIGURED), roles.isConfigured(CONFIGURED), roles.isConfigured(ANA.email)]).toEqual([
        'editor',
        true,
        false,
      ]);
      await roles.take(CONFIGURED);
      expect(await roles.list()).toEqual([{ email: CONFIGURED, role: 'editor', isConfigured: true, account: 'none' }]);
    });

    test('is given and taken on the word of who edits now: of two who unmake one another at once, one is left', async () => {
      const { roles } = stage.driver;
      for (const email of [ANA.email, MATE.email]) await roles.give(email, 'editor', CONFIGURED);
      const answers = await Promise.allSettled([
        (async () => roles.take(MATE.email, ANA.email))(),
        (async () => roles.give(ANA.email, 'writer', MATE.email))(),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(answers).toContainEqual({ status: 'rejected', reason: expect.objectContaining({ code: 'forbidden' }) });
    });

    test('outlives the process that gave it', async () => {
      const ana = await stage.signedUp();
      await stage.identity.confirmAddress(ana, await stage.latestToken(ANA.email, 'verification'));
      await stage.driver.roles.give(ANA.email, 'writer');
      await stage.restart();
      expect(await stage.identity.session(ana)).toMatchObject({ account: { role: 'writer' } });
      expect(await stage.identity.session(new Browser())).toEqual({ kind: 'visitor' });
    });
  });
}
