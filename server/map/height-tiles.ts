import type { HeightTiles, Tile } from '../../app/map-context.ts';
import { type HeightField, heightAt } from '../../domain/geography/height-field.ts';
import { toPosition } from '../../domain/geography/mercator.ts';
import { encodePng } from './png.ts';
import type { Relief } from './relief.ts';

const SIZE = 256;
/** Finer tiles would only repeat what the contours do not say. */
const DEEPEST_ZOOM = 14;
const TERRARIUM_ZERO = 32_768;

/** The ground's heights, each tile made once for each version of the map. */
export function heightTiles(relief: () => Promise<Relief>): HeightTiles {
  const made = new WeakMap<Relief, Map<string, Buffer>>();
  return {
    deepest: DEEPEST_ZOOM,
    async tile(tile) {
      const ground = await relief();
      const { field, etag } = ground;
      if (!field || !isTile(tile) || !touches(field, tile)) return undefined;
      const tiles = made.get(ground) ?? new Map<string, Buffer>();
      made.set(ground, tiles);
      const key = `${tile.zoom}-${tile.column}-${tile.row}`;
      const bytes = tiles.get(key) ?? encodePng(heightsOf(field, tile), SIZE);
      tiles.set(key, bytes);
      return { bytes, etag: `${etag}-${key}` };
    },
  };
}

function isTile({ zoom, column, row }: Tile): boolean {
  const isCount = (part: number) => Number.isInteger(part) && part >= 0;
  return isCount(zoom) && zoom <= DEEPEST_ZOOM && [column, row].every((part) => isCount(part) && part < 2 ** zoom);
}

/** Pixels of the world at this zoom; MapLibre counts tiles of 512. */
function positionOf(zoom: number, x: number, y: number) {
  return toPosition({ x: x * 512, y: y * 512 }, zoom);
}

function touches({ bounds: [west, south, east, north] }: HeightField, { zoom, column, row }: Tile): boolean {
  const [left, top] = positionOf(zoom, column, row);
  const [right, bottom] = positionOf(zoom, column + 1, row + 1);
  return left < east && right > west && bottom < north && top > south;
}

function heightsOf(field: HeightField, { zoom, column, row }: Tile): Uint8Array {
  const rgb = new Uint8Array(SIZE * SIZE * 3);
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const height =
        heightAt(field, positionOf(zoom, column + (x + 0.5) / SIZE, row + (y + 0.5) / SIZE)) + TERRARIUM_ZERO;
      const at = (y * SIZE + x) * 3;
      rgb[at] = Math.floor(height / 256);
      rgb[at + 1] = Math.floor(height) % 256;
      rgb[at + 2] = Math.floor((height % 1) * 256);
    }
  }
  return rgb;
}
