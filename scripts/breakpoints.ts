// Widths at which a layout changes are those of app/shell/breakpoints.ts, in style sheets, matchMedia and sizes of pictures.
// Where only the content can say, the line above says so: /* content: why */. Run by npm run lint; exits 1 and names every other.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BREAKPOINTS } from '../app/shell/breakpoints.ts';
import { filesBelow, root } from './project.mjs';

const PIXELS_A_REM = 16;
const known = new Set<number>(Object.values(BREAKPOINTS));

const ASKS_FOR_WIDTH = /@media|@container|matchMedia\(|\bsizes=/;
const WIDTH = /(?:width\s*(?:[<>]=?|:)\s*([\d.]+)(px|r?em)|([\d.]+)(px|r?em)\s*[<>]=?\s*(?=width))/g;

/** Lines that ask for a width of nobody's choosing, with their numbers. */
export function oddWidths(text: string): { readonly line: number; readonly width: string }[] {
  return text.split('\n').flatMap((words, index, lines) => {
    if (!ASKS_FOR_WIDTH.test(words) || lines[index - 1]?.includes('/* content: ')) return [];
    return [...words.matchAll(WIDTH)]
      .map(([, after, unitAfter, before, unitBefore]) => ({
        number: Number(after ?? before),
        unit: unitAfter ?? unitBefore ?? 'px',
      }))
      .filter(({ number, unit }) => !known.has(unit === 'px' ? number : number * PIXELS_A_REM))
      .map(({ number, unit }) => ({ line: index + 1, width: `${number}${unit}` }));
  });
}

if (import.meta.main) {
  const faults = filesBelow(['app'])
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .flatMap((file) =>
      oddWidths(readFileSync(file, 'utf8')).map(({ line, width }) => `${relative(root, file)}:${line}: ${width}`),
    );
  for (const fault of faults) console.error(`${fault} is none of the breakpoints (app/shell/breakpoints.ts)`);
  process.exit(faults.length === 0 ? 0 : 1);
}
