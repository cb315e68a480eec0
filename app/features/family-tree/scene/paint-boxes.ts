import { Sex } from '../../../../genealogy/graph.ts';
import { counted, WORDS } from '../../../text/plurals.ts';
import type { TreeModel } from '../tree-model.ts';
import { type Detail, DIMMED, fitText, type Measure, type Paint, type RenderStyle, splitText } from './paint.ts';
import { type Palette, toneColour } from './palette.ts';
import type { Scene } from './scene.ts';

const RADIUS = 8;

interface VisibleBoxes {
  readonly boxes: readonly number[];
  readonly k: number;
  readonly detail: Detail;
  readonly measure: Measure;
}

/** Boxes batched by colour, then their texts, then the frames around whoever is open, hovered or under the cursor. */
export function paintBoxes(
  scene: Scene,
  tree: TreeModel,
  style: RenderStyle,
  { boxes, k, detail, measure }: VisibleBoxes,
): Paint[] {
  const { palette, highlight } = style;
  const groups = new Map<string, { color: string; alpha: number; at: number[]; edges: number[] }>();
  const texts: Paint[] = [];
  const marks: Paint[] = [];
  const radius = detail === 'shapes' ? 0 : RADIUS;
  for (const box of boxes) {
    const person = scene.person[box] as number;
    const x = scene.x[box] as number;
    const y = scene.y[box] as number;
    const entry = style.colouring.legend[style.colouring.entryOf[person] as number];
    const color = toneColour(palette, entry?.tone ?? 'plain');
    const alpha = highlight && !highlight.people.has(person) ? DIMMED : 1;
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
    if (person === style.open || person === style.cursor || person === style.hovered) {
      const grow = person === style.hovered && person !== style.open ? 2 : 4;
      marks.push({
        kind: 'frames',
        color:
          person === style.hovered && person !== style.open && person !== style.cursor
            ? palette.lineStrong
            : palette.gold,
        alpha: 1,
        radius: radius + grow,
        width: (person === style.open ? 3 : 2) / k,
        at: [x - grow, y - grow, (scene.width[box] as number) + 2 * grow, scene.height + 2 * grow],
      });
    }
  }
  const paints: Paint[] = [];
  for (const { color, alpha, at, edges } of groups.values()) {
    if (detail === 'shapes') paints.push({ kind: 'rects', color, alpha, radius, at });
    else {
      // The background hides lines that pass behind a dimmed box.
      if (alpha < 1) paints.push({ kind: 'rects', color: palette.background, alpha: 1, radius, at });
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
      color: palette.background,
      alpha: 1,
      face: 'sans',
      size: 11,
      x: middle,
      y: top + 12.5,
      anchor: 'middle',
      text: `još ${counted(scene.folded[box] as number, WORDS.person)}`,
    },
  ];
}

interface BoxTexts {
  readonly scene: Scene;
  readonly tree: TreeModel;
  readonly palette: Palette;
  readonly box: number;
  readonly color: string;
  readonly alpha: number;
  readonly detail: Detail;
  readonly measure: Measure;
}

/** How far below the top of a box its lines stand, and how large given name, surname, years and place are. */
const BASES = { names: [32, 57], cards: [24, 43, 62], portraits: [22, 37.5, 55, 66] } as const;
const SIZES = { names: [24, 19], cards: [19, 16, 11.5], portraits: [15, 13, 9.5, 8.5] } as const;
/** The smallest names that are written. */
export const SURNAME_SIZE = {
  shapes: 19,
  names: SIZES.names[1],
  cards: SIZES.cards[1],
  portraits: SIZES.portraits[1],
} as const;

/** The texts of a box, at the detail of the scale. A given name too long for its line goes on in lines that are free. */
function writeBox(texts: Paint[], { scene, tree, palette, box, color, alpha, detail, measure }: BoxTexts): void {
  if (detail === 'shapes') return;
  const person = scene.person[box] as number;
  const { given, surname, years, place } = tree.summary(person);
  const [x, y] = [scene.x[box] as number, scene.y[box] as number];
  if (detail === 'portraits')
    texts.push(...paintPortrait(tree, person, { x: x + 28, y: y + 26, palette, color, alpha }));
  const leftOf = (line: number) => (detail !== 'portraits' ? 12 : line < 2 ? 51 : 11);
  const roomAt = (line: number) => (scene.width[box] as number) - leftOf(line) - 7;
  const written = [given, surname, years, place].slice(0, BASES[detail].length);
  const lines = written.map((text, part) => ({ text, part }));
  for (let line = 0; line < lines.length; line += 1) {
    const [first, rest] = splitText(lines[line]?.text ?? '', 'serif', SIZES[detail][0], roomAt(line), measure);
    const free = lines.findIndex(({ text }) => text === '');
    if (rest === '' || free < 0 || lines[line]?.part !== 0) break;
    lines.splice(free, 1);
    lines.splice(line, 1, { text: first, part: 0 }, { text: rest, part: 0 });
  }
  lines.forEach(({ text, part }, line) => {
    if (text === '') return;
    const [face, size] = [part < 2 ? 'serif' : 'sans', SIZES[detail][part] as number] as const;
    texts.push({
      kind: 'text',
      color: part === 0 || (part === 1 && detail !== 'names') ? palette.ink : palette.inkSoft,
      alpha,
      face,
      size,
      x: x + leftOf(line),
      y: y + (BASES[detail][line] as number),
      anchor: 'start',
      text: fitText(text, face, size, roomAt(line), measure),
    });
  });
}

interface PortraitPosition {
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
function paintPortrait(tree: TreeModel, person: number, place: PortraitPosition): Paint[] {
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

function initials(
  tree: TreeModel,
  person: number,
  shape: keyof typeof HALF,
  { x, y, color, alpha }: PortraitPosition,
): Paint[] {
  const { given, surname } = tree.summary(person);
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
