import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { ShadingPicture } from '../../app/map-context.ts';
import type { Atlas, AtlasState } from '../../chronicle/map/atlas.ts';
import { type HeightField, heightField, lightOn } from '../../domain/geography/height-field.ts';

/** The ground of one version of the map. */
export interface Relief {
  readonly field: HeightField | undefined;
  readonly etag: string;
}

/** The ground as the contours give it, worked out once for each version of the map. */
export function reliefOf(atlas: Atlas): () => Promise<Relief> {
  const known = new WeakMap<AtlasState, Relief>();
  return async () => {
    const state = await atlas.current();
    const relief = known.get(state) ?? {
      field: heightField(state.contours),
      etag: createHash('sha256').update(JSON.stringify(state.contours)).digest('base64url').slice(0, 22),
    };
    known.set(state, relief);
    return relief;
  };
}

/** The same in both themes, which show it more or less strongly. */
const SHADE = { colour: [8, 10, 16], strength: 1.7 } as const;
const GLOW = { colour: [255, 232, 196], strength: 1.3 } as const;

/** Light and shade of the hill as one small picture: the drawing and the live map lie on the same. */
export function shadingPicture(relief: () => Promise<Relief>): ShadingPicture {
  const made = new WeakMap<Relief, Promise<Uint8Array>>();
  return async () => {
    const ground = await relief();
    if (!ground.field) return undefined;
    const bytes = made.get(ground) ?? paint(ground.field);
    made.set(ground, bytes);
    return { bytes: await bytes, etag: `${ground.etag}-shading` };
  };
}

async function paint(field: HeightField): Promise<Uint8Array> {
  const pixels = new Uint8ClampedArray(field.columns * field.rows * 4);
  lightOn(field).forEach((light, index) => {
    const { colour, strength } = light < 0 ? SHADE : GLOW;
    pixels.set([...colour, Math.abs(light) * strength * 255], index * 4);
  });
  return (
    sharp(pixels, { raw: { width: field.columns, height: field.rows, channels: 4 } })
      // Between contours the ground is a guess, and its small waves are not worth showing.
      .blur(2)
      .webp({ quality: 90, alphaQuality: 95 })
      .toBuffer()
  );
}
