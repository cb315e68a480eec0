import { type FamilyGraph, NOBODY } from '../../genealogy/graph.ts';
import type { Layout } from '../../genealogy/layout/index.ts';
import type { StraightLine } from './straight-lines.ts';

/** Partner to marriage or marriage to child: `p3` is a person, `f1` a marriage. */
export type Relation = readonly [from: string, to: string];

/** All relations among some of the people; a marriage of whom only one is there is left out, as in our drawing. */
export function relationsOf(graph: FamilyGraph, people: Iterable<number>): Relation[] {
  const isThere = new Uint8Array(graph.individualCount);
  for (const person of people) isThere[person] = 1;
  const relations: Relation[] = [];
  for (let family = 0; family < graph.familyCount; family += 1) {
    const partners = [graph.firstPartner[family] as number, graph.secondPartner[family] as number].filter(
      (partner) => partner !== NOBODY && isThere[partner],
    );
    const children = graph.children
      .subarray(graph.childStart[family], graph.childStart[family + 1])
      .filter((child) => isThere[child]);
    if (partners.length + children.length < 2) continue;
    for (const partner of partners) relations.push([`p${partner}`, `f${family}`]);
    for (const child of children) relations.push([`f${family}`, `p${child}`]);
  }
  return relations;
}

export interface OurLines {
  /** Links as if they were lines too. */
  readonly all: readonly StraightLine[];
  /** Without links, which are two numbered ends. */
  readonly drawn: readonly StraightLine[];
  readonly links: number;
}

/** Our drawing as straight lines, from the middle of a box to where a marriage branches, to be counted like those of others. */
export function ourLines(graph: FamilyGraph, { boxes, edges, drawing }: Layout): OurLines {
  const places = new Map<string, { x: number; y: number }>();
  boxes.forEach(({ x, y, width, height }, index) => {
    places.set(`p${drawing.person[index]}`, { x: x + width / 2, y: y + height / 2 });
  });
  const linked = new Set<string>();
  edges.forEach(({ kind, joins, points }, index) => {
    const family = `f${drawing.family[index]}`;
    const [x, y, endX] = [points[0], points[1], points.at(-2)] as [number, number, number];
    if (kind === 'link') linked.add(`${family} p${drawing.to[index]}`);
    if (joins === 'child' || !places.has(family)) places.set(family, { x: joins === 'child' ? x : (x + endX) / 2, y });
  });
  const all = relationsOf(graph, drawing.person).flatMap(([from, to]): StraightLine[] => {
    const [a, b] = [places.get(from), places.get(to)];
    return a && b ? [{ from, to, fromX: a.x, fromY: a.y, toX: b.x, toY: b.y }] : [];
  });
  return { all, drawn: all.filter(({ from, to }) => !linked.has(`${from} ${to}`)), links: linked.size };
}
