import type { TreeModel } from '../tree-model.ts';
import type { Detail } from './detail.ts';
import { fitText, type Measure, type Paint } from './paint.ts';
import { paintPortrait } from './paint-portrait.ts';
import type { Palette } from './palette.ts';
import type { Scene } from './scene.ts';

interface Writing {
  readonly scene: Scene;
  readonly tree: TreeModel;
  readonly palette: Palette;
  readonly box: number;
  readonly color: string;
  readonly alpha: number;
  readonly detail: Detail;
  readonly measure: Measure;
}

/** What is told of somebody on their box, as near as the camera is. */
export function writeBox(texts: Paint[], { scene, tree, palette, box, color, alpha, detail, measure }: Writing): void {
  const person = scene.person[box] as number;
  const { given, surname, years, place } = tree.glance(person);
  const x = scene.x[box] as number;
  const y = scene.y[box] as number;
  const write = (text: string, face: 'serif' | 'sans', size: number, left: number, base: number, ink: string) => {
    if (text === '') return;
    const room = (scene.width[box] as number) - left - 7;
    texts.push({
      kind: 'text',
      color: ink,
      alpha,
      face,
      size,
      x: x + left,
      y: y + base,
      anchor: 'start',
      text: fitText(text, face, size, room, measure),
    });
  };
  if (detail === 'names') {
    write(given, 'serif', 24, 12, 32, palette.ink);
    write(surname, 'serif', 19, 12, 57, palette.inkSoft);
  } else if (detail === 'cards') {
    write(given, 'serif', 19, 12, 24, palette.ink);
    write(surname, 'serif', 16, 12, 43, palette.ink);
    write(years, 'sans', 11.5, 12, 62, palette.inkSoft);
  } else {
    texts.push(...paintPortrait(tree, person, { x: x + 28, y: y + 26, palette, color, alpha }));
    write(given, 'serif', 15, 51, 22, palette.ink);
    write(surname, 'serif', 13, 51, 37.5, palette.ink);
    write(years, 'sans', 9.5, 11, 55, palette.inkSoft);
    write(place, 'sans', 8.5, 11, 66, palette.inkSoft);
  }
}
