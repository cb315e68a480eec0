import { Sex } from '../../../../genealogy/graph.ts';
import type { TreeModel } from '../tree-model.ts';
import type { Paint } from './paint.ts';
import type { Palette } from './palette.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly palette: Palette;
  readonly color: string;
  readonly alpha: number;
}

/** Half of the square, and the circle's radius: to the eye they are as large. */
const HALF = { square: 16, circle: 17 } as const;
const CORNER = 5;
/** The widest a face is. */
export const FACE_WIDTH = 2 * HALF.circle;

/** A face where there is one, else initials: in a circle for women, in a square for men, as genealogists draw them. */
export function paintPortrait(tree: TreeModel, person: number, place: Place): Paint[] {
  const { x, y, palette, color, alpha } = place;
  const shape = tree.genealogy.graph.sex[person] === Sex.male ? 'square' : 'circle';
  const letters = initials(tree, person, shape, place);
  const address = tree.portraitAt(person, palette.theme);
  if (address === undefined) return letters;
  const half = HALF[shape];
  const at = [x - half, y - half, 2 * half, 2 * half];
  return [
    { kind: 'picture', alpha, address, radius: shape === 'circle' ? half : CORNER, at, otherwise: letters },
    { kind: 'frames', color, alpha, radius: shape === 'circle' ? half : CORNER, width: 1.4, at },
  ];
}

function initials(tree: TreeModel, person: number, shape: keyof typeof HALF, { x, y, color, alpha }: Place): Paint[] {
  const { given, surname } = tree.glance(person);
  const tint = 0.26 * alpha;
  const half = HALF[shape];
  return [
    shape === 'square'
      ? { kind: 'rects', color, alpha: tint, radius: CORNER, at: [x - half, y - half, 2 * half, 2 * half] }
      : { kind: 'discs', color, alpha: tint, at: [x, y, half] },
    {
      kind: 'text',
      color,
      alpha,
      face: 'serif',
      size: 15,
      x,
      y: y + 5,
      anchor: 'middle',
      text: `${given.charAt(0)}${surname.charAt(0)}`,
    },
  ];
}
