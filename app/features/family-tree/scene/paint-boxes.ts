import type { TreeModel } from '../tree-model.ts';
import type { Detail } from './detail.ts';
import { type Look, STEPPED_BACK } from './look.ts';
import type { Measure, Paint } from './paint.ts';
import { writeBox } from './paint-writing.ts';
import { type Palette, toneColour } from './palette.ts';
import type { Scene } from './scene.ts';

const RADIUS = 8;

interface Seen {
  readonly boxes: readonly number[];
  readonly k: number;
  readonly detail: Detail;
  readonly measure: Measure;
}

/** Boxes of one colour at once, then what is written on them, then whom they point out. */
export function paintBoxes(scene: Scene, tree: TreeModel, look: Look, { boxes, k, detail, measure }: Seen): Paint[] {
  const { palette, way } = look;
  const groups = new Map<string, { color: string; alpha: number; at: number[]; edges: number[] }>();
  const texts: Paint[] = [];
  const marks: Paint[] = [];
  const radius = detail === 'shapes' ? 0 : RADIUS;
  for (const box of boxes) {
    const person = scene.person[box] as number;
    const x = scene.x[box] as number;
    const y = scene.y[box] as number;
    const entry = look.colouring.legend[look.colouring.entryOf[person] as number];
    const color = toneColour(palette, entry?.tone ?? 'plain');
    const alpha = way && !way.people.has(person) ? STEPPED_BACK : 1;
    const key = `${color} ${alpha}`;
    let group = groups.get(key);
    if (!group) {
      group = { color, alpha, at: [], edges: [] };
      groups.set(key, group);
    }
    group.at.push(x, y, scene.width[box] as number, scene.height);
    if (detail !== 'shapes') {
      group.edges.push(x, y + RADIUS, 4, scene.height - 2 * RADIUS);
      writeBox(texts, { scene, tree, palette, box, color, alpha, detail, measure });
    }
    if ((scene.folded[box] as number) > 0) marks.push(...foldNote(scene, box, palette, k));
    if (person === look.open || person === look.cursor || person === look.hovered) {
      const grow = person === look.hovered && person !== look.open ? 2 : 4;
      marks.push({
        kind: 'frames',
        color:
          person === look.hovered && person !== look.open && person !== look.cursor ? palette.lineStrong : palette.gold,
        alpha: 1,
        radius: radius + grow,
        width: (person === look.open ? 3 : 2) / k,
        at: [x - grow, y - grow, (scene.width[box] as number) + 2 * grow, scene.height + 2 * grow],
      });
    }
  }
  const paints: Paint[] = [];
  for (const { color, alpha, at, edges } of groups.values()) {
    if (detail === 'shapes') paints.push({ kind: 'rects', color, alpha, radius, at });
    else {
      // The paper hides lines that pass behind somebody who has stepped back.
      if (alpha < 1) paints.push({ kind: 'rects', color: palette.paper, alpha: 1, radius, at });
      paints.push({ kind: 'rects', color: palette.surface, alpha, radius, at });
      paints.push({ kind: 'frames', color: palette.line, alpha, radius, width: 1.2, at });
      paints.push({ kind: 'rects', color, alpha, radius: 2, at: edges });
    }
  }
  return [...paints, ...texts, ...marks];
}

function foldNote(scene: Scene, box: number, palette: Palette, k: number): Paint[] {
  const middle = (scene.x[box] as number) + (scene.width[box] as number) / 2;
  const top = (scene.y[box] as number) + scene.height + 2;
  const wide = (scene.width[box] as number) - 8;
  if (k < 0.3) return [{ kind: 'discs', color: palette.gold, alpha: 1, at: [middle, top + 9, 4 / k] }];
  return [
    { kind: 'rects', color: palette.gold, alpha: 1, radius: 8, at: [middle - wide / 2, top, wide, 17] },
    {
      kind: 'text',
      color: palette.paper,
      alpha: 1,
      face: 'sans',
      size: 11,
      x: middle,
      y: top + 12.5,
      anchor: 'middle',
      text: `ovdje ih je još ${scene.folded[box]}`,
    },
  ];
}
