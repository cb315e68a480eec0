import { describe, expect, it } from 'vitest';
import { fanBounds, generationOf, NARROW_FAN, outerRadius, segmentOf, wideFan } from './fan-geometry.ts';
import { linesIn, widthOf } from './fan-text.ts';

const FULL = wideFan(6);

describe('places of a fan', () => {
  it('lie side by side, generation by generation, fathers on the left', () => {
    for (let place = 2; place < 2 ** 7; place += 1) {
      const segment = segmentOf(FULL, place);
      const child = place < 4 ? { from: -FULL.sweep / 2, to: FULL.sweep / 2 } : segmentOf(FULL, place >> 1);
      const middle = place < 4 ? 0 : (child.from + child.to) / 2;
      expect(place % 2 === 0 ? segment.to : segment.from).toBeCloseTo(middle);
      if (place >= 4) expect(segment.inner).toBe(segmentOf(FULL, place >> 1).outer);
    }
    expect(generationOf(127)).toBe(6);
    expect(segmentOf(FULL, 127).outer).toBe(outerRadius(FULL));
  });

  it('fit into what is drawn', () => {
    for (const shape of [FULL, wideFan(4), NARROW_FAN]) {
      const { left, top, width, height } = fanBounds(shape);
      const radius = outerRadius(shape) + shape.band;
      expect(left).toBeLessThanOrEqual(-radius);
      expect(width).toBeGreaterThanOrEqual(2 * radius);
      expect(top).toBeLessThanOrEqual(-radius);
      expect(top + height).toBeGreaterThan(shape.centre);
    }
  });
});

describe('names in a fan', () => {
  const names = [
    { given: 'Ivo', surname: 'Soldo', years: '1850.–1901.' },
    { given: 'Marija Ana Magdalena', surname: 'Bošnjak Naletilić', years: 'oko 1840.–nakon 1901.' },
    { given: 'X'.repeat(80), surname: '', years: '' },
  ];

  it('never leave their place, however long', () => {
    for (const shape of [FULL, NARROW_FAN]) {
      for (const [index, ring] of shape.rings.entries()) {
        const segment = segmentOf(shape, 2 ** (index + 1));
        for (const name of names) {
          const lines = linesIn(ring, segment, name);
          expect(lines.length).toBeLessThanOrEqual(ring.lines);
          for (const { text, size, offset } of lines) {
            const arc = (((segment.inner + segment.outer) / 2 + offset) * (segment.to - segment.from) * Math.PI) / 180;
            expect(widthOf(text, size)).toBeLessThanOrEqual(ring.along === 'arc' ? arc : ring.depth);
          }
        }
      }
    }
  });

  it('are shortened from the middle, and cut only where that does not help', () => {
    const [outermost] = FULL.rings.slice(-1);
    if (!outermost) return;
    const segment = segmentOf(FULL, 64);
    const [long, cut] = names.slice(1).map((name) => linesIn(outermost, segment, name)[0]?.text);
    expect(long).toBe('Marija A. M. B. Naletilić');
    expect(cut).toMatch(/^X+…$/);
    expect(linesIn(outermost, segment, { given: '', surname: '', years: '' })).toEqual([]);
  });
});
