import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OPEN_DOCUMENTS } from '../../app/page-kinds.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import type { Dictionary } from '../../croatian/dictionary/dictionary.ts';
import type { Handler } from '../http/listener.ts';
import { type BrokenLink, checkCopy } from './check-copy.ts';
import { COPIED_SERVICES, linkBetween, NOTICE, placeOf, SEARCH, SEARCH_FILE, SEARCH_INDEX } from './copy-address.ts';
import { openCopySource } from './copy-source.ts';
import { type Crawled, crawl } from './crawl.ts';
import { drawingsOf } from './drawings.ts';
import { escaped } from './html-tags.ts';
import { replaceFolder } from './replace-folder.ts';
import { rewritePage } from './rewrite-page.ts';
import { searchScript } from './search-files.ts';

/** By which a folder is known as a copy that may be replaced. */
export const COPY_MARK = 'copy.json';

export interface CopyDeps {
  /** Those of the site: asked without a session, they answer as a visitor is answered. */
  readonly handlers: readonly Handler[];
  readonly library: Library;
  readonly dictionary: () => Promise<Dictionary>;
  /** The public address, where it has one; and where the site listens otherwise. */
  readonly siteUrl: string | undefined;
  readonly origin: string;
  /** Where the build has the scripts of a copy. */
  readonly scriptFolder: string;
  readonly now: () => Date;
}

export interface CopyOptions {
  readonly progress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal | undefined;
}

export interface Copy {
  readonly pages: number;
  readonly files: number;
  readonly broken: readonly BrokenLink[];
}

/** The public site as files, whole or not at all: written beside the folder, which it then replaces. */
export async function makeCopy(deps: CopyDeps, folder: string, options: CopyOptions = {}): Promise<Copy> {
  return replaceFolder(folder, COPY_MARK, (place) => writeCopy(deps, place, options));
}

async function writeCopy(deps: CopyDeps, folder: string, { progress, signal }: CopyOptions): Promise<Copy> {
  const { origin } = deps;
  const source = await openCopySource(deps.handlers, origin);
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  };
  let crawled: Crawled;
  try {
    const seeds = [...OPEN_DOCUMENTS.filter((path) => !path.includes(':')), ...COPIED_SERVICES];
    crawled = await crawl(source, { seeds, origin, siteUrl: deps.siteUrl, write, progress, signal });
  } finally {
    await source.close();
  }
  await writeScripts(deps, write);
  const drawing = await drawingsOf(folder);
  const styles = (await readFile(join(deps.scriptFolder, 'copy-pages.css'), 'utf8')).trim();
  for (const [address, file] of crawled.pages) {
    signal?.throwIfAborted();
    const linkTo = (to: string) => crawled.linkFrom(file, to);
    const page = rewritePage(await readFile(join(folder, file), 'utf8'), {
      linkTo,
      notice: linkTo(NOTICE),
      siteUrl: deps.siteUrl,
      origin,
      drawing,
      head: headOf(file, address === SEARCH, styles),
    });
    await write(file, page);
  }
  const holds = (await readdir(folder)).sort();
  const made = { made: deps.now().toISOString(), of: deps.siteUrl ?? '', pages: crawled.pages.size, holds };
  await write(COPY_MARK, `${JSON.stringify(made, undefined, 2)}\n`);
  const broken = await checkCopy(folder, deps.siteUrl ?? origin);
  return { pages: crawled.pages.size, files: crawled.files, broken };
}

/** One plain script each: browsers load no modules from a folder. */
async function writeScripts(deps: CopyDeps, write: (file: string, content: string | Uint8Array) => Promise<void>) {
  for (const name of ['copy-pages.js', 'copy-search.js']) {
    await write(`assets/${name}`, await readFile(join(deps.scriptFolder, name)));
  }
  const linkOf = (address: string) => {
    const place = placeOf(address);
    return 'file' in place ? linkBetween(SEARCH_FILE, place.file) : '';
  };
  await write(SEARCH_INDEX, searchScript(deps.library, await deps.dictionary(), linkOf));
}

/** The styles of a copy are a few lines; the page waits for its script as it does for the site's own. */
function headOf(file: string, isSearch: boolean, styles: string): string {
  const link = (to: string) => escaped(linkBetween(file, to));
  const search = isSearch ? ` data-search="${[SEARCH_INDEX, 'assets/copy-search.js'].map(link).join(' ')}"` : '';
  return `<style>${styles}</style><script defer blocking="render" src="${link('assets/copy-pages.js')}"${search}></script>`;
}
