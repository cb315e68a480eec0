import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DocumentStore, Fields, Write } from './document-store.ts';
import { liveCollection } from './live-collection.ts';

const set = (id: string, fields: Fields): Write => ({ verb: 'set', collection: 'things', id, fields });
const erase = (id: string): Write => ({ verb: 'delete', collection: 'things', id });
const things = { name: 'things', read: ({ fields }: { fields: Fields }) => (fields.broken ? undefined : fields) };

/** What a live collection must be over every store. `openData` answers with what opens another process's store on the same data. */
export function liveCollectionContract(name: string, openData: () => Promise<() => Promise<DocumentStore>>): void {
  describe(`live collection: ${name}`, () => {
    let store: DocumentStore;
    let other: DocumentStore;
    beforeEach(async () => {
      const open = await openData();
      [store, other] = [await open(), await open()];
    });
    afterEach(async () => {
      await store.close();
      if (other !== store) await other.close();
    });

    /** Its list is read, then another process writes and this one hears of it, and only then is the list answered. */
    const withSlowList = (meanwhile: readonly Write[]): Pick<DocumentStore, 'list' | 'watch'> => ({
      watch: (...asked) => store.watch(...asked),
      async list(...asked) {
        const found = await store.list(...asked);
        let heard = 0;
        store.watch(['things'], (changes) => {
          heard += changes.length;
        });
        await other.commit(meanwhile);
        await expect.poll(() => heard).toBe(meanwhile.length);
        return found;
      },
    });

    test('what another process erased while the list was read does not come back', async () => {
      await store.commit([set('erased', { n: 1 }), set('stays', { n: 1 })]);
      const { items } = await liveCollection(withSlowList([erase('erased')]), things);
      expect([...items]).toEqual([['stays', { n: 1 }]]);
    });

    test('what another process changed or created while the list was read is held as it is now', async () => {
      await store.commit([set('changed', { n: 1 })]);
      const { items } = await liveCollection(withSlowList([set('changed', { n: 2 }), set('new', { n: 3 })]), things);
      expect(Object.fromEntries(items)).toEqual({ changed: { n: 2 }, new: { n: 3 } });
    });

    test('what stopped fitting the question while the list was read is left out', async () => {
      await store.commit([set('a', { state: 'pending' }), set('b', { state: 'pending' }), set('c', { state: 'over' })]);
      const { items } = await liveCollection(withSlowList([set('b', { state: 'over' })]), things, {
        where: { state: 'pending' },
      });
      expect([...items.keys()]).toEqual(['a']);
    });

    test('follows other processes, and tells of every change of what it holds and of no other', async () => {
      await store.commit([set('a', { n: 1 })]);
      let told = 0;
      const live = await liveCollection(store, things, { where: { gone: null }, onChange: () => (told += 1) });
      const seen = [live.version];
      for (const write of [set('b', { n: 2 }), set('x', { broken: true }), set('y', { gone: 1 }), erase('a')]) {
        await other.commit([write]);
        await store.commit([set('z', { gone: 1 })]);
        seen.push(live.version);
      }
      await expect.poll(() => [...live.items]).toEqual([['b', { n: 2 }]]);
      expect(told).toBe(2);
      expect(new Set([...seen, live.version]).size).toBe(3);
    });
  });
}
