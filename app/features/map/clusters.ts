import type { Pixel } from '../../../domain/geography/mercator.ts';

export interface Cluster<Item> {
  /** The middle of its members. */
  readonly at: Pixel;
  readonly members: readonly Item[];
}

/** Things that would cover one another, gathered: each joins the first cluster it is near enough to. */
export function clustersOf<Item>(items: readonly Item[], at: (item: Item) => Pixel, nearness: number): Cluster<Item>[] {
  const clusters: { first: Pixel; sum: Pixel; members: Item[] }[] = [];
  const cells = new Map<string, (typeof clusters)[number][]>();
  for (const item of items) {
    const here = at(item);
    const [column, row] = [Math.floor(here.x / nearness), Math.floor(here.y / nearness)];
    const near = [-1, 0, 1]
      .flatMap((dx) => [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx} ${row + dy}`) ?? []))
      .find(({ first }) => Math.hypot(first.x - here.x, first.y - here.y) < nearness);
    if (near) {
      near.members.push(item);
      near.sum = { x: near.sum.x + here.x, y: near.sum.y + here.y };
      continue;
    }
    const cluster = { first: here, sum: here, members: [item] };
    clusters.push(cluster);
    cells.set(`${column} ${row}`, [...(cells.get(`${column} ${row}`) ?? []), cluster]);
  }
  return clusters.map(({ sum, members }) => ({
    at: { x: sum.x / members.length, y: sum.y / members.length },
    members,
  }));
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Which labels can be written without touching another or a sign; those that come first have their way. */
export function roomForLabels(labels: readonly Box[], signs: readonly Box[]): boolean[] {
  const taken = [...signs];
  return labels.map((label) => {
    const touches = taken.some(
      (box) => label.left < box.right && label.right > box.left && label.top < box.bottom && label.bottom > box.top,
    );
    if (!touches) taken.push(label);
    return !touches;
  });
}
