import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { SEARCH_FILE, SEARCH_INDEX } from './copy-address.ts';
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
  const anchors = new Anchors(folder);
  const broken: BrokenLink[] = [];
  for (const file of files.sort()) {
    const find = LINKS[file.split('.').at(-1) ?? ''];
    if (!find) continue;
    const text = await readFile(join(folder, file), 'utf8');
    // What is found is led to from the page of the search.
    const from = file === SEARCH_INDEX ? SEARCH_FILE : file;
    for (const link of new Set(find(text))) {
      const target = targetOf({ folder, file: from, siteUrl }, link);
      if (target === 'elsewhere') continue;
      if (!isFile(join(folder, target.file)) || !(await anchors.has(target))) broken.push({ file, link });
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
  js: (text) => [...text.matchAll(/"url":("(?:[^"\\]|\\.)*")/g)].map(([, link = '']) => JSON.parse(link)),
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

interface Target {
  readonly file: string;
  /** What follows a #. */
  readonly anchor: string;
}

interface Place {
  readonly folder: string;
  readonly file: string;
  readonly siteUrl: string;
}

/** What leads to other sites is theirs to keep. */
function targetOf({ folder, file, siteUrl }: Place, link: string): Target | 'elsewhere' {
  const [, address = '', anchor = ''] = /^([^#]*)#?(.*)$/s.exec(link) ?? [];
  if (link === siteUrl || link.startsWith(`${siteUrl}/`)) {
    // Feeds, sitemap and messengers want whole addresses: the copy has the same page below the same path.
    const path = decoded(new URL(link).pathname);
    return { file: isFile(join(folder, path)) ? path : posix.join(path, 'index.html'), anchor };
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) return 'elsewhere';
  const [path = ''] = address.split('?');
  if (path === '') return { file, anchor };
  // From a folder, the first of all would be the disk's.
  if (path.startsWith('/')) return NOWHERE;
  const target = posix.join(dirname(file), decoded(path));
  return target.startsWith('../') ? NOWHERE : { file: target, anchor };
}

const NOWHERE: Target = { file: '', anchor: '' };

/** Places in pages that a link can lead to. Most lead to one of their own page: the last page is remembered. */
class Anchors {
  readonly #folder: string;
  #last: { readonly file: string; readonly names: ReadonlySet<string> } | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async has({ file, anchor }: Target): Promise<boolean> {
    // The top of every page; and words to be found in it, which are the browser's.
    if (anchor === '' || anchor === 'top' || anchor.startsWith(':~:') || !file.endsWith('.html')) return true;
    if (this.#last?.file !== file) {
      this.#last = { file, names: namesIn(await readFile(join(this.#folder, file), 'utf8')) };
    }
    return this.#last.names.has(anchor) || this.#last.names.has(decoded(anchor));
  }
}

function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  replaceTags(html, ({ name, attributes }) => {
    names.add(attributes.get('id') ?? '');
    if (name === 'a') names.add(attributes.get('name') ?? '');
    return undefined;
  });
  return names;
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
