import type { Pixel } from '../../../domain/geography/mercator.ts';
import type { VisiblePlace } from './visible-places.ts';

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

/** Pixels that a letter takes, of the names of fields and of those under signs. */
const [FIELD_LETTER, SIGN_LETTER] = [7.2, 6.4];
/** From how near the names of localities, and of everything else, stand under their signs; as on the live map. */
const [LOCALITIES_FROM, ALL_FROM] = [13.6, 15.8];
const SIGN_RADIUS = 15;
const UNDER_SIGN = 29;

interface Label extends Pixel {
  readonly key: string;
  readonly text: string;
  /** What it names: a piece of ground, or the sign above it. */
  readonly of: 'ground' | 'sign';
}

/** Names of fields and of what stands alone, as many as there is room for. */
export function labelsOn(
  fields: readonly VisiblePlace[],
  signs: readonly Cluster<VisiblePlace>[],
  at: (field: VisiblePlace) => Pixel,
  zoom: number,
): Label[] {
  const labels = [
    ...fields.map((field): Label => ({ ...at(field), key: field.place.id, text: field.place.name, of: 'ground' })),
    ...signs.flatMap(({ at: { x, y }, members: [first, ...others] }): Label[] =>
      first && others.length === 0 && isNamed(first, zoom)
        ? [{ x, y: y + UNDER_SIGN, key: first.place.id, text: first.place.name, of: 'sign' }]
        : [],
    ),
  ];
  const room = roomForLabels(
    labels.map(({ x, y, text, of }) => {
      const half = (text.length * (of === 'ground' ? FIELD_LETTER : SIGN_LETTER)) / 2;
      return { left: x - half, right: x + half, top: y - 9, bottom: y + 9 };
    }),
    signs.map(({ at: { x, y } }) => ({
      left: x - SIGN_RADIUS,
      right: x + SIGN_RADIUS,
      top: y - SIGN_RADIUS,
      bottom: y + SIGN_RADIUS,
    })),
  );
  return labels.filter((_, index) => room[index]);
}

function isNamed({ place: { layer } }: VisiblePlace, zoom: number): boolean {
  return layer !== 'tour' && zoom >= (layer === 'localities' ? LOCALITIES_FROM : ALL_FROM);
}
