import { createHash } from 'node:crypto';
import tokens from '../../app/shell/tokens.css?raw';

export type Colouring = 'dark' | 'light';

const COLOURS = { dark: coloursOf('dark'), light: coloursOf('light') } as const;

/** Another word whenever the themes' colours are other: drawings painted in the old ones are then made again. */
export const PALETTE = createHash('sha256').update(tokens).digest('hex').slice(0, 12);

/** A drawing shown as a picture takes no colours from the page around it: they are painted into it. */
export function paint(svg: string, colouring: Colouring): string {
  return svg.replace(
    /var\((--[\w-]+)(?:,\s*(#[0-9a-fA-F]{3,8}))?\)/g,
    (_, name: string, otherwise = '') => COLOURS[colouring].get(name) ?? otherwise,
  );
}

/** The themes' colours have one home, the shell's tokens. */
function coloursOf(theme: Colouring): ReadonlyMap<string, string> {
  const block = tokens.slice(tokens.indexOf(`[data-theme='${theme}']`)).split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*(#[0-9a-fA-F]{3,8}|[\d.]+);/g)].map(([, name = '', colour = '']) => [
      name,
      colour,
    ]),
  );
}
