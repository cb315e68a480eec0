import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rect } from '../scene/camera.ts';
import { legibilityOn, type PaperName, type PrintedDrawing, sheetsFor } from './sheets.ts';

const empty = { cards: [], lines: [] };
const size = fc.record({ width: fc.integer({ min: 1, max: 400_000 }), height: fc.integer({ min: 1, max: 20_000 }) });
const paper = fc.constantFrom<PaperName>('A4', 'A3', 'A2', 'A1', 'A0');
const all = ({ width, height }: { width: number; height: number }): Rect => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
});

/** Cards as a tree has them: in rows, beside one another, at any distance. */
const drawing = fc
  .array(fc.array(fc.integer({ min: 16, max: 3000 }), { minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 12 })
  .map((rows): PrintedDrawing => {
    const cards = rows.flatMap((gaps, row) => {
      let x = 0;
      return gaps.map((gap) => {
        x += gap;
        const card = { left: x, top: 40 + row * 160, right: x + 128, bottom: 112 + row * 160 };
        x += 128;
        return card;
      });
    });
    const width = Math.max(...cards.map(({ right }) => right)) + 40;
    return { width, height: rows.length * 160, cards, lines: [] };
  });

test('whatever the drawing, one sheet holds all of it and is filled in one direction', () => {
  fc.assert(
    fc.property(size, paper, (one, name) => {
      const { width, height, scale, sheets } = sheetsFor({ ...one, ...empty }, name, 'one');
      expect(sheets).toHaveLength(1);
      expect(Math.max((one.width * scale) / width, (one.height * scale) / height)).toBeCloseTo(1);
    }),
  );
});

test('several sheets cover it without a gap, neighbours overlap, and they are never without end', () => {
  fc.assert(
    fc.property(size, paper, (one, name) => {
      const printed = { ...one, cards: [], lines: [all(one)] };
      const { sheets, seen, rows, columns } = sheetsFor(printed, name, 'several');
      expect(sheets).toHaveLength(rows.length * columns.length);
      expect(sheets.length).toBeLessThanOrEqual(120);
      expect((columns.at(-1) ?? 0) + seen.width).toBeGreaterThanOrEqual(one.width - 1e-6);
      expect((rows.at(-1) ?? 0) + seen.height).toBeGreaterThanOrEqual(one.height - 1e-6);
      for (const [index, start] of columns.slice(1).entries())
        expect((columns[index] ?? 0) + seen.width).toBeGreaterThan(start);
    }),
  );
});

test('every card is whole on a sheet, none is cut, and no sheet is blank', () => {
  fc.assert(
    fc.property(drawing, paper, (one, name) => {
      const { sheets, seen } = sheetsFor(one, name, 'several');
      const isWhole = new Set<Rect>();
      for (const { x, y, leftOut } of sheets) {
        const met = one.cards.filter(
          (card) =>
            card.left <= x + seen.width &&
            card.right >= x &&
            card.top <= y + seen.height &&
            card.bottom >= y &&
            !leftOut.includes(card),
        );
        expect(met.length).toBeGreaterThan(0);
        for (const card of met) {
          expect(card.left).toBeGreaterThanOrEqual(x);
          expect(card.top).toBeGreaterThanOrEqual(y);
          expect(card.right).toBeLessThanOrEqual(x + seen.width);
          expect(card.bottom).toBeLessThanOrEqual(y + seen.height);
          isWhole.add(card);
        }
      }
      expect(isWhole.size).toBe(one.cards.length);
    }),
  );
});

test('a sheet that only a line crosses is kept, and one with nothing on it is not', () => {
  const card = (left: number, top: number): Rect => ({ left, top, right: left + 128, bottom: top + 72 });
  const cards = [card(40, 40), card(5800, 40), card(5800, 1400)];
  const apart = sheetsFor({ width: 6000, height: 1500, cards, lines: [] }, 'A4', 'several');
  const places = (of: typeof apart) => of.sheets.map(({ row, column }) => `${row}.${column}`);
  const last = apart.columns.length;
  expect(last).toBeGreaterThan(4);
  expect(places(apart)).toEqual(['1.1', `1.${last}`, `${apart.rows.length}.${last}`]);
  const line = { left: 168, top: 76, right: 5800, bottom: 76 };
  const joined = sheetsFor({ width: 6000, height: 1500, cards, lines: [line] }, 'A4', 'several');
  expect(joined.sheets).toHaveLength(joined.columns.length + 1);
});

test('paper has the orientation that shows the drawing larger', () => {
  const wide = sheetsFor({ width: 4000, height: 1000, ...empty }, 'A3', 'one');
  expect([wide.width, wide.height]).toEqual([420, 297]);
  const tall = sheetsFor({ width: 1000, height: 4000, ...empty }, 'A3', 'one');
  expect([tall.width, tall.height]).toEqual([297, 420]);
});

test('where letters cannot be read, the next larger sheet on which they can is known, and else only several', () => {
  const on = (one: Pick<PrintedDrawing, 'width' | 'height'>, name: PaperName, how: 'one' | 'several') => {
    const printed = { ...one, cards: [], lines: [all(one)] };
    const poster = { ...one, unit: 1 };
    return legibilityOn({ one: poster, several: poster }, 8.5, name, sheetsFor(printed, name, how).scale);
  };
  const modest = { width: 2400, height: 1200 };
  expect(on(modest, 'A4', 'one').better).toEqual([
    { paper: 'A1', arrangement: 'one' },
    { paper: 'A4', arrangement: 'several' },
  ]);
  expect(on(modest, 'A1', 'one').better).toBeUndefined();
  expect(on(modest, 'A4', 'several').better).toBeUndefined();
  const { points, better } = on({ ...modest, width: 20_000 }, 'A3', 'one');
  expect(points).toBeLessThan(1);
  expect(better).toEqual([{ paper: 'A3', arrangement: 'several' }]);
});
