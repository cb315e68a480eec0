import { NOBODY } from '../../../genealogy/graph.ts';
import { type OutlineEntry, outline } from '../../../genealogy/outline.ts';
import type { TreeModel } from './tree-model.ts';

/** A line of the outline: somebody of the family, or whom they married, with those who come under them. */
export interface OutlineNode {
  readonly key: string;
  readonly person: number;
  readonly as: 'kin' | 'partner';
  /** Listed in full elsewhere in the outline. */
  readonly isRepeated: boolean;
  readonly parent: OutlineNode | undefined;
  readonly children: readonly OutlineNode[];
}

export interface OutlineNodes {
  readonly roots: readonly OutlineNode[];
  /** By person: the line on which they are listed in full. */
  readonly lineOf: ReadonlyMap<number, OutlineNode>;
}

export function outlineNodes({ genealogy }: TreeModel): OutlineNodes {
  const lineOf = new Map<number, OutlineNode>();
  const line = (person: number, as: OutlineNode['as'], parent: OutlineNode | undefined, isRepeated: boolean) => {
    const children: OutlineNode[] = [];
    const node = { key: `${parent?.key ?? ''}/${as}${person}`, person, as, isRepeated, parent, children };
    if (!isRepeated && (as === 'kin' || !lineOf.has(person))) lineOf.set(person, node);
    return node;
  };
  const list = (entry: OutlineEntry, parent: OutlineNode | undefined): OutlineNode => {
    const node = line(entry.person, 'kin', parent, entry.toldElsewhere);
    for (const { partner, children } of entry.unions) {
      if (partner !== NOBODY) node.children.push(line(partner, 'partner', node, false));
      for (const child of children) node.children.push(list(child, node));
    }
    return node;
  };
  return { roots: outline(genealogy).map((entry) => list(entry, undefined)), lineOf };
}

export interface OutlineLine {
  readonly node: OutlineNode;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
}

/** The lines that are seen while these are open, from the top. */
export function openLines(roots: readonly OutlineNode[], open: ReadonlySet<string>): OutlineLine[] {
  const lines: OutlineLine[] = [];
  const add = (nodes: readonly OutlineNode[], level: number) => {
    nodes.forEach((node, index) => {
      lines.push({ node, level, position: index + 1, siblings: nodes.length });
      if (open.has(node.key)) add(node.children, level + 1);
    });
  };
  add(roots, 1);
  return lines;
}

/** Everything above a line must be open for it to be seen. */
export function keysAbove(node: OutlineNode): string[] {
  const keys: string[] = [];
  for (let above = node.parent; above; above = above.parent) keys.push(above.key);
  return keys;
}
