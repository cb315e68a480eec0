import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../tests/drivers/effort.ts';
import type { Genealogy } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import { BOX_WIDTH, type Box, type Edge, type Layout, layout } from './index.ts';
import { COUPLE_GAP } from './measures.ts';
import { endogamous } from './numbered.arbitrary.ts';

const village = endogamous(40);

function always(hold: (drawn: Layout, genealogy: Genealogy) => void): void {
  fc.assert(
    fc.property(village, (genealogy) => hold(layout(genealogy, { kind: 'everyone' }), genealogy)),
    { numRuns: cases(25, 500) },
  );
}

describe('whoever marries whom', () => {
  it('everybody has one box', () => {
    always(({ boxes }, { graph }) => {
      expect(boxes).toHaveLength(graph.individualCount);
      expect(new Set(boxes.map(({ id }) => id)).size).toBe(graph.individualCount);
    });
  });

  it('no boxes overlap, and all stand on whole coordinates from 0, 0 on', () => {
    always(({ boxes }) => {
      expect(overlapping(boxes)).toEqual([]);
      expect(boxes.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0)).toBe(true);
    });
  });

  it('every marriage and every child has one line or one link, and links are numbered from 1', () => {
    always(({ edges }, { graph }) => {
      const drawn = edges.map(
        ({ joins, family, from, to }) => `${joins} ${family} ${joins === 'union' ? [from, to].sort() : to}`,
      );
      expect(drawn.sort()).toEqual(relations(graph).sort());
      const numbers = edges.flatMap(({ kind, number }) => (kind === 'link' ? [number] : []));
      expect(numbers.sort((a, b) => Number(a) - Number(b))).toEqual(numbers.map((_, index) => index + 1));
    });
  });

  it('couples whom a line joins stand side by side, or with only other spouses between them', () => {
    always(({ boxes, edges }) => {
      const box = byId(boxes);
      for (const { from, to } of edges.filter(({ kind }) => kind === 'union')) {
        const [one, other] = [box(from as string), box(to)];
        expect(one.y).toBe(other.y);
        const apart = Math.abs(one.x - other.x) / (BOX_WIDTH + COUPLE_GAP);
        expect(Number.isInteger(apart)).toBe(true);
        const between = boxes.filter(
          ({ x, y }) => y === one.y && x > Math.min(one.x, other.x) && x < Math.max(one.x, other.x),
        );
        expect(between).toHaveLength(apart - 1);
        for (const { id } of between)
          expect(edges.some((edge) => edge.joins === 'union' && (edge.from === id || edge.to === id))).toBe(true);
      }
    });
  });

  it('children whom a line joins to their parents stand below both', () => {
    always(({ boxes, edges }, { graph, individuals, families }) => {
      const box = byId(boxes);
      for (const { family, to } of edges.filter(({ kind }) => kind === 'child')) {
        const index = families.indexOf(family);
        for (const parent of [graph.firstPartner[index] as number, graph.secondPartner[index] as number]) {
          if (parent !== NOBODY) expect(box(individuals.idAt(parent)).y).toBeLessThan(box(to).y);
        }
      }
    });
  });

  it('siblings with no other line to the row above stand by birth', () => {
    always(({ boxes, edges }, { graph, individuals }) => {
      const box = byId(boxes);
      const lines = edges.filter(({ kind }) => kind === 'child');
      const families = Map.groupBy(lines, ({ family }) => family);
      for (const siblings of families.values()) {
        const free = siblings.map(({ to }) => to).filter((id) => tiesAbove(id, edges) === 1);
        for (const [index, elder] of free.entries()) {
          for (const younger of free.slice(index + 1)) {
            const [one, other] = [elder, younger].map((id) => graph.birthDay[individuals.indexOf(id)] as number);
            if (box(elder).y === box(younger).y && one !== other) {
              expect(Math.sign(box(elder).x - box(younger).x)).toBe(Math.sign((one as number) - (other as number)));
            }
          }
        }
      }
    });
  });

  it('lines are upright and level, and end at the boxes they join', () => {
    always(({ boxes, edges }) => {
      const box = byId(boxes);
      for (const edge of edges) {
        expect(slanting(edge)).toBe(false);
        expect(edge.points.length).toBeGreaterThanOrEqual(edge.kind === 'link' ? 8 : 4);
        const [endX, endY] = edge.points.slice(-2) as [number, number];
        const { x, y, width, height } = box(edge.to);
        if (edge.joins === 'child') {
          expect(endY).toBe(y);
          expect(Math.abs(endX - (x + width / 2))).toBeLessThanOrEqual(6);
        } else if (edge.kind === 'union') {
          const ends = [...edge.points.slice(0, 2), endX, endY];
          expect(touches(box(edge.from as string), ends) && touches({ id: edge.to, x, y, width, height }, ends)).toBe(
            true,
          );
        }
      }
    });
  });

  it('the same genealogy gives the same drawing', () => {
    always(({ drawing }, genealogy) => {
      expect(layout(genealogy, { kind: 'everyone' }).drawing).toEqual(drawing);
    });
  });
});

function overlapping(boxes: readonly Box[]): [string, string][] {
  const pairs: [string, string][] = [];
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      const isClear =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y;
      if (!isClear) pairs.push([one.id, other.id]);
    }
  });
  return pairs;
}

function relations({ firstPartner, secondPartner, familyCount, childStart, children }: Genealogy['graph']): string[] {
  return Array.from({ length: familyCount }, (_, family) => {
    const [first, second] = [firstPartner[family] as number, secondPartner[family] as number];
    const isCouple = first !== NOBODY && second !== NOBODY && first !== second;
    const born = new Set(children.slice(childStart[family], childStart[family + 1]));
    const own = [...born].filter((child) => child !== first && child !== second);
    return [
      ...(isCouple ? [`union F${family + 1} ${[`I${first + 1}`, `I${second + 1}`].sort()}`] : []),
      ...own.map((child) => `child F${family + 1} I${child + 1}`),
    ];
  }).flat();
}

function byId(boxes: readonly Box[]): (id: string) => Box {
  const found = new Map(boxes.map((box) => [box.id, box]));
  return (id) => found.get(id) as Box;
}

/** Lines from above to anyone in the same chain of marriages. */
function tiesAbove(id: string, edges: readonly Edge[]): number {
  const together = new Set([id]);
  for (const one of together) {
    for (const { kind, from, to } of edges)
      if (kind === 'union' && (from === one || to === one)) together.add(from === one ? to : (from as string));
  }
  return edges.filter(({ kind, to }) => kind === 'child' && together.has(to)).length;
}

function slanting({ points, kind }: Edge): boolean {
  return points.some((x, index) => {
    const isGapOfLink = kind === 'link' && index === points.length - 6;
    if (index % 2 === 1 || index + 3 >= points.length || isGapOfLink) return false;
    return x !== points[index + 2] && points[index + 1] !== points[index + 3];
  });
}

function touches(
  { x, y, width, height }: Pick<Box, 'id' | 'x' | 'y' | 'width' | 'height'>,
  ends: readonly number[],
): boolean {
  return [0, 2].some((index) => {
    const [endX, endY] = ends.slice(index, index + 2) as [number, number];
    return endX >= x && endX <= x + width && endY >= y && endY <= y + height;
  });
}
