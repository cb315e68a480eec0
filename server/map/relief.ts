import { createHash } from 'node:crypto';
import type { Atlas, AtlasState } from '../../chronicle/map/atlas.ts';
import { type HeightField, heightField } from '../../domain/geography/height-field.ts';

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
