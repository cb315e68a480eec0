import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The parts of the site's own drawings, by the end of the address that a page refers to them by: crest.svg#scene. */
export async function drawingsOf(folder: string): Promise<(address: string) => string | undefined> {
  const names = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.svg'));
  const texts = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, 'assets', name), 'utf8')] as const)),
  );
  return (address) => {
    const [, name = '', id = ''] = /([^/]+\.svg)#([\w-]+)$/.exec(address) ?? [];
    const text = texts.get(name);
    return text === undefined ? undefined : elementOf(text, id);
  };
}

/** An element with all that is in it, without its name: a page may show it twice. */
function elementOf(svg: string, id: string): string | undefined {
  const start = new RegExp(`<([a-z]+)[^>]*? id="${id}"[^>]*>`).exec(svg);
  if (!start) return undefined;
  const [opening, tag = ''] = start;
  const withoutName = opening.replace(` id="${id}"`, '');
  if (opening.endsWith('/>')) return withoutName;
  const tags = new RegExp(`<${tag}\\b[^>]*>|</${tag}>`, 'g');
  tags.lastIndex = start.index + opening.length;
  for (let depth = 1, found = tags.exec(svg); found; found = tags.exec(svg)) {
    if (found[0].startsWith('</')) depth -= 1;
    else if (!found[0].endsWith('/>')) depth += 1;
    if (depth === 0) return withoutName + svg.slice(start.index + opening.length, tags.lastIndex);
  }
  return undefined;
}
