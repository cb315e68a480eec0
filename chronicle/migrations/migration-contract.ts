import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Fault } from '../../domain/fault.ts';
import { RECORDS } from '../records/record-documents.ts';
import type { DocumentStore, Fields } from '../store/document-store.ts';
import { migrateStore, versionOf } from './migrate.ts';
import { SITE_VERSION } from './site-version.ts';
import type { MigrationStep } from './steps.ts';

type Open = () => Promise<DocumentStore>;

/** What migrating must do in every store. `connect` opens another process's view of the same documents each time. */
export function migrationContract(name: string, connect: () => Promise<Open>): void {
  describe(`migrations: ${name}`, () => {
    let open: Open;
    let store: DocumentStore;
    let logged: string[];
    beforeEach(async () => {
      open = await connect();
      store = await open();
      logged = [];
    });
    afterEach(() => store.close());

    const put = (id: string, fields: Fields) => store.commit([{ verb: 'set', collection: 'things', id, fields }]);
    const all = async () => (await store.list('things')).map(({ fields }) => fields);
    const migrate = (steps: readonly MigrationStep[], into = store) =>
      migrateStore({
        store: into,
        steps,
        context: { today: '2026-11-15', readFile: async () => undefined },
        tell: ({ message, ms: _, ...details }) => void logged.push(`${message} ${JSON.stringify(details)}`),
      });
    const stepOf = (number: number, change: MigrationStep['changes'][string]): MigrationStep => ({
      number,
      what: `step ${number}`,
      changes: { things: change },
    });
    const renamed = ({ old, ...rest }: Fields): Fields => (old === undefined ? rest : { ...rest, name: old });
    const counted = (fields: Fields): Fields => ({ ...fields, length: String(fields.name).length });

    test('each step is taken once, in order, and says what it did', async () => {
      await put('a', { old: 'Ana' });
      await put('b', { name: 'Mara' });
      await migrate([stepOf(1, renamed)]);
      expect(await all()).toEqual([{ name: 'Ana' }, { name: 'Mara' }]);
      await migrate([stepOf(1, renamed), stepOf(2, counted)]);
      expect(await all()).toEqual([
        { name: 'Ana', length: 3 },
        { name: 'Mara', length: 4 },
      ]);
      await put('a', { old: 'as no step leaves it' });
      await migrate([stepOf(1, renamed), stepOf(2, counted)]);
      expect((await all())[0]).toEqual({ old: 'as no step leaves it' });
      expect(logged).toEqual([
        'migrated {"step":1,"what":"step 1","changed":1}',
        'migrated {"step":2,"what":"step 2","changed":2}',
      ]);
    });

    test('a collection gets another name, whichever of two processes moves it', async () => {
      for (let n = 10; n < 30; n += 1) await put(`${n}`, { old: 'Ana' });
      const other = await open();
      const steps = [{ ...stepOf(1, renamed), renames: { things: 'stuff' } }];
      await Promise.all([migrate(steps), migrate(steps, other)]);
      expect(await all()).toEqual([]);
      expect((await store.list('stuff')).map(({ fields }) => fields)).toEqual(
        Array.from({ length: 20 }, () => ({ name: 'Ana' })),
      );
      await other.close();
    }, 30_000);

    test('what is already there under the new name stays, and nothing is left under the old one', async () => {
      await put('a', { old: 'Ana' });
      await store.commit([{ verb: 'create', collection: 'stuff', id: 'a', fields: { name: 'Anica' } }]);
      await migrate([{ ...stepOf(1, renamed), renames: { things: 'stuff' } }]);
      expect(await all()).toEqual([]);
      expect((await store.get('stuff', 'a'))?.fields).toEqual({ name: 'Anica' });
    });

    test('interrupted in the middle, it is done by the next start', async () => {
      for (let n = 100; n < 350; n += 50) {
        await store.commit(
          Array.from({ length: 50 }, (_, of) => ({
            verb: 'set',
            collection: 'things',
            id: `${n + of}`,
            fields: { old: `${n + of}` },
          })),
        );
      }
      let looked = 0;
      const failing = stepOf(1, (fields) => {
        looked += 1;
        if (looked > 220) throw new Error('the power went');
        return renamed(fields);
      });
      await expect(migrate([failing])).rejects.toThrow('the power went');
      const names = async () => (await all()).filter((fields) => 'name' in fields).length;
      expect(await names()).toBe(200);
      await migrate([stepOf(1, renamed)]);
      expect(await names()).toBe(250);
    }, 30_000);

    test('what a person writes meanwhile is not overwritten', async () => {
      await put('a', { old: 'Ana' });
      await put('b', { old: 'Mara' });
      let edited = false;
      const overtaken = stepOf(1, async (fields) => {
        if (!edited) await put('b', { old: 'Mara', words: 'from a person' });
        edited = true;
        return renamed(fields);
      });
      await migrate([overtaken]);
      expect(await all()).toEqual([{ name: 'Ana' }, { name: 'Mara', words: 'from a person' }]);
    });

    test('two processes that start at once end with the same', async () => {
      for (let n = 0; n < 20; n += 1) await put(`${n}`, { old: 'Ana' });
      const other = await open();
      const steps = [stepOf(1, renamed), stepOf(2, counted)];
      await Promise.all([migrate(steps), migrate(steps, other)]);
      expect(await all()).toEqual(Array.from({ length: 20 }, () => ({ name: 'Ana', length: 3 })));
      expect((await store.get('site', 'schema'))?.fields).toEqual({ version: 2, site: SITE_VERSION });
      await other.close();
    }, 30_000);

    test('a document that a step cannot read stays as it was, and the log says which', async () => {
      await put('a', { old: 'Ana' });
      await put('b', { old: 7 });
      const careful = stepOf(1, (fields) => {
        if (fields.old === 7) throw new Fault('invalid-record', 'a number is no name');
        return renamed(fields);
      });
      await migrate([careful]);
      expect(await all()).toEqual([{ name: 'Ana' }, { old: 7 }]);
      expect(logged[0]).toContain('"document":"things/b","problem":"a number is no name"');
    });

    test('trees that call themselves samples are known as such, somebody’s own are not', async () => {
      const gedcom = (header: string) => new TextEncoder().encode(`0 HEAD\n${header}0 @I1@ INDI\n0 TRLR\n`);
      const trees = {
        bosnjak: { hash: 'a'.repeat(64), file: gedcom('1 NOTE Ogledno rodoslovlje prezimena Bošnjak.\n') },
        cavar: { hash: 'b'.repeat(64), file: gedcom('1 NOTE Rodoslovlje prezimena Ćavar.\n') },
      };
      const files = new Map(Object.values(trees).map(({ hash, file }) => [hash, file]));
      await store.commit(
        Object.entries(trees).map(([name, { hash }]) => ({
          verb: 'create',
          collection: 'trees',
          id: name,
          fields: { name, hash, individuals: 1, families: 0, years: { first: 1758, last: 1950 } },
        })),
      );
      const context = { today: '2026-11-16', readFile: async (hash: string) => files.get(hash) };
      await migrateStore({ store, context, tell: () => {} });
      const other = await open();
      const samples = (await other.list('trees')).map(({ id, fields }) => [id, fields.sample]);
      await other.close();
      expect(samples).toEqual([
        ['bosnjak', true],
        ['cavar', undefined],
      ]);
    });

    test('a new store has no version, older documents have that of their last step, until the last one is taken', async () => {
      expect(await versionOf(store)).toBeUndefined();
      await store.commit([{ verb: 'set', collection: RECORDS, id: 'page~misija', fields: {} }]);
      expect(await versionOf(store)).toEqual({ documents: 0 });
      const broken = () => {
        throw new Error('a disk that fails');
      };
      await put('a', { old: 'Ana' });
      await expect(migrate([stepOf(1, renamed), stepOf(2, broken)])).rejects.toThrow('a disk that fails');
      expect(await versionOf(store)).toEqual({ documents: 1 });
      await migrate([stepOf(1, renamed), stepOf(2, counted)]);
      expect(await versionOf(store)).toEqual({ documents: 2, site: SITE_VERSION });
    });

    test('documents of a newer version are refused by its name, and nothing is changed', async () => {
      await put('a', { old: 'Ana' });
      await store.commit([{ verb: 'set', collection: 'site', id: 'schema', fields: { version: 2, site: '9.8.7' } }]);
      await expect(migrate([stepOf(1, renamed)])).rejects.toMatchObject({
        code: 'newer-version',
        message: expect.stringContaining('by version 9.8.7 of the site: its schema is 2, and this build knows 1'),
      });
      expect(await all()).toEqual([{ old: 'Ana' }]);
    });
  });
}
