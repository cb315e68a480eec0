import { indicesByKey } from './lists.ts';

/** The limit of steps for every node and edge. A village of 100,000 takes about 100. */
const STEPS_PER_ELEMENT = 1000;

/**
 * Rows for nodes such that every edge leads at least one row down and all edges together span as few rows as can be.
 *
 * This is the dual of a minimum-cost flow: an edge may carry flow only while it spans exactly one row. Whatever an edge that spans more
 * would have to carry is sent along shorter ones; where none is left, everything reached moves down until an edge becomes
 * short enough. Each move shortens the sum, so it ends at the minimum, or earlier at the limit of steps;
 * the rows are feasible at any time. The edges must have no cycle.
 */
export function shortestSpans(
  nodeCount: number,
  tail: Int32Array,
  head: Int32Array,
): { readonly row: Int32Array; readonly steps: number } {
  const out = indicesByKey(nodeCount, tail);
  const into = indicesByKey(nodeCount, head);
  const row = feasibleRows();
  const flow = new Int32Array(tail.length);
  const surplus = new Int32Array(nodeCount);
  for (let edge = 0; edge < tail.length; edge += 1) {
    if (isTight(edge)) {
      flow[edge] = 1;
    } else {
      surplus[tail[edge] as number] = (surplus[tail[edge] as number] as number) + 1;
      surplus[head[edge] as number] = (surplus[head[edge] as number] as number) - 1;
    }
  }
  const level = new Int32Array(nodeCount);
  const tried = new Int32Array(nodeCount);
  const queue = new Int32Array(nodeCount);
  const path: number[] = [];
  const maxSteps = STEPS_PER_ELEMENT * (nodeCount + tail.length);
  let steps = 0;
  while (steps < maxSteps) {
    const reached = reach();
    if (reached === 0 || (!relieve(reached) && !lower(reached))) break;
  }
  return { row, steps };

  function isTight(edge: number): boolean {
    return (row[head[edge] as number] as number) - (row[tail[edge] as number] as number) === 1;
  }

  /** As high as parents allow, then whoever has more below than above as low as their children allow. */
  function feasibleRows(): Int32Array {
    const rows = new Int32Array(nodeCount);
    const waiting = Int32Array.from(
      { length: nodeCount },
      (_, node) => (into.start[node + 1] as number) - (into.start[node] as number),
    );
    const order = new Int32Array(nodeCount);
    let count = 0;
    for (let node = 0; node < nodeCount; node += 1) if (waiting[node] === 0) order[count++] = node;
    for (let done = 0; done < count; done += 1) {
      const node = order[done] as number;
      for (let slot = out.start[node] as number; slot < (out.start[node + 1] as number); slot += 1) {
        const below = head[out.items[slot] as number] as number;
        rows[below] = Math.max(rows[below] as number, (rows[node] as number) + 1);
        waiting[below] = (waiting[below] as number) - 1;
        if (waiting[below] === 0) order[count++] = below;
      }
    }
    for (let done = count - 1; done >= 0; done -= 1) {
      const node = order[done] as number;
      const [from, to] = [out.start[node] as number, out.start[node + 1] as number];
      if (to - from <= (into.start[node + 1] as number) - (into.start[node] as number)) continue;
      let lowest = Number.POSITIVE_INFINITY;
      for (let slot = from; slot < to; slot += 1) {
        lowest = Math.min(lowest, (rows[head[out.items[slot] as number] as number] as number) - 1);
      }
      rows[node] = lowest;
    }
    return rows;
  }

  /** Levels of the nodes that surplus can reach, which stand in the queue; 0 when there is no surplus left. */
  function reach(): number {
    level.fill(-1);
    tried.fill(0);
    let count = 0;
    for (let node = 0; node < nodeCount; node += 1) {
      if ((surplus[node] as number) <= 0) continue;
      level[node] = 0;
      queue[count++] = node;
    }
    for (let done = 0; done < count; done += 1) {
      const node = queue[done] as number;
      const next = (level[node] as number) + 1;
      for (let slot = out.start[node] as number; slot < (out.start[node + 1] as number); slot += 1) {
        const edge = out.items[slot] as number;
        const other = head[edge] as number;
        if (level[other] === -1 && isTight(edge)) {
          level[other] = next;
          queue[count++] = other;
        }
      }
      for (let slot = into.start[node] as number; slot < (into.start[node + 1] as number); slot += 1) {
        const edge = into.items[slot] as number;
        const other = tail[edge] as number;
        if (level[other] === -1 && (flow[edge] as number) > 0) {
          level[other] = next;
          queue[count++] = other;
        }
      }
    }
    steps += nodeCount + count;
    return count;
  }

  /** Sends surplus along shortest paths until none is left; false when there was none from the start. */
  function relieve(reached: number): boolean {
    let relieved = false;
    for (let index = 0; index < reached; index += 1) {
      const source = queue[index] as number;
      if (level[source] !== 0) break;
      while ((surplus[source] as number) > 0) {
        const end = walk(source);
        if (end === -1) break;
        relieved = true;
        let amount = Math.min(surplus[source] as number, -(surplus[end] as number));
        for (const step of path) if (step < 0) amount = Math.min(amount, flow[~step] as number);
        for (const step of path) {
          if (step < 0) flow[~step] = (flow[~step] as number) - amount;
          else flow[step] = (flow[step] as number) + amount;
        }
        surplus[source] = (surplus[source] as number) - amount;
        surplus[end] = (surplus[end] as number) + amount;
      }
    }
    return relieved;
  }

  /** A path from the source to a node that lacks flow, left in `path` (a step back over an edge as its complement). */
  function walk(source: number): number {
    path.length = 0;
    let node = source;
    while ((surplus[node] as number) >= 0) {
      const step = nextStep(node);
      steps += 1;
      if (step !== undefined) {
        path.push(step);
        node = step < 0 ? (tail[~step] as number) : (head[step] as number);
        continue;
      }
      const last = path.pop();
      if (last === undefined) return -1;
      node = last < 0 ? (head[~last] as number) : (tail[last] as number);
      tried[node] = (tried[node] as number) + 1;
    }
    return node;
  }

  function nextStep(node: number): number | undefined {
    const next = (level[node] as number) + 1;
    const outStart = out.start[node] as number;
    const outCount = (out.start[node + 1] as number) - outStart;
    const intoStart = into.start[node] as number;
    const count = outCount + (into.start[node + 1] as number) - intoStart;
    for (let index = tried[node] as number; index < count; index += 1) {
      tried[node] = index;
      if (index < outCount) {
        const edge = out.items[outStart + index] as number;
        if (level[head[edge] as number] === next && isTight(edge)) return edge;
      } else {
        const edge = into.items[intoStart + index - outCount] as number;
        if (level[tail[edge] as number] === next && (flow[edge] as number) > 0) return ~edge;
      }
    }
    tried[node] = count;
    return undefined;
  }

  /** Moves all that was reached down until the first edge that leaves it spans one row. */
  function lower(reached: number): boolean {
    let drop = Number.POSITIVE_INFINITY;
    for (let index = 0; index < reached; index += 1) {
      const node = queue[index] as number;
      for (let slot = out.start[node] as number; slot < (out.start[node + 1] as number); slot += 1) {
        const other = head[out.items[slot] as number] as number;
        if (level[other] === -1) drop = Math.min(drop, (row[other] as number) - (row[node] as number) - 1);
      }
    }
    if (drop === Number.POSITIVE_INFINITY) return false;
    for (let index = 0; index < reached; index += 1) {
      const node = queue[index] as number;
      row[node] = (row[node] as number) + drop;
    }
    return true;
  }
}
