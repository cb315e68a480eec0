import { crc32, deflateSync } from 'node:zlib';
import type { HeightTiles, Tile } from '../../app/map-context.ts';
import { type HeightField, heightAt } from '../../domain/geography/height-field.ts';
import { toPosition } from '../../domain/geography/mercator.ts';
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

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A picture of three bytes a pixel, without colour management: these are numbers, and must come out as they went in. */
function encodePng(rgb: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const lines = Buffer.alloc(size * (size * 3 + 1));
  for (let row = 0; row < size; row += 1) {
    lines.set(rgb.subarray(row * size * 3, (row + 1) * size * 3), row * (size * 3 + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(content.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
