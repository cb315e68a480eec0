import { Graphviz } from '@hpcc-js/wasm-graphviz';
import { BOX_HEIGHT, BOX_WIDTH } from '../../genealogy/layout/index.ts';
import { GAP } from '../../genealogy/layout/measures.ts';
import type { Relation } from './relations.ts';
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
  people: readonly number[],
  relations: readonly Relation[],
  timed: (work: () => string) => { result: string; ms: number; cpu: number },
): Promise<DotLayout> {
  const graphviz = await Graphviz.load();
  const source = dotOf(people, relations);
  const { result, ms, cpu } = timed(() => graphviz.layout(source, 'plain', 'dot'));
  const places = new Map<string, { x: number; y: number }>();
  let [width, height] = [0, 0];
  for (const line of result.split('\n')) {
    const [what, name = '', x, y] = line.split(' ');
    if (what === 'node') places.set(name, { x: Number(x) * POINTS_PER_INCH, y: Number(y) * POINTS_PER_INCH });
    if (what === 'graph') [width, height] = [Number(x) * POINTS_PER_INCH, Number(y) * POINTS_PER_INCH];
  }
  const lines = relations.map(([from, to]): StraightLine => {
    const [a, b] = [places.get(from), places.get(to)];
    if (!a || !b) throw new Error(`dot has lost ${from} or ${to}`);
    return { from, to, fromX: a.x, fromY: a.y, toX: b.x, toY: b.y };
  });
  return { ms, cpu, lines, width: Math.round(width), height: Math.round(height) };
}

function dotOf(people: readonly number[], relations: readonly Relation[]): string {
  const box = `node [shape=box fixedsize=true label="" width=${inches(BOX_WIDTH)} height=${inches(BOX_HEIGHT)}];`;
  const families = new Set(relations.flat().filter((name) => name.startsWith('f')));
  const points = [...families].map((family) => `${family} [shape=point width=0.05 height=0.05];`);
  const edges = relations.map(([from, to]) => `${from} -> ${to};`);
  const spaces = `graph [nodesep=${inches(GAP)} ranksep=${inches(BOX_HEIGHT / 2)}]; edge [dir=none];`;
  return ['digraph {', spaces, box, ...people.map((person) => `p${person};`), ...points, ...edges, '}'].join('\n');
}
