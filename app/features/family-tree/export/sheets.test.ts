import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PaperName, SHEET_MARGIN, sheetsFor } from './sheets.ts';

const drawing = fc.record({ width: fc.integer({ min: 1, max: 400_000 }), height: fc.integer({ min: 1, max: 20_000 }) });
const paper = fc.constantFrom<PaperName>('A4', 'A3', 'A2', 'A1', 'A0');

test('whatever the drawing, one sheet holds all of it within its margins', () => {
  fc.assert(
    fc.property(drawing, paper, (one, name) => {
      const { width, height, scale, sheets } = sheetsFor(one, name, 'one');
      expect(sheets).toHaveLength(1);
      expect(one.width * scale).toBeLessThanOrEqual(width - 2 * SHEET_MARGIN + 1e-6);
      expect(one.height * scale).toBeLessThanOrEqual(height - 2 * SHEET_MARGIN + 1e-6);
    }),
  );
});

test('several sheets cover it without a gap, neighbours overlap, and they are never without end', () => {
  fc.assert(
    fc.property(drawing, paper, (one, name) => {
      const { sheets, seen, rows, columns } = sheetsFor(one, name, 'several');
      expect(sheets).toHaveLength(rows * columns);
      expect(sheets.length).toBeLessThanOrEqual(120);
      const last = sheets.at(-1);
      expect((last?.x ?? 0) + seen.width).toBeGreaterThanOrEqual(one.width - 1e-6);
      expect((last?.y ?? 0) + seen.height).toBeGreaterThanOrEqual(one.height - 1e-6);
      const [first, second] = sheets;
      if (columns > 1) expect((first?.x ?? 0) + seen.width).toBeGreaterThan(second?.x ?? 0);
    }),
  );
});

test('paper has the orientation that shows the drawing larger', () => {
  const wide = sheetsFor({ width: 4000, height: 1000 }, 'A3', 'one');
  expect([wide.width, wide.height]).toEqual([420, 297]);
  const tall = sheetsFor({ width: 1000, height: 4000 }, 'A3', 'one');
  expect([tall.width, tall.height]).toEqual([297, 420]);
});
