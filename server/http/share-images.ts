import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pageAt } from '../../app/page-kinds.ts';
import crest from '../../app/shell/drawings/crest.svg?raw';
import type { PageInfo } from '../../app/shell/page-info.ts';
import { pageOfShareImage } from '../../app/shell/share-image.ts';
import hill from '../../app/ui/drawings/hill.svg?raw';
import type { FolderFiles } from '../../backends/embedded/files.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import { decoder, FOR_MESSENGERS } from '../decoding/decoder.ts';
import { DecodingFault } from '../decoding/decoding-fault.ts';
import type { CardWords, Source } from '../decoding/task.ts';
import { logError } from '../log.ts';
import { PALETTE, paint } from './drawings.ts';
import type { Exchange, Handler } from './listener.ts';
import { sendBusy } from './media.ts';

const LIMIT_BYTES = 6 * 1024 * 1024;

interface ShareImagePorts {
  readonly siteName: string;
  readonly library: Library;
  readonly files: FolderFiles;
  /** What a page says of itself to a stranger; nothing when there is no such page. */
  readonly pageInfoAt: (path: string, asking: Exchange) => Promise<PageInfo | undefined>;
}

interface ShareImage {
  readonly words: CardWords;
  readonly picture: string | undefined;
}

/**
 * What messengers and social networks show beside a link: the page's own picture with its title on it. Made from what a
 * stranger may read, and kept in memory alone: what is withdrawn from the chronicle is gone from here too.
 */
export function answerShareImages({ siteName, library, files, pageInfoAt }: ShareImagePorts) {
  const kept = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let size = 0;

  function keep(key: string, made: Buffer): void {
    kept.set(key, made);
    size += made.length;
    for (const [oldest, { length }] of kept) {
      if (size <= LIMIT_BYTES) break;
      kept.delete(oldest);
      size -= length;
    }
  }

  async function draw({ words, picture }: ShareImage): Promise<Buffer> {
    const source = await sourceOf(picture);
    return Buffer.from(await decoder.run({ kind: 'card', source, words }, FOR_MESSENGERS));
  }

  async function sourceOf(picture: string | undefined): Promise<Source> {
    const media = picture === undefined ? undefined : library.publicMedia(picture);
    if (!media) return Buffer.from(THE_HILL);
    const path = files.pathOf(media.hash);
    return media.type === 'image/svg+xml' ? Buffer.from(paint(await readFile(path, 'utf8'), 'dark')) : path;
  }

  async function made(key: string, image: ShareImage): Promise<Buffer> {
    const found = kept.get(key);
    if (found) return found;
    const making = underWay.get(key) ?? draw(image).finally(() => underWay.delete(key));
    underWay.set(key, making);
    const drawn = await making;
    if (!kept.has(key)) keep(key, drawn);
    return drawn;
  }

  const answer: Handler = async (exchange) => {
    const { url, request, response } = exchange;
    const path = pageOfShareImage(url.pathname);
    const guard = path === undefined ? undefined : pageAt(path)?.guard;
    if (path === undefined || guard === undefined || request.method === 'POST') return false;
    // Of a page that strangers do not see, or only by a private link, the picture says nothing.
    const own = await pageInfoAt(guard === 'public' ? path : '/', exchange);
    const isOpen = guard === 'public' && !own?.hiddenFromSearch;
    const page = own?.hiddenFromSearch && !own.sharedByLink ? await pageInfoAt('/', exchange) : own;
    if (!page) return false;
    const image: ShareImage = {
      words: {
        crest: CREST,
        siteName,
        title: page.title ?? siteName,
        section: page.crumbs?.at(-1)?.label,
        note: page.sample ?? (page.title === undefined ? page.description : undefined),
      },
      picture: page.picture?.hash,
    };
    const key = createHash('sha256')
      .update(JSON.stringify([PALETTE, image]))
      .digest('base64url')
      .slice(0, 22);
    try {
      const bytes = await made(key, image);
      response.setHeader('Content-Type', 'image/jpeg');
      response.setHeader('Cache-Control', isOpen ? 'public, max-age=86400' : 'private, no-store');
      response.setHeader('ETag', `"${key}"`);
      if (request.headers['if-none-match'] === `"${key}"`) {
        response.statusCode = 304;
        response.end();
        return true;
      }
      response.setHeader('Content-Length', bytes.length);
      response.end(request.method === 'HEAD' ? undefined : bytes);
      return true;
    } catch (error) {
      if (!(error instanceof DecodingFault)) throw error;
      if (error.code === 'busy' || error.code === 'interrupted') return sendBusy(response);
      logError('a picture for sharing could not be made', error, { path });
      return false;
    }
  };

  return {
    answer,
    clear() {
      kept.clear();
      size = 0;
    },
  };
}

const CREST = paint(crest, 'dark');

/** What a page without a picture of its own is shown with: the hill of the home page, under its evening sky. */
const THE_HILL = paint(
  hill.replace(
    /<svg [^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 700" width="1440" height="630">
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--hill-sky-high)"/><stop offset="0.28" stop-color="var(--hill-sky-middle)"/><stop offset="0.46" stop-color="var(--hill-sky-low)"/><stop offset="0.62" stop-color="var(--hill-sky-glow)"/></linearGradient>
<rect width="1600" height="700" fill="url(#sky)"/>`,
  ),
  'dark',
);
