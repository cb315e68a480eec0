import { genealogyOf } from '../../../../genealogy/genealogy-of.ts';
import { layout } from '../../../../genealogy/layout/index.ts';
import { packGenealogy } from '../../../../genealogy/packed/pack.ts';
import { Portrait } from '../../../../genealogy/packed/packed.ts';
import { TreeModel } from '../tree-model.ts';
import { colouringOf } from './colouring.ts';
import type { RenderStyle } from './paint.ts';
import type { Palette } from './palette.ts';
import { indexDrawing, type Scene, sceneOfDrawing } from './scene.ts';

/** Three generations: Ante and Mara, their Ivan (with Kata) and Luca, and Ivan's two. Kata and Jure have a picture. */
export const tree = new TreeModel(
  packGenealogy(
    genealogyOf({
      people: [
        { id: 'I1', sex: 'M', name: 'Ante /Bošnjak/', born: '1790', died: '1850' },
        { id: 'I2', sex: 'F', name: 'Mara /Zovko/', born: '1795', died: '1860' },
        { id: 'I3', sex: 'M', name: 'Ivan /Bošnjak/', born: '1820', died: '1890' },
        { id: 'I4', sex: 'F', name: 'Kata /Ćavar/', born: '1825' },
        { id: 'I5', sex: 'F', name: 'Luca /Bošnjak/', born: '1823', died: '1824' },
        { id: 'I6', sex: 'M', name: 'Jure /Bošnjak/', born: '1850', died: '1920' },
        { id: 'I7', sex: 'F', name: 'Đurđica /Bošnjak/' },
      ],
      families: [
        { husband: 'I1', wife: 'I2', children: ['I3', 'I5'] },
        { husband: 'I3', wife: 'I4', children: ['I6', { id: 'I7', pedigree: 'adopted' }] },
      ],
    }),
    new Map([
      [3, Portrait.drawing],
      [5, Portrait.photograph],
    ]),
  ),
  (id, colouring) => `/slika/${id}/${colouring}`,
);

export const personOf = (id: string): number => tree.numberOf(id);

export function sceneOf(folded: readonly string[] = []): Scene {
  const { drawing } = layout(tree.genealogy, { kind: 'everyone', folded: new Set(folded) });
  return sceneOfDrawing(drawing, indexDrawing(drawing, tree.genealogy), tree.size);
}

export const palette: Palette = {
  theme: 'dark',
  background: '#000000',
  surface: '#111111',
  ink: '#ffffff',
  inkSoft: '#cccccc',
  line: '#333333',
  lineStrong: '#666666',
  gold: '#dfb05a',
  plain: '#777777',
  tones: ['#a00001', '#a00002', '#a00003', '#a00004', '#a00005', '#a00006', '#a00007'],
};

export const style: RenderStyle = {
  palette,
  colouring: colouringOf(tree, 'line'),
  cursor: -1,
  open: -1,
  hovered: -1,
  highlight: undefined,
  rows: [],
};
