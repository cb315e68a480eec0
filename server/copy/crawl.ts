import { linkBetween, NOTICE, placeOf, SEARCH } from './copy-address.ts';
import type { Answer, CopySource } from './copy-source.ts';
import { addressesIn, ownAddress } from './rewrite-page.ts';

/** So that readers do not wait: the site answers them meanwhile. */
const AT_ONCE = 2;
/** Ten times what a village's chronicle of a hundred years has. */
const MOST_ADDRESSES = 200_000;
/** Lists as they can be narrowed: their choices multiply. Beyond these, a choice leads to the whole list. */
const MOST_NARROWED = 5_000;

export interface CrawlOptions {
  readonly seeds: readonly string[];
  readonly origin: string;
  readonly siteUrl: string | undefined;
  readonly write: (file: string, content: string | Uint8Array) => Promise<void>;
  readonly progress?: ((done: number, total: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Crawled {
  /** Where each page lies, as the site gave it: its links still lead to the site. */
  readonly pages: ReadonlyMap<string, string>;
  readonly files: number;
  /** From a file of the copy to where an address of the site lies in it. */
  linkFrom(file: string, address: string): string;
}

/** Follows everything that a visitor could, and writes it down. */
export async function crawl(source: CopySource, options: CrawlOptions): Promise<Crawled> {
  const { write, progress, signal } = options;
  const pages = new Map<string, string>();
  const instead = new Map<string, string>();
  const waiting: string[] = [];
  const known = new Set<string>();
  let narrowed = 0;
  let files = 0;
  let done = 0;

  const add = (found: string) => {
    // One page, whatever it is asked.
    const address = found.startsWith(`${SEARCH}?`) ? SEARCH : found;
    if (known.has(address) || !('file' in placeOf(address))) return;
    const [path = ''] = address.split('?');
    if (path !== address) narrowed += 1;
    if (narrowed > MOST_NARROWED && path !== address) {
      instead.set(address, path);
      add(path);
      return;
    }
    known.add(address);
    if (known.size > MOST_ADDRESSES) throw new Error(`The site has more than ${MOST_ADDRESSES} addresses`);
    waiting.push(address);
  };

  const take = async (address: string, { status, type, location, body }: Answer) => {
    const place = placeOf(address);
    if (!('file' in place)) return;
    if (status >= 300 && status < 400 && location !== undefined) {
      const led = ownAddress(location, options) ?? NOTICE;
      instead.set(address, led);
      add(led.split('#')[0] ?? led);
      return;
    }
    // What is not there, or is no address (one link of sixteen thousand letters), is not in the copy, either: who leads to it is told of
    // when the copy is checked.
    if (status >= 400 && status < 500) return;
    if (status !== 200) throw new Error(`${address} was answered with ${status}`);
    const text = /html|css|xml/.test(type) ? body.toString() : undefined;
    if (place.kind === 'page' && text !== undefined) {
      pages.set(address, place.file);
      for (const found of addressesIn(text, options)) add(found);
      await write(place.file, body);
      return;
    }
    files += 1;
    for (const found of addressesInFile(text ?? '', type, options)) add(found);
    await write(place.file, type.includes('css') ? relativeStyles(place.file, text ?? '') : body);
  };

  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      signal?.throwIfAborted();
      await take(address, await source.ask(address));
      done += 1;
      progress?.(done, known.size);
    }
  };

  for (const seed of options.seeds) add(seed);
  // Whoever finds nothing more to do may be too early: others are still finding.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));

  return {
    pages,
    files,
    linkFrom(file, address) {
      const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
      const led = followed(instead, path === SEARCH ? path : `${path}${query}`);
      const place = placeOf(led);
      switch (place.kind) {
        case 'page':
          return `${linkBetween(file, place.file)}${path === SEARCH ? query : ''}${anchor}`;
        case 'file':
          return `${linkBetween(file, place.file)}${anchor}`;
        case 'living':
          return file === noticeFile() ? '' : linkBetween(file, noticeFile());
        case 'nowhere':
          return linkBetween(file, path.slice(1) || 'index.html');
      }
    },
  };
}

function noticeFile(): string {
  const place = placeOf(NOTICE);
  return 'file' in place ? place.file : '';
}

function followed(instead: ReadonlyMap<string, string>, address: string): string {
  let at = address;
  for (let steps = 0; steps < 5; steps += 1) at = instead.get(at)?.split('#')[0] ?? at;
  return at;
}

/** What a style, a feed or the sitemap leads to. */
function addressesInFile(text: string, type: string, own: Pick<CrawlOptions, 'origin' | 'siteUrl'>): string[] {
  const found = type.includes('css')
    ? [...text.matchAll(/url\(\s*["']?(\/[^"')]+)/g)]
    : type.includes('xml') && !type.includes('svg')
      ? [...text.matchAll(/<(?:loc|link|guid|id)>([^<]+)</g)]
      : [];
  return found.flatMap(([, link = '']) => ownAddress(link.replaceAll('&amp;', '&'), own) ?? []);
}

function relativeStyles(file: string, css: string): string {
  return css.replaceAll(/url\(\s*(["']?)(\/[^"')]+)/g, (_, quote: string, address: string) => {
    const place = placeOf(address);
    return `url(${quote}${'file' in place ? linkBetween(file, place.file) : address}`;
  });
}
