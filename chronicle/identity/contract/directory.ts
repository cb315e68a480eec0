import { describe, expect, test } from 'vitest';
import { dayOf } from '../../../domain/site-zone.ts';
import { requireSession } from '../identity.ts';
import type { ProviderTraits } from './driver.ts';
import { ANA, DAY, MATE, type Stage } from './stage.ts';

export function directoryContract(stage: Stage, { movesClock }: ProviderTraits): void {
  const directory = () => stage.driver.directory;
  const everybody = { text: '', offset: 0, limit: 10 };
  const namesFoundBy = async (text: string) =>
    (await directory().page({ ...everybody, text })).accounts.map(({ name }) => name);

  describe('the directory', () => {
    test('is read page by page, the newest first', async () => {
      const moved = Array.from({ length: 7 }, (_, index) => ({
        id: `osoba${index}`,
        email: `osoba${index}@primjer.hr`,
        name: `Osoba ${index}`,
        verified: true,
        disabled: false,
        createdAt: `2026-01-0${index + 1}T03:04:05Z`,
      }));
      await directory().take(moved);
      const newestFirst = moved.toReversed().map((account) => ({ ...account, seenOn: undefined }));
      expect(await directory().page({ ...everybody, limit: 5 })).toEqual({
        accounts: newestFirst.slice(0, 5),
        total: 7,
      });
      expect(await directory().page({ ...everybody, offset: 5, limit: 5 })).toEqual({
        accounts: newestFirst.slice(5),
        total: 7,
      });
      expect(await directory().page({ ...everybody, offset: 20 })).toEqual({ accounts: [], total: 7 });
    });

    test('finds people by part of a name or an address, in any letters, and takes no sign for another', async () => {
      await stage.signedUp();
      await stage.signedUp(MATE);
      expect(await namesFoundBy('cavar')).toEqual([ANA.name]);
      expect(await namesFoundBy('ĆAVAR')).toEqual([ANA.name]);
      expect(await namesFoundBy('mate@')).toEqual([MATE.name]);
      expect((await namesFoundBy('primjer')).sort()).toEqual([ANA.name, MATE.name]);
      for (const text of ['%', '_', "' OR 1=1 --", 'nitko']) expect(await namesFoundBy(text)).toEqual([]);
    });

    test('knows an account by its id and by its address', async () => {
      const { account } = await requireSession(stage.identity, await stage.signedUp());
      await stage.signedUp(MATE);
      expect(await directory().find(account.id)).toMatchObject({ id: account.id, email: ANA.email });
      expect(await directory().find('nitko')).toBeUndefined();
      const found = await directory().withEmails([ANA.email, 'nitko@primjer.hr']);
      expect(found.map(({ id }) => id)).toEqual([account.id]);
      expect(await directory().withEmails([])).toEqual([]);
    });

    test('notes the day on which somebody came by, and no more of it', async () => {
      const browser = await stage.signedUp();
      const { account } = await requireSession(stage.identity, browser);
      expect((await directory().find(account.id))?.seenOn).toBe(dayOf(Date.now()));
      await stage.identity.signOut(browser);
      expect((await directory().find(account.id))?.seenOn).toBe(dayOf(Date.now()));
      const held = await stage.identity.exportAccount(await requireSession(stage.identity, await stage.signedIn()));
      expect(held.seenOn).toBe(dayOf(Date.now()));
    });

    test.runIf(movesClock)('… on the next day again', async () => {
      const browser = await stage.signedUp();
      await stage.pass(2 * DAY);
      const { account } = await requireSession(stage.identity, browser);
      expect((await directory().find(account.id))?.seenOn).toBe(dayOf(Date.now()));
    });

    test('shuts somebody out everywhere at once, and lets them in again', async () => {
      const [phone, desk] = [await stage.signedUp(), await stage.signedIn()];
      const mate = await stage.signedUp(MATE);
      const { account } = await requireSession(stage.identity, phone);
      await directory().setDisabled(account.id, true);
      for (const browser of [phone, desk]) {
        expect(await stage.identity.session(browser)).toMatchObject({ kind: 'ended' });
      }
      expect(await stage.identity.session(mate)).toMatchObject({ kind: 'signed-in' });
      await expect(stage.signedIn()).rejects.toMatchObject({ code: 'account-disabled' });
      expect(await directory().find(account.id)).toMatchObject({ disabled: true });
      await directory().setDisabled(account.id, false);
      // What was ended stays so: it may have been a thief's.
      expect(await stage.identity.session(phone)).toMatchObject({ kind: 'ended' });
      expect(await stage.identity.session(await stage.signedIn())).toMatchObject({ kind: 'signed-in' });
    });
  });
}
