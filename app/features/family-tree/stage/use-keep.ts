import { type RefObject, useCallback } from 'react';
import type { Extent } from '../export/picture.ts';
import type { Look } from '../scene/look.ts';
import { readPaperPalette } from '../scene/palette.ts';
import type { Scene } from '../scene/scene.ts';
import type { TreeModel } from '../tree-model.ts';
import type { KeepAs } from './export-panel.tsx';
import type { Stage } from './stage.ts';

const PAPER_WHITE = '#ffffff';

interface Shown {
  readonly stage: RefObject<Stage | undefined>;
  readonly tree: TreeModel | undefined;
  readonly scene: Scene | undefined;
  readonly look: Look | undefined;
  readonly title: string;
}

/** Takes what is shown away as a file, or prints it. Files look as the screen does; paper is white whatever the theme. */
export function useKeep({ stage, tree, scene, look, title }: Shown) {
  return useCallback(
    async (as: KeepAs, extent: Extent) => {
      const current = stage.current;
      if (!current || !tree || !scene || !look) return;
      const [{ pictureOf }, keep] = await Promise.all([import('../export/picture.ts'), import('../export/keep.ts')]);
      const { camera, size, measure } = current;
      const isPaper = as.kind === 'pdf' || as.kind === 'print';
      const palette = isPaper ? { ...readPaperPalette(current.canvas), paper: PAPER_WHITE } : look.palette;
      const picture = pictureOf({ scene, tree, look, camera, size, measure }, extent, palette, palette.paper);
      const name = title.toLowerCase().replaceAll(' ', '-');
      const pixels = extent === 'seen' ? 2 * camera.k : 2;
      switch (as.kind) {
        case 'print':
          return keep.print(picture, title);
        case 'svg':
          return keep.save(await keep.asSvg(picture, title), `${name}.svg`);
        case 'png':
          return keep.save(await keep.asPng(picture, pixels), `${name}.png`);
        case 'pdf':
          return keep.save(await keep.asPdf(picture, { ...as, title }), `${name}.pdf`);
      }
    },
    [stage, tree, scene, look, title],
  );
}
