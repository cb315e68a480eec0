import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { TileArchive } from '../../app/map-context.ts';
import { ConfigurationError } from '../configuration.ts';

/** Looked at once at start: a wrong path is told then, and not to the first member who looks at the map. */
export function openTileFile(path: string): TileArchive {
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
    return statSync(path);
  } catch (error) {
    throw new ConfigurationError(`MAP_PMTILES='${path}' cannot be read: ${(error as Error).message}`);
  }
}
