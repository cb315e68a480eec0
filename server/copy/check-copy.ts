import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { addressesInSet, replaceTags } from './html-tags.ts';

/** A link of a copy that leads to nothing. */
export interface BrokenLink {
  readonly file: string;
  readonly link: string;
}

/** Reads a copy as it lies on the disk, and follows everything in it that leads somewhere, by itself. */
export async function checkCopy(folder: string, siteUrl: string): Promise<BrokenLink[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const broken: BrokenLink[] = [];
  for (const file of files.sort()) {
    const kind = file.split('.').at(-1) ?? '';
    const find = LINKS[kind];
    if (!find) continue;
    const text = await readFile(join(folder, file), 'utf8');
    for (const link of new Set(find(text))) {
      if (!resolves(folder, file, link, siteUrl)) broken.push({ file, link });
    }
  }
  return broken;
}

const LINKS: Readonly<Record<string, (text: string) => string[]>> = {
  html: linksInPage,
  css: (text) => [...text.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, link = '']) => link),
  xml: (text) =>
    [...text.matchAll(/<(?:loc|link|guid|id)>([^<]+)<|\bhref="([^"]+)"/g)].map(([, one, other]) =>
      (one ?? other ?? '').replaceAll('&amp;', '&'),
    ),
  txt: (text) => [...text.matchAll(/^Sitemap: (\S+)/gm)].map(([, link = '']) => link),
};

function linksInPage(html: string): string[] {
  const links: string[] = [];
  replaceTags(html, ({ name, attributes }) => {
    for (const attribute of ['href', 'src', 'poster', 'action']) {
      const link = attributes.get(attribute);
      const isCanonical = name === 'link' && attributes.get('rel') === 'canonical';
      if (link !== undefined && !isCanonical) links.push(link);
    }
    for (const set of ['srcset', 'imagesrcset']) links.push(...addressesInSet(attributes.get(set) ?? ''));
    return undefined;
  });
  return links;
}

/** What leads to other sites is theirs to keep. */
function resolves(folder: string, file: string, link: string, siteUrl: string): boolean {
  if (link === '' || link.startsWith('#') || /^(?:mailto|tel|data):/i.test(link)) return true;
  if (link === siteUrl || link.startsWith(`${siteUrl}/`)) {
    // Feeds, sitemap and messengers want whole addresses: the copy has the same page below the same path.
    const path = decoded(new URL(link).pathname);
    return [path, `${path}/index.html`].some((one) => isFile(join(folder, one)));
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) return true;
  if (link.startsWith('/')) return false;
  const [path = ''] = link.split(/[?#]/);
  if (path === '') return true;
  const target = posix.join(dirname(file), decoded(path));
  return !target.startsWith('../') && isFile(join(folder, target));
}

/** What is wrongly encoded stays as it is: people write links, too, and nothing lies there. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
