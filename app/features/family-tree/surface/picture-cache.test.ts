import { expect, test } from 'vitest';
import { faceSquare, PictureCache } from './picture-cache.ts';

/** A cache whose pictures load when the test says so. */
function cacheOf(capacity?: number) {
  const waiting = new Map<string, PromiseWithResolvers<{ close(): void }>>();
  const asked: string[] = [];
  const closed: string[] = [];
  let arrivals = 0;
  const cache = new PictureCache({
    load: (address) => {
      asked.push(address);
      const coming = Promise.withResolvers<{ close(): void }>();
      waiting.set(address, coming);
      return coming.promise;
    },
    onArrival: () => {
      arrivals += 1;
    },
    ...(capacity === undefined ? {} : { capacity }),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    cache,
    asked,
    closed,
    arrivals: () => arrivals,
    /** Paints these, and says which of them were there. */
    paint(...addresses: string[]): string[] {
      const there: string[] = [];
      cache.paint((pictures) => {
        for (const address of addresses) if (pictures(address)) there.push(address);
      });
      return there;
    },
    async bring(...addresses: string[]) {
      for (const address of addresses) waiting.get(address)?.resolve({ close: () => closed.push(address) });
      await settle();
    },
    async fail(address: string) {
      waiting.get(address)?.reject(new Error('401'));
      await settle();
    },
  };
}

test('what is visible is loaded once, is there when it has come, and is painted then', async () => {
  const { paint, bring, asked, arrivals } = cacheOf();
  expect(paint('ana', 'iva')).toEqual([]);
  paint('ana', 'iva');
  expect(asked).toEqual(['ana', 'iva']);
  await bring('ana');
  expect(arrivals()).toBe(1);
  expect(paint('ana', 'iva')).toEqual(['ana']);
});

test('a few at a time, and none that has left the viewport before its turn', async () => {
  const { paint, bring, asked, arrivals } = cacheOf();
  paint('a', 'b', 'c', 'd', 'e', 'f');
  expect(asked).toEqual(['a', 'b', 'c', 'd']);
  paint('x');
  await bring('a');
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'x']);
  expect(arrivals()).toBe(0);
  expect(paint('a')).toEqual(['a']);
});

test('what cannot be had is not asked for again', async () => {
  const { paint, fail, asked, arrivals } = cacheOf();
  paint('ana');
  await fail('ana');
  expect([paint('ana'), asked, arrivals()]).toEqual([[], ['ana'], 0]);
});

test('what was seen longest ago is evicted, what is visible never is, and closing leaves nothing', async () => {
  const { paint, bring, asked, closed, cache } = cacheOf(2);
  paint('a', 'b');
  await bring('a', 'b');
  paint('b', 'c');
  await bring('c');
  expect(closed).toEqual(['a']);
  paint('b', 'c', 'd');
  await bring('d');
  expect(closed).toEqual(['a']);
  expect(paint('b', 'c', 'd')).toEqual(['b', 'c', 'd']);
  expect(asked).toEqual(['a', 'b', 'c', 'd']);
  paint('e');
  cache.close();
  await bring('e');
  expect(closed).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a face is looked for in the upper part of a tall picture and in the middle of a wide one', () => {
  expect(faceSquare({ width: 400, height: 500 })).toEqual({ x: 0, y: 25, side: 400 });
  expect(faceSquare({ width: 900, height: 600 })).toEqual({ x: 150, y: 0, side: 600 });
});
