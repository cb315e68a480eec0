import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ourLines } from '../../bench/genealogy/relations.ts';
import { countCrossings } from '../../bench/genealogy/straight-lines.ts';
import { graphSeedsOf, growVillage } from '../../bench/genealogy/village.ts';
import { cases } from '../../tests/drivers/effort.ts';
import type { Genealogy } from '../genealogy.ts';
import { buildFamilyGraph } from '../graph.ts';
import { layout, type View } from './index.ts';
import { numbered } from './numbered.arbitrary.ts';

function villageOf(people: number, seed: number, cousins: number): Genealogy {
  const seeds = graphSeedsOf(growVillage({ people, seed, cousins }));
  return numbered(buildFamilyGraph(seeds.people, seeds.families));
}

function countsOf(genealogy: Genealogy, view: View): { lines: number; links: number; drawn: number; all: number } {
  const drawing = layout(genealogy, view);
  const { all, drawn, links } = ourLines(genealogy.graph, drawing);
  return {
    lines: drawing.edges.length,
    links,
    drawn: countCrossings(drawn),
    all: countCrossings(all),
  };
}

const everyone: View = { kind: 'everyone' };

describe('views of up to 500 people', () => {
  /** The crossings of `dot` on the same graphs are from `npm run bench:genealogy -- views`. */
  it.each([
    { cousins: 0.1, dot: 3311 },
    { cousins: 0.3, dot: 3622 },
    { cousins: 0.6, dot: 2273 },
  ])(
    'have few links, and no more crossings than dot draws: $cousins of marriages sought among cousins',
    ({ cousins, dot }) => {
      const counts = [1, 2, 3].map((seed) => countsOf(villageOf(500, seed, cousins), everyone));
      const total = (of: 'lines' | 'links' | 'drawn' | 'all'): number => counts.reduce((sum, one) => sum + one[of], 0);
      expect(total('links')).toBeLessThan(0.015 * total('lines'));
      expect(total('drawn')).toBeLessThan(0.9 * dot);
      expect(total('all')).toBeLessThan(1.15 * dot);
    },
  );

  it('have links for at most three lines of a hundred, whatever the village', () => {
    const cousins = fc.constantFrom(0, 0.1, 0.3, 0.6, 0.9);
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 40, max: 500 }), cousins, fc.nat(), (seed, people, share, of) => {
        const village = villageOf(people, seed, share);
        const views: View[] = [everyone, { kind: 'close', of: `I${1 + (of % people)}`, steps: 6 }];
        for (const view of views) {
          const { links, lines } = countsOf(village, view);
          expect(links).toBeLessThanOrEqual(0.03 * lines);
        }
      }),
      { numRuns: cases(2) },
    );
  });
});

describe('links', () => {
  it('are left to lines that cross many others: in a family without intermarriage there are none', () => {
    const people = Array.from({ length: 255 }, (_, index) => ({ sex: (1 + (index % 2)) as 1 | 2 }));
    const families = Array.from({ length: 127 }, (_, index) => ({
      firstPartner: index,
      children: [{ child: 2 * index + 1 }, { child: 2 * index + 2 }],
    }));
    const counts = countsOf(numbered(buildFamilyGraph(people, families)), everyone);
    expect(counts).toMatchObject({ links: 0, drawn: 0, all: 0 });
  });

  it('grow in part with the village, and stay well below what a reader cannot follow', () => {
    const { links, lines } = countsOf(villageOf(1_000, 1, 0.3), everyone);
    expect(links).toBeLessThanOrEqual(0.05 * lines);
  });
});
