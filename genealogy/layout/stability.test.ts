import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphSeedsOf, growVillage } from '../../bench/genealogy/village.ts';
import { cases } from '../../tests/drivers/effort.ts';
import { buildFamilyGraph } from '../graph.ts';
import { BOX_WIDTH, type Box, type Layout, layout } from './index.ts';
import { endogamous, numbered } from './numbered.arbitrary.ts';

/** Pairs of people in one row before and after, of whom the left one is now the right one. */
function swapped(before: Layout, after: Layout): [string, string][] {
  const former = new Map(before.boxes.map((box) => [box.id, box]));
  const shared = after.boxes.filter(({ id }) => former.has(id)).map((box) => ({ box, was: former.get(box.id) as Box }));
  return shared.flatMap((one) =>
    shared
      .filter(({ box, was }) => one.box.y === box.y && one.was.y === was.y && one.was.x < was.x && one.box.x >= box.x)
      .map(({ box }): [string, string] => [one.box.id, box.id]),
  );
}

function moves(before: Layout, after: Layout): number[] {
  const former = new Map(before.boxes.map((box) => [box.id, box]));
  const shared = after.boxes.flatMap((box) => {
    const was = former.get(box.id);
    return was ? [Math.hypot(box.x - was.x, box.y - was.y)] : [];
  });
  return shared.sort((a, b) => a - b);
}

/** Everybody who stands in one chain of marriages with somebody. */
function spouses({ edges }: Layout, person: string): string {
  const chain = new Set([person]);
  for (const one of chain) {
    for (const { kind, from, to } of edges)
      if (kind === 'union' && (from === one || to === one)) chain.add(from === one ? to : (from as string));
  }
  return [...chain].sort().join(' ');
}

function joined({ edges }: Layout, [one, other]: readonly [string, string]): boolean {
  const reached = new Set([one]);
  for (const at of reached) {
    for (const { family, from, to } of edges)
      if ([family, from, to].includes(at)) for (const next of [family, from, to]) if (next) reached.add(next);
  }
  return reached.has(other);
}

function median(sorted: readonly number[]): number {
  return sorted[sorted.length >> 1] ?? 0;
}

const { people, families } = graphSeedsOf(growVillage({ people: 400, seed: 5 }));
const village = numbered(buildFamilyGraph(people, families));

describe('opening and folding a branch', () => {
  const folded = layout(village, { kind: 'everyone', of: 'I200', folded: new Set(['I150', 'I151', 'I160']) });

  it('keeps everybody in order and most people within half a box of where they were', () => {
    const opened = layout(village, { kind: 'everyone', of: 'I200', previous: folded });
    expect(swapped(folded, opened)).toEqual([]);
    expect(median(moves(folded, opened))).toBeLessThan(BOX_WIDTH / 2);
    const closed = layout(village, {
      kind: 'everyone',
      of: 'I200',
      folded: new Set(['I150', 'I151', 'I160']),
      previous: opened,
    });
    expect(swapped(opened, closed)).toEqual([]);
    expect(median(moves(opened, closed))).toBeLessThan(BOX_WIDTH / 2);
  });

  it.each([
    ['close', 3],
    ['descendants', 3],
    ['hourglass', 2],
  ] as const)('holds for one step more of %s', (kind, steps) => {
    const medians = ['I20', 'I100', 'I180', 'I250', 'I300'].map((of) => {
      const before = layout(village, { kind, of, steps });
      const after = layout(village, { kind, of, steps: steps + 1, previous: before });
      expect(swapped(before, after)).toEqual([]);
      return median(moves(before, after));
    });
    expect(median(medians.sort((a, b) => a - b))).toBeLessThan(2 * BOX_WIDTH);
    expect(Math.max(...medians)).toBeLessThan(4 * BOX_WIDTH);
  });

  it('moves nobody when nothing has changed', () => {
    const before = layout(village, { kind: 'close', of: 'I100', steps: 3 });
    const after = layout(village, { kind: 'close', of: 'I100', steps: 3, previous: before });
    expect(median(moves(before, after))).toBeLessThanOrEqual(BOX_WIDTH / 8);
  });

  it('keeps the order whatever the intermarriage, but for people between whom a spouse comes to light', () => {
    fc.assert(
      fc.property(endogamous(25), fc.nat(), fc.nat(), (genealogy, center, folding) => {
        const id = (choice: number): string => genealogy.individuals.idAt(choice % genealogy.individuals.size);
        const before = layout(genealogy, { kind: 'everyone', of: id(center), folded: new Set([id(folding)]) });
        const after = layout(genealogy, { kind: 'everyone', of: id(center), previous: before });
        expect(after.boxes).toHaveLength(genealogy.individuals.size);
        expect(new Set(after.boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(after.boxes.length);
        const isUnchanged = (person: string): boolean => spouses(before, person) === spouses(after, person);
        expect(swapped(before, after).filter((pair) => pair.every(isUnchanged) && joined(before, pair))).toEqual([]);
      }),
      { numRuns: cases(60) },
    );
  });
});
