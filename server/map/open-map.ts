import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { SiteMap, TileArchive } from '../../app/map-context.ts';
import { Atlas } from '../../chronicle/map/atlas.ts';
import type { Backend } from '../backend.ts';
import { type Configuration, ConfigurationError } from '../configuration.ts';
import { heightTiles } from './height-tiles.ts';
import { reliefOf, shadingPicture } from './relief.ts';

export function openMap(
  { map }: Pick<Configuration, 'map'>,
  { store, files }: Pick<Backend, 'store' | 'files'>,
): SiteMap {
  const atlas = new Atlas(store, files);
  const relief = reliefOf(atlas);
  return {
    store,
    files,
    atlas,
    frame: map.frame,
    styleUrl: map.styleUrl,
    tiles: map.tileFile === undefined ? undefined : openTileFile(map.tileFile),
    heights: heightTiles(relief),
    shading: shadingPicture(relief),
  };
}

/** Opened at the start: a wrong path fails then, and not at the first request for the map. */
function openTileFile(path: string): TileArchive {
  const { size, mtimeMs } = statistics(path);
  return {
    size,
    etag: `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`,
    async read(offset, length) {
      const file = await open(path);
      try {
        const bytes = new Uint8Array(length);
        const { bytesRead } = await file.read(bytes, 0, length, offset);
        return bytes.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
  };
}

function statistics(path: string) {
  try {
    const file = openSync(path, 'r');
    const start = Buffer.alloc(7);
    readSync(file, start);
    const found = fstatSync(file);
    closeSync(file);
    if (start.toString() !== 'PMTiles') throw new Error('it is no PMTiles file');
    return found;
  } catch (error) {
    throw new ConfigurationError(`MAP_PMTILES='${path}' cannot be used: ${(error as Error).message}`);
  }
}
