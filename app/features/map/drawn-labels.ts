import type { Pixel } from '../../../domain/geography/mercator.ts';
import { type Cluster, roomForLabels } from './clusters.ts';
import type { ShownPlace } from './shown.ts';

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
  fields: readonly ShownPlace[],
  signs: readonly Cluster<ShownPlace>[],
  at: (field: ShownPlace) => Pixel,
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

function isNamed({ place: { layer } }: ShownPlace, zoom: number): boolean {
  return layer !== 'tour' && zoom >= (layer === 'localities' ? LOCALITIES_FROM : ALL_FROM);
}
