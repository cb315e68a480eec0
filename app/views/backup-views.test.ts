import { expect, test } from 'vitest';
import type { BackupServices, BackupState, KeptBackup, QuickCheck } from '../backup-context.ts';
import { backupsView, backupWarning } from './backup-views.ts';

const LAST = new Date('2026-11-15T02:30:00Z');
const QUIET: BackupState = { last: LAST, isLate: false, failure: undefined, progress: undefined };
const KEPT: KeptBackup = {
  ...{ name: '2026-11-15-033000', made: LAST, bytes: 31_000_000, sharedBytes: 5_200_000_000 },
  ...{ records: 21, accounts: 2, files: 4, missing: 0 },
  isEncrypted: true,
};

const view = (state: Partial<BackupState>, kept: readonly KeptBackup[] = [], check?: QuickCheck) => {
  const services: BackupServices = {
    state: () => ({ ...QUIET, ...state }),
    list: async () => ({ kept, unreadable: ['2026-11-14-033000'] }),
    lastCheck: () => check,
    make: () => {},
  };
  return backupsView(services);
};

test('the front of the desk warns when there has been none for two days, and of nothing else', () => {
  const failure = { code: 'disk-full', at: LAST };
  expect([backupWarning(undefined), backupWarning({ ...QUIET, failure })]).toEqual([undefined, undefined]);
  expect(backupWarning({ ...QUIET, isLate: true })).toMatch(/stara je više od dva dana \(15\. studenoga/);
  expect(backupWarning({ ...QUIET, isLate: true, last: undefined })).toBe('Još nema nijedne dobre sigurnosne kopije.');
});

test('how it stands is said in a word, with what to do', async () => {
  const failure = { code: 'disk-full', at: LAST };
  expect(await view({})).toMatchObject({ standing: 'good', word: 'Kopije su u redu', advice: undefined });
  expect(await view({ last: undefined })).toMatchObject({ standing: 'none', word: 'Još nema kopije' });
  expect(await view({ failure })).toMatchObject({
    standing: 'bad',
    word: 'Posljednji pokušaj nije uspio',
    sentence: expect.stringMatching(/^Posljednja je dobra kopija od .* Kopija započeta .* nije dovršena\.$/),
    advice: expect.stringContaining('nema mjesta'),
  });
  expect(await view({ failure, last: undefined })).toMatchObject({
    sentence: expect.stringMatching(/^Kopija započeta/),
  });
  expect(await view({ failure: { code: 'unheard-of', at: LAST } })).toMatchObject({
    advice: expect.stringContaining('u dnevniku poslužitelja'),
  });
  expect(await view({ isLate: true })).toMatchObject({
    standing: 'bad',
    word: 'Već dva dana nema dobre kopije',
    advice: expect.stringMatching(/^Napravite je sada/),
  });
  expect(await view({ isLate: true, last: undefined, failure: { code: 'not-writable', at: LAST } })).toMatchObject({
    word: 'Nema nijedne dobre kopije',
    sentence: 'Izgube li se sada podatci stranice, nema ih odakle vratiti.',
    advice: expect.stringContaining('BACKUP_DIR'),
  });
});

test('what is kept, what is being done and what was looked at are told', async () => {
  const lacking = { ...KEPT, missing: 1, isEncrypted: false };
  const { rows, cost, unreadable } = await view({}, [KEPT, lacking]);
  expect(unreadable).toEqual(['2026-11-14-033000']);
  expect(cost).toContain('zajedno zauzimaju 62\u00a0MB');
  expect(rows[0]).toMatchObject({
    size: '31\u00a0MB i 5,2\u00a0GB zajedničkih datoteka',
    holds: '21\u00a0zapis, 2\u00a0računa, 4\u00a0datoteke',
    encrypted: 'šifrirano',
    warning: undefined,
  });
  expect(rows[1]).toMatchObject({ encrypted: 'nije šifrirano', warning: expect.stringContaining('1\u00a0datoteka') });
  const progress = (step: string, done: number, total: number) =>
    view({ progress: { step, done, total } }).then((shown) => shown.progress);
  expect(await progress('database', 1, 4)).toEqual({ label: 'Kopira se baza podataka (1 od 4) …', share: 0.25 });
  expect(await progress('files', 0, 0)).toEqual({ label: 'Kopiraju se datoteke …', share: undefined });
  expect((await view({})).progress).toBeUndefined();
  const sound: QuickCheck = { at: LAST, database: undefined, withoutRevision: [], withoutFile: [] };
  expect((await view({}, [], sound)).check).toMatchObject({ isSound: true, details: [] });
  const harmed = { ...sound, database: 'malformed', withoutRevision: ['records/a'], withoutFile: ['media/b'] };
  expect((await view({}, [], harmed)).check).toMatchObject({
    isSound: false,
    details: [
      'Baza podataka oštećena je. Treba vratiti posljednju dobru kopiju.',
      'Nedostaje posljednja inačica: records/a',
      'Nedostaje datoteka: media/b',
    ],
  });
  expect((await view({})).check).toBeUndefined();
});
