import { hash } from 'node:crypto';
import { compress, decompress, type Encoding } from './encoding.ts';

const LIMIT_BYTES = 20 * 1024 * 1024;
/** Heads and bookkeeping of one page: an answer of five bytes is kept at this price, and any address can be made another. */
const OVERHEAD_BYTES = 4096;
/** Recompressing takes a thousand times as long as the page took to read: what is longer goes out as it is. */
const LONGEST_RECOMPRESSED = 512 * 1024;
/** One at a time: readers whose pages are being made wait for the same few threads. */
let recompressing = false;

type Headers = Iterable<readonly [name: string, value: string]>;

/** What a page at one address depends on besides it. */
export const VARY = 'Accept-Encoding, Cookie';
const REVALIDATED = ['Cache-Control', 'public, max-age=0, must-revalidate'] as const;

/** A page in one encoding, with its whole head: names and values in turn, as `writeHead` takes them. */
export interface PageCopy {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: readonly string[];
  /** The head of a 304. */
  readonly headersOfUnchanged: readonly string[];
}

/** A page as it goes out, made once. Only its compressed copies stay in memory: they are a quarter of it. */
export class CachedPage {
  readonly length: number;
  readonly #tag: string;
  readonly #headers: readonly string[];
  readonly #copies = new Map<Encoding, PageCopy>();
  readonly #underWay = new Map<Encoding, Promise<PageCopy>>();
  readonly #recompressed = new Set<Encoding>();

  constructor(headers: Headers, body: Buffer) {
    const byName = new Map<string, readonly [string, string]>();
    for (const header of headers) byName.set(header[0].toLowerCase(), header);
    this.#headers = [...byName.values()].flat();
    this.#tag = hash('sha256', body, 'base64url').slice(0, 22);
    this.length = body.length;
    this.#copies.set('identity', this.#copyOf(body, 'identity'));
  }

  /** A copy that can be sent at once. A page that is requested again is recompressed in the background. */
  copy(encoding: Encoding): PageCopy | undefined {
    const copy = this.#copies.get(encoding);
    if (copy && !this.#recompressed.has(encoding)) this.#recompress(encoding);
    return copy;
  }

  /** Whoever asks first does not wait long. */
  async makeCopy(encoding: Encoding): Promise<PageCopy> {
    const made =
      this.#underWay.get(encoding) ??
      this.#body()
        .then((body) => compress(body, encoding, 'quick'))
        .then((bytes) => this.#copyOf(bytes, encoding));
    if (encoding === 'identity') return made;
    this.#underWay.set(encoding, made);
    try {
      this.#copies.set(encoding, await made);
      this.#copies.delete('identity');
    } finally {
      this.#underWay.delete(encoding);
    }
    return made;
  }

  #copyOf(bytes: Buffer, encoding: Encoding): PageCopy {
    const etag = `"${this.#tag}-${encoding}"`;
    const headersOfUnchanged = [...this.#headers, 'ETag', etag];
    const headers = [...headersOfUnchanged, 'Content-Length', String(bytes.length)];
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    return { bytes, etag, headers, headersOfUnchanged };
  }

  async #body(): Promise<Buffer> {
    const [[encoding, copy] = []] = this.#copies;
    if (!encoding || !copy) throw new Error('A cached page lost its content');
    return decompress(copy.bytes, encoding);
  }

  /** One at a time: a page that has to wait is recompressed at its next request. */
  #recompress(encoding: Encoding): void {
    if (recompressing || encoding === 'identity' || this.length > LONGEST_RECOMPRESSED) return;
    recompressing = true;
    this.#recompressed.add(encoding);
    this.#body()
      .then((body) => compress(body, encoding, 'hard'))
      .then(
        (bytes) => this.#copies.set(encoding, this.#copyOf(bytes, encoding)),
        // The quick copy goes on serving.
        () => this.#recompressed.delete(encoding),
      )
      .finally(() => {
        recompressing = false;
      });
  }
}

/** Anonymous pages, least recently read first out. Emptied whenever the chronicle changes. */
export class PageCache {
  readonly #headers: Headers;
  readonly #pages = new Map<string, CachedPage>();
  readonly #beingMade = new Map<string, Promise<unknown>>();
  #size = 0;
  #generation = 0;
  /** The last in order already. */
  #latest: string | undefined;
  #hits = 0;
  #misses = 0;

  /** Headers that every page has unless it brings others of the same names. */
  constructor(headers: Headers) {
    this.#headers = headers;
  }

  get generation(): number {
    return this.#generation;
  }

  /** How often a page was in it, and how often one had to be made for it; what it holds. */
  get figures(): { readonly hits: number; readonly misses: number; readonly pages: number; readonly bytes: number } {
    return { hits: this.#hits, misses: this.#misses, pages: this.#pages.size, bytes: this.#size };
  }

  /** Settles when the page that is being made for this key is there, or could not be made. */
  beingMade(key: string): Promise<unknown> | undefined {
    return this.#beingMade.get(key);
  }

  /** Whoever asks for the page meanwhile may wait for it. */
  announce(key: string, making: Promise<unknown>): void {
    const made: Promise<unknown> = Promise.allSettled([making]).then(() => {
      if (this.#beingMade.get(key) === made) this.#beingMade.delete(key);
    });
    this.#beingMade.set(key, made);
  }

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page) this.#hits += 1;
    if (page && key !== this.#latest) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
      this.#latest = key;
    }
    return page;
  }

  /** A page made before the chronicle changed must not outlive the change. */
  store(key: string, headers: Headers, body: Buffer, generation: number): CachedPage {
    const page = new CachedPage([...this.#headers, ...headers, REVALIDATED, ['Vary', VARY]], body);
    this.#misses += 1;
    if (generation !== this.#generation || weight(key, page) > LIMIT_BYTES / 8) return page;
    this.#forget(key);
    this.#pages.set(key, page);
    this.#latest = key;
    this.#size += weight(key, page);
    for (const oldest of this.#pages.keys()) {
      if (this.#size <= LIMIT_BYTES) break;
      this.#forget(oldest);
    }
    return page;
  }

  clear(): void {
    this.#pages.clear();
    this.#size = 0;
    this.#generation += 1;
  }

  #forget(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#size -= weight(key, page);
  }
}

function weight(key: string, page: CachedPage): number {
  // Half of a page covers its copies in both encodings.
  return OVERHEAD_BYTES + key.length * 2 + page.length / 2;
}
