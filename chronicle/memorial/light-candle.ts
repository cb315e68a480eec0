import { z } from 'zod';
import type { Account } from '../identity/identity.ts';
import { defineCollection } from '../store/collection.ts';
import { commitIfFirst, type DocumentStore } from '../store/document-store.ts';

const CANDLES = 'candles';
const CANDLE_COUNTS = 'candle-counts';

const candleSchema = z.object({
  memorial: z.string().min(1),
  accountId: z.string(),
  /** Empty for somebody who has left. */
  name: z.string(),
  day: z.iso.date(),
  at: z.iso.datetime(),
});
export type Candle = Readonly<z.infer<typeof candleSchema>>;
export const candles = defineCollection({ name: CANDLES, schema: candleSchema });
export const candleCounts = defineCollection({ name: CANDLE_COUNTS, schema: z.object({ lit: z.int() }) });

/** One for a person, a member and a day: the second is not counted, however many are lit at the same moment. */
export async function lightCandle(
  store: DocumentStore,
  { memorial, account, day, at }: { memorial: string; account: Pick<Account, 'id' | 'name'>; day: string; at: string },
): Promise<'lit' | 'burning-already'> {
  const candle: Candle = { memorial, accountId: account.id, name: account.name, day, at };
  const isFirst = await commitIfFirst(store, [
    { verb: 'create', collection: CANDLES, id: `${memorial}~${day}~${account.id}`, fields: { ...candle } },
    { verb: 'increment', collection: CANDLE_COUNTS, id: memorial, by: { lit: 1 } },
  ]);
  return isFirst ? 'lit' : 'burning-already';
}

export async function candlesOf(store: DocumentStore, memorial: string, most: number) {
  const [count, latest] = await Promise.all([
    candleCounts.get(store, memorial),
    candles.list(store, { where: { memorial }, orderBy: { field: 'at', descending: true }, limit: most }),
  ]);
  return { count: count?.lit ?? 0, latest };
}

export async function hasLitToday(store: DocumentStore, memorial: string, accountId: string, day: string) {
  return (await store.get(CANDLES, `${memorial}~${day}~${accountId}`)) !== undefined;
}

export function candlesBy(store: DocumentStore, accountId: string): Promise<Candle[]> {
  return candles.list(store, { where: { accountId } });
}

/** Without a name they burn on; taken away, they were never counted. */
export async function forgetCandles(store: DocumentStore, accountId: string, keep: boolean): Promise<void> {
  for (const document of await store.list(CANDLES, { where: { accountId } })) {
    const candle = candles.read(document);
    const extinguish = { verb: 'delete', collection: CANDLES, id: document.id } as const;
    if (!candle) {
      await store.commit([extinguish]);
      continue;
    }
    await store.commit([
      extinguish,
      keep
        ? {
            verb: 'create',
            collection: CANDLES,
            id: `${candle.memorial}~${candle.day}~${crypto.randomUUID()}`,
            fields: { ...candle, accountId: '', name: '' },
          }
        : { verb: 'increment', collection: CANDLE_COUNTS, id: candle.memorial, by: { lit: -1 } },
    ]);
  }
}
