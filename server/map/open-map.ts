import type { SiteMap } from '../../app/map-context.ts';
import { Atlas } from '../../chronicle/map/atlas.ts';
import type { Backend } from '../backend.ts';
import type { Configuration } from '../configuration.ts';
import { heightTiles } from './height-tiles.ts';
import { reliefOf } from './relief.ts';
import { shadingPicture } from './shading-picture.ts';
import { openTileFile } from './tile-file.ts';

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
