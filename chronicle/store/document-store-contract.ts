import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Fault } from '../../domain/fault.ts';
import { type Change, type DocumentStore, type Fields, inCommits } from './document-store.ts';

/** What every document store must do. An adapter's test file calls this and nothing else. */
export function documentStoreContract(name: string, open: () => Promise<DocumentStore>): void {
  describe(`document store: ${name}`, () => {
    let store: DocumentStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    const set = (id: string, fields: Fields, collection = 'things') =>
      store.commit([{ verb: 'set', collection, id, fields }]);

    test('gives back what was set, and nothing for what was not', async () => {
      const fields = {
        title: 'Čuvarkuća',
        nested: { list: [1, 'dva', null, true, { 'a.b': 0.5 }], empty: {} },
        lists: [[17.6, 43.4], [], [[[1]], { in: [[2]] }]],
      };
      await set('a', fields);
      expect((await store.get('things', 'a'))?.fields).toEqual(fields);
      expect(await store.list('things')).toEqual([{ collection: 'things', id: 'a', fields }]);
      expect(await store.get('things', 'b')).toBeUndefined();
      expect(await store.get('others', 'a')).toBeUndefined();
    });

    test('nothing is kept under an id that cannot be one', async () => {
      for (const id of ['', '.', '..', '__proto__', 'a/b', 'a/b/c', '/', '\0', 'č'.repeat(1000)]) {
        expect(await store.get('things', id), id).toBeUndefined();
      }
    });

    test('setting replaces, deleting removes', async () => {
      await set('a', { one: 1, two: 2 });
      await set('a', { one: 3 });
      expect((await store.get('things', 'a'))?.fields).toEqual({ one: 3 });
      await store.commit([{ verb: 'delete', collection: 'things', id: 'a' }]);
      expect(await store.get('things', 'a')).toBeUndefined();
      await store.commit([{ verb: 'delete', collection: 'things', id: 'a' }]);
    });

    test('goes through every document of a collection, however many, by their ids', async () => {
      const ids = Array.from({ length: 450 }, (_, number) => `n${String(number).padStart(3, '0')}`);
      const writes = ids.map((id) => ({ verb: 'set', collection: 'things', id, fields: { id } }) as const);
      for (const part of inCommits(
        writes.map((write) => [write]),
        store,
      ))
        await store.commit(part);
      await set('elsewhere', {}, 'others');
      const seen: string[] = [];
      for await (const { id, fields } of store.each('things')) seen.push(fields?.id === id ? id : 'another');
      expect(seen).toEqual(ids);
      for await (const { id } of store.each('nothing')) seen.push(id);
      expect(seen).toHaveLength(ids.length);
    });

    test('a batch is whole or not at all', async () => {
      await set('taken', { by: 'somebody' });
      const batch = store.commit([
        { verb: 'set', collection: 'things', id: 'before', fields: { value: 1 } },
        { verb: 'create', collection: 'things', id: 'taken', fields: { by: 'me' } },
        { verb: 'set', collection: 'things', id: 'after', fields: { value: 2 } },
      ]);
      await expect(batch).rejects.toMatchObject({ code: 'document-exists' });
      expect(await store.get('things', 'before')).toBeUndefined();
      expect(await store.get('things', 'after')).toBeUndefined();
      expect((await store.get('things', 'taken'))?.fields).toEqual({ by: 'somebody' });
    });

    test('the writes of a batch follow one another: a number can be taken and given back', async () => {
      await set('a', { value: 1 });
      const take = () =>
        store.commit([
          { verb: 'create', collection: 'things', id: 'a~2', fields: {} },
          { verb: 'delete', collection: 'things', id: 'a' },
          { verb: 'delete', collection: 'things', id: 'a~2' },
        ]);
      await set('a~2', { by: 'somebody' });
      await expect(take()).rejects.toMatchObject({ code: 'document-exists' });
      expect((await store.get('things', 'a'))?.fields).toEqual({ value: 1 });
      await store.commit([{ verb: 'delete', collection: 'things', id: 'a~2' }]);
      await take();
      expect(await store.list('things')).toEqual([]);
    });

    test('a replacement is made only of what is still as it was read', async () => {
      const before = { n: 1, list: [[1], { a: null }] };
      const replace = (fields: Fields, id = 'a') =>
        store.commit([
          { verb: 'set', collection: 'things', id: 'besides', fields: {} },
          { verb: 'replace', collection: 'things', id, before, fields },
        ]);
      await set('a', before);
      await replace({ n: 2 });
      expect((await store.get('things', 'a'))?.fields).toEqual({ n: 2 });
      await store.commit([{ verb: 'delete', collection: 'things', id: 'besides' }]);
      await expect(replace({ n: 3 })).rejects.toMatchObject({ code: 'document-changed' });
      await expect(replace({ n: 3 }, 'missing')).rejects.toMatchObject({ code: 'document-changed' });
      expect((await store.list('things')).map(({ id, fields }) => [id, fields])).toEqual([['a', { n: 2 }]]);
    });

    test('of many who replace the same document one succeeds', async () => {
      await set('one', { by: 'nobody' });
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, (_, by) =>
          store.commit([
            { verb: 'replace', collection: 'things', id: 'one', before: { by: 'nobody' }, fields: { by } },
          ]),
        ),
      );
      const failures = results.filter((result) => result.status === 'rejected');
      expect(failures).toHaveLength(19);
      for (const { reason } of failures) expect(reason).toMatchObject({ code: 'document-changed' });
    });

    test('of many who create the same document one succeeds', async () => {
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, (_, by) =>
          store.commit([{ verb: 'create', collection: 'things', id: 'one', fields: { by } }]),
        ),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of results) {
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Fault);
      }
    });

    test('increments add up, however many at once', async () => {
      await Promise.all(
        Array.from({ length: 50 }, () =>
          store.commit([{ verb: 'increment', collection: 'counts', id: 'candles', by: { lit: 1, double: 2 } }]),
        ),
      );
      expect((await store.get('counts', 'candles'))?.fields).toEqual({ lit: 50, double: 100 });
    });

    test('an increment leaves the other fields alone', async () => {
      await set('a', { name: 'Mara', lit: 4 }, 'counts');
      await store.commit([{ verb: 'increment', collection: 'counts', id: 'a', by: { lit: -1 } }]);
      expect((await store.get('counts', 'a'))?.fields).toEqual({ name: 'Mara', lit: 3 });
    });

    test('lists by equality, in one order, up to a limit', async () => {
      for (const [id, kind, year, shown] of [
        ['a', 'memory', 1956, true],
        ['b', 'memory', 1931, true],
        ['c', 'person', 1871, true],
        ['d', 'memory', 1968, false],
        ['e', 'memory', 1931, true],
      ] as const) {
        await set(id, { kind, year, shown });
      }
      await set('f', { kind: 'memory', shown: true });
      const ids = async (query: Parameters<DocumentStore['list']>[1]) =>
        (await store.list('things', query)).map(({ id }) => id);
      expect(await ids({})).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
      expect(await ids({ where: { kind: 'memory', shown: true }, orderBy: { field: 'year' } })).toEqual([
        'b',
        'e',
        'a',
      ]);
      expect(await ids({ orderBy: { field: 'year', descending: true }, limit: 2 })).toEqual(['d', 'a']);
      expect(await ids({ where: { year: 1871 } })).toEqual(['c']);
      expect(await ids({ where: { kind: 'nothing' } })).toEqual([]);
      expect(await store.list('nowhere')).toEqual([]);
    });

    test('lists by what is inside of a field', async () => {
      const hash = `0${'a'.repeat(63)}`;
      await set('a', { by: { email: 'ana@primjer.hr' }, files: { [hash]: true } });
      await set('b', { by: { email: 'mate@primjer.hr' }, files: {} });
      await set('c', { by: 'ana@primjer.hr', files: [hash] });
      await set('d', { 'by.email': 'ana@primjer.hr' });
      const ids = async (query: Parameters<DocumentStore['list']>[1]) =>
        (await store.list('things', query)).map(({ id }) => id);
      expect(await ids({ where: { 'by.email': 'ana@primjer.hr' }, limit: 9 })).toEqual(['a']);
      expect(await ids({ where: { [`files.${hash}`]: true }, limit: 1 })).toEqual(['a']);
      expect(await ids({ where: { 'by.email': 'ana@primjer.hr', [`files.${hash}`]: true } })).toEqual(['a']);
      expect(await ids({ where: { 'by.email.at': 'ana@primjer.hr' } })).toEqual([]);
    });

    test('a field that is not there counts as null', async () => {
      await set('a', { year: 1931, ended: null });
      await set('b', { year: 1931 });
      await set('c', { year: 1931, ended: 1956 });
      await set('d', { year: 1968 });
      const ids = async (query: Parameters<DocumentStore['list']>[1]) =>
        (await store.list('things', query)).map(({ id }) => id);
      expect(await ids({ where: { ended: null } })).toEqual(['a', 'b', 'd']);
      expect(
        await ids({ where: { ended: null, year: 1931 }, orderBy: { field: 'year', descending: true }, limit: 1 }),
      ).toEqual(['b']);
    });

    test('a watcher sees every commit of its collections, in order, once', async () => {
      const seen: Change[] = [];
      const stop = store.watch(['things', 'others'], (changes) => seen.push(...changes));
      await set('a', { n: 1 });
      await set('x', { n: 9 }, 'unwatched');
      await store.commit([
        { verb: 'set', collection: 'others', id: 'b', fields: { n: 2 } },
        { verb: 'delete', collection: 'things', id: 'a' },
      ]);
      await expect.poll(() => seen.length).toBe(3);
      expect(seen.map(({ collection, id, fields }) => [collection, id, fields?.n])).toEqual([
        ['things', 'a', 1],
        ['others', 'b', 2],
        ['things', 'a', undefined],
      ]);
      stop();
      await set('a', { n: 3 });
      expect(seen).toHaveLength(3);
    });

    test('a commit that failed is not heard of', async () => {
      await set('taken', {});
      const seen: Change[] = [];
      store.watch(['things'], (changes) => seen.push(...changes));
      await store.commit([{ verb: 'create', collection: 'things', id: 'taken', fields: {} }]).catch(() => {});
      await set('b', {});
      await expect.poll(() => seen.map(({ id }) => id)).toEqual(['b']);
    });

    test('a document of a megabyte is refused by name, and nothing of its batch stays', async () => {
      const large = store.commit([
        { verb: 'set', collection: 'things', id: 'small', fields: {} },
        { verb: 'set', collection: 'things', id: 'large', fields: { text: 'č'.repeat(500_001) } },
      ]);
      await expect(large).rejects.toMatchObject({
        code: 'document-too-large',
        message: expect.stringContaining('things/large'),
      });
      expect(await store.get('things', 'small')).toBeUndefined();
      await set('fits', { text: 'č'.repeat(499_900) });
      expect((await store.get('things', 'fits'))?.fields.text).toHaveLength(499_900);
    });

    test('more than one commit can take is refused, and taken in parts', async () => {
      const groups = Array.from({ length: 12 }, (_, n) => [
        { verb: 'set', collection: 'things', id: `${n}`, fields: { text: 'x'.repeat(900_000) } } as const,
        { verb: 'increment', collection: 'counts', id: 'all', by: { n: 1 } } as const,
      ]);
      if (Number.isFinite(store.bytesPerCommit) && store.bytesPerCommit < 10_000_000) {
        await expect(store.commit(groups.flat())).rejects.toMatchObject({ code: 'batch-too-large' });
        expect(await store.list('counts')).toEqual([]);
      }
      for (const commit of inCommits(groups, store)) await store.commit(commit);
      expect((await store.get('counts', 'all'))?.fields.n).toBe(12);
      const many = Array.from({ length: 600 }, (_, n) => [
        { verb: 'set', collection: 'things', id: `${n}`, fields: { n } } as const,
      ]);
      if (store.writesPerCommit < many.length) {
        await expect(store.commit(many.flat())).rejects.toMatchObject({ code: 'batch-too-large' });
      }
      for (const commit of inCommits(many, store)) await store.commit(commit);
      expect(await store.list('things')).toHaveLength(600);
    }, 30_000);

    test('any text comes back letter for letter', async () => {
      const text = fc.string({ unit: 'grapheme', maxLength: 60 });
      await fc.assert(
        fc.asyncProperty(text, fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), text), async (title, extra) => {
          await set('any', { ...extra, title });
          expect((await store.get('things', 'any'))?.fields).toEqual({ ...extra, title });
        }),
        { numRuns: 15 },
      );
    });
  });
}
