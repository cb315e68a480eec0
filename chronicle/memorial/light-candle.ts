import { z } from 'zod';
import type { Account } from '../identity/identity.ts';
import { defineCollection } from '../store/collection.ts';
import { commitIfFirst, type DocumentStore } from '../store/document-store.ts';

export const CANDLES = 'candles';
export const CANDLE_COUNTS = 'candle-counts';

const candleSchema = z
  .object({
    memorial: z.string(),
    accountId: z.string(),
    /** Empty for somebody who has left. */
    name: z.string(),
    day: z.string(),
    at: z.string(),
  })
  .readonly();
type Candle = z.infer<typeof candleSchema>;
const candles = defineCollection({ name: CANDLES, schema: candleSchema });

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
    store.get(CANDLE_COUNTS, memorial),
    candles.list(store, { where: { memorial }, orderBy: { field: 'at', descending: true }, limit: most }),
  ]);
  return {
    count: Number(count?.fields.lit ?? 0),
    latest,
  };
}

export async function hasLitToday(store: DocumentStore, memorial: string, accountId: string, day: string) {
  return (await store.get(CANDLES, `${memorial}~${day}~${accountId}`)) !== undefined;
}

export function candlesBy(store: DocumentStore, accountId: string): Promise<Candle[]> {
  return candles.list(store, { where: { accountId } });
}

/** Without a name they burn on; taken away, they were never counted. */
export async function forgetCandles(store: DocumentStore, accountId: string, keep: boolean): Promise<void> {
  for (const { id, fields } of await store.list(CANDLES, { where: { accountId } })) {
    await store.commit([
      { verb: 'delete', collection: CANDLES, id },
      keep
        ? {
            verb: 'create',
            collection: CANDLES,
            id: `${fields.memorial}~${fields.day}~${crypto.randomUUID()}`,
            fields: { ...fields, accountId: '', name: '' },
          }
        : { verb: 'increment', collection: CANDLE_COUNTS, id: String(fields.memorial), by: { lit: -1 } },
    ]);
  }
}
