import { describe, expect, it } from 'vitest';
import { graphSeedsOf, growVillage } from '../../bench/genealogy/village.ts';
import { buildFamilyGraph, Sex } from '../graph.ts';
import { orderSpouses, siblingsOf } from './fixed-order.ts';
import { assignGenerations } from './generations.ts';
import { layout } from './index.ts';
import { type KinGroup, kinGroupsOf } from './kin-groups.ts';
import { buildLayeredGraph, type LayeredGraph } from './layered-graph.ts';
import { numbered } from './numbered.arbitrary.ts';
import { shortestSpans } from './shortest-spans.ts';
import { Sifter } from './sifting.ts';
import { startOrder } from './start-order.ts';

function largestGroup(people: number): KinGroup {
  const seeds = graphSeedsOf(growVillage({ people, seed: 3 }));
  const genealogy = numbered(buildFamilyGraph(seeds.people, seeds.families));
  return kinGroupsOf(genealogy, new Uint8Array(genealogy.graph.individualCount).fill(1)).reduce((most, kin) =>
    kin.people.length > most.people.length ? kin : most,
  );
}

function layeredGraphOf(kin: KinGroup): LayeredGraph {
  const generations = assignGenerations(kin);
  return buildLayeredGraph(kin, generations, orderSpouses(kin, generations), generations.isLinked);
}

function comparisonsPerItem(layered: LayeredGraph): number {
  const { order, isKept } = startOrder(layered, new Float64Array(layered.kin.people.length).fill(Number.NaN), 0);
  const sifter = new Sifter(order, siblingsOf(layered, isKept), isKept);
  sifter.siftAll(1);
  return sifter.comparisons / layered.itemCount;
}

describe('the effort', () => {
  it('to reduce crossings does not grow for each person with the size of the village', () => {
    const [small, large] = [
      comparisonsPerItem(layeredGraphOf(largestGroup(1_000))),
      comparisonsPerItem(layeredGraphOf(largestGroup(8_000))),
    ];
    expect(large).toBeLessThan(2 * small);
    expect(large).toBeLessThan(40);
  });

  it('to assign generations is bounded even where they contradict each other at random', () => {
    const count = 4_000;
    let seed = 1;
    const random = (below: number): number => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return seed % below;
    };
    const tail = Int32Array.from({ length: 2 * count }, () => random(count));
    const head = tail.map((node) => node + 1 + random(40));
    expect(shortestSpans(count + 41, tail, head).steps).toBeLessThan(1_100 * 3 * count);
  });
});

describe('no shape of family is too much', () => {
  const people = (count: number) => Array.from({ length: count }, () => ({ sex: Sex.unknown }));
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

  it.each([
    ['a thousand who are alone', buildFamilyGraph(people(1_000), [])],
    [
      'a thousand spouses of one',
      buildFamilyGraph(
        people(1_001),
        upTo(1_000).map((wife) => ({ firstPartner: 0, secondPartner: wife + 1, children: [] })),
      ),
    ],
    [
      'a thousand marriages in a chain',
      buildFamilyGraph(
        people(1_001),
        upTo(1_000).map((one) => ({ firstPartner: one, secondPartner: one + 1, children: [] })),
      ),
    ],
    [
      'a thousand children of one',
      buildFamilyGraph(people(1_001), [
        { firstPartner: 0, children: upTo(1_000).map((child) => ({ child: child + 1 })) },
      ]),
    ],
    [
      'a thousand siblings of nobody',
      buildFamilyGraph(people(1_000), [{ children: upTo(1_000).map((child) => ({ child })) }]),
    ],
    [
      'a thousand generations',
      buildFamilyGraph(
        people(1_001),
        upTo(1_000).map((one) => ({ firstPartner: one, children: [{ child: one + 1 }] })),
      ),
    ],
    [
      'everybody married to everybody',
      buildFamilyGraph(
        people(40),
        upTo(1_600).map((pair) => ({ firstPartner: pair % 40, secondPartner: Math.floor(pair / 40), children: [] })),
      ),
    ],
    [
      'everybody the parent of everybody',
      buildFamilyGraph(
        people(30),
        upTo(30).map((one) => ({ firstPartner: one, children: upTo(30).map((child) => ({ child })) })),
      ),
    ],
  ])('%s', (_, graph) => {
    const { boxes } = layout(numbered(graph), { kind: 'everyone' });
    expect(boxes).toHaveLength(graph.individualCount);
    expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(boxes.length);
  });
});
