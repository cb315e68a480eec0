import { Graphviz } from '@hpcc-js/wasm-graphviz';
import { type FamilyGraph, NOBODY } from '../../genealogy/graph.ts';
import { BOX_HEIGHT, BOX_WIDTH } from '../../genealogy/layout/index.ts';
import { GAP } from '../../genealogy/layout/measures.ts';
import type { StraightLine } from './straight-lines.ts';

const POINTS_PER_INCH = 72;
const inches = (length: number): string => (length / POINTS_PER_INCH).toFixed(4);

export interface DotLayout {
  readonly ms: number;
  readonly cpu: number;
  readonly lines: readonly StraightLine[];
  readonly width: number;
  readonly height: number;
}

/** The usual way to draw a family with `dot`: a point for each marriage between partners and children, boxes as large as ours. */
export async function drawWithDot(
  graph: FamilyGraph,
  timed: (work: () => string) => { result: string; ms: number; cpu: number },
): Promise<DotLayout> {
  const graphviz = await Graphviz.load();
  const source = dotOf(graph);
  const { result, ms, cpu } = timed(() => graphviz.layout(source, 'plain', 'dot'));
  const places = new Map<string, { x: number; y: number }>();
  let [width, height] = [0, 0];
  for (const line of result.split('\n')) {
    const [what, name = '', x, y] = line.split(' ');
    if (what === 'node') places.set(name, { x: Number(x) * POINTS_PER_INCH, y: Number(y) * POINTS_PER_INCH });
    if (what === 'graph') [width, height] = [Number(x) * POINTS_PER_INCH, Number(y) * POINTS_PER_INCH];
  }
  const lines = relationsOf(graph).map(([from, to]): StraightLine => {
    const [a, b] = [places.get(from), places.get(to)];
    if (!a || !b) throw new Error(`dot has lost ${from} or ${to}`);
    return { from, to, fromX: a.x, fromY: a.y, toX: b.x, toY: b.y };
  });
  return { ms, cpu, lines, width: Math.round(width), height: Math.round(height) };
}

/** Partner to marriage and marriage to child: `p3` is a person, `f1` a marriage. */
export function relationsOf(graph: FamilyGraph): [string, string][] {
  const relations: [string, string][] = [];
  for (let family = 0; family < graph.familyCount; family += 1) {
    for (const partner of [graph.firstPartner[family] as number, graph.secondPartner[family] as number]) {
      if (partner !== NOBODY) relations.push([`p${partner}`, `f${family}`]);
    }
    for (let slot = graph.childStart[family] as number; slot < (graph.childStart[family + 1] as number); slot += 1) {
      relations.push([`f${family}`, `p${graph.children[slot]}`]);
    }
  }
  return relations;
}

function dotOf(graph: FamilyGraph): string {
  const box = `node [shape=box fixedsize=true label="" width=${inches(BOX_WIDTH)} height=${inches(BOX_HEIGHT)}];`;
  const people = Array.from({ length: graph.individualCount }, (_, person) => `p${person};`);
  const families = Array.from(
    { length: graph.familyCount },
    (_, family) => `f${family} [shape=point width=0.05 height=0.05];`,
  );
  const relations = relationsOf(graph).map(([from, to]) => `${from} -> ${to};`);
  const spaces = `graph [nodesep=${inches(GAP)} ranksep=${inches(BOX_HEIGHT / 2)}]; edge [dir=none];`;
  return ['digraph {', spaces, box, ...people, ...families, ...relations, '}'].join('\n');
}
