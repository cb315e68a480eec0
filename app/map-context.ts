import { createContext } from 'react-router';
import type { Atlas } from '../chronicle/map/atlas.ts';
import type { MapPorts } from '../chronicle/map/save-feature.ts';

/** A file of map tiles on the server's disk, read piece by piece. */
export interface TileArchive {
  readonly size: number;
  readonly etag: string;
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** What the map's pages read and write. */
export interface SiteMap extends MapPorts {
  readonly atlas: Atlas;
  /** The base map of another service, where the operator named one. */
  readonly styleUrl: string | undefined;
  readonly tiles: TileArchive | undefined;
  readonly heights: HeightTiles;
  readonly shading: ShadingPicture;
}

interface GroundPicture {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

/** Light and shade on the hill, over the bounds of its relief; nothing where there is no ground. */
export type ShadingPicture = () => Promise<GroundPicture | undefined>;

/** The ground's heights as pictures (terrarium). */
export interface HeightTiles {
  /** The zoom beyond which they would only repeat themselves. */
  readonly deepest: number;
  /** Nothing where there is no ground. */
  tile(tile: Tile): Promise<GroundPicture | undefined>;
}

export interface Tile {
  readonly zoom: number;
  readonly column: number;
  readonly row: number;
}

export const mapContext = createContext<SiteMap>();
