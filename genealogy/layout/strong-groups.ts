import { placesByKey } from './lists.ts';

/** Nodes that can each reach each other along the edges share a group; a node in no loop is alone in its own. */
export function strongGroups(
  nodeCount: number,
  tail: Int32Array,
  head: Int32Array,
): { readonly count: number; readonly of: Int32Array } {
  const out = placesByKey(nodeCount, tail);
  const next = out.start.slice(0, nodeCount);
  const of = new Int32Array(nodeCount).fill(-1);
  const found = new Int32Array(nodeCount).fill(-1);
  const earliest = new Int32Array(nodeCount);
  const open: number[] = [];
  const walk: number[] = [];
  let clock = 0;
  let count = 0;
  for (let start = 0; start < nodeCount; start += 1) {
    if (found[start] === -1) enter(start);
    while (walk.length > 0) {
      const node = walk.at(-1) as number;
      const slot = next[node] as number;
      if (slot < (out.start[node + 1] as number)) {
        next[node] = slot + 1;
        const other = head[out.items[slot] as number] as number;
        if (found[other] === -1) enter(other);
        else if (of[other] === -1) earliest[node] = Math.min(earliest[node] as number, found[other] as number);
      } else {
        leave(node);
      }
    }
  }
  return { count, of };

  function enter(node: number): void {
    found[node] = clock;
    earliest[node] = clock;
    clock += 1;
    open.push(node);
    walk.push(node);
  }

  function leave(node: number): void {
    walk.pop();
    const above = walk.at(-1);
    if (above !== undefined) earliest[above] = Math.min(earliest[above] as number, earliest[node] as number);
    if (earliest[node] !== found[node]) return;
    for (;;) {
      const member = open.pop() as number;
      of[member] = count;
      if (member === node) break;
    }
    count += 1;
  }
}
