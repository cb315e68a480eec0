import { candleCounts, candles } from '../memorial/light-candle.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { broken, type Check } from './finding.ts';

/** Numbers that are counted along are what counting gives. */
export function countsCheck(store: DocumentStore): Check {
  const countAll = async () => {
    const lit = new Map<string, number>();
    for await (const { fields } of store.each(candles.name)) {
      const memorial = fields?.memorial;
      if (typeof memorial === 'string') lit.set(memorial, (lit.get(memorial) ?? 0) + 1);
    }
    return lit;
  };
  return {
    name: 'counts are right',
    async *run() {
      const counted = new Map<string, number>();
      for await (const { id, fields } of store.each(candleCounts.name)) counted.set(id, Number(fields?.lit ?? 0));
      const lit = await countAll();
      for (const memorial of new Set([...counted.keys(), ...lit.keys()])) {
        const is = lit.get(memorial) ?? 0;
        const told = counted.get(memorial) ?? 0;
        // Lit or put out meanwhile: the difference is nobody's fault.
        const now = (await candleCounts.get(store, memorial))?.lit ?? 0;
        if (is === told || now !== told) continue;
        yield broken(`${candleCounts.name}/${memorial} says ${told}, and there are ${is}.`, async () => {
          await store.commit([
            { verb: 'increment', collection: candleCounts.name, id: memorial, by: { lit: is - told } },
          ]);
          return `${candleCounts.name}/${memorial} says ${is} now.`;
        });
      }
    },
  };
}
