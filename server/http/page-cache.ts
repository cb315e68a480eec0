import { createHash } from 'node:crypto';
import { compress, decompress, type Encoding } from './encoding.ts';

const LIMIT_BYTES = 32 * 1024 * 1024;
/** Squeezing takes a thousand times as long as the page took to read: what is longer goes out as it is. */
const LONGEST_SQUEEZED = 512 * 1024;
/** One at a time: readers whose pages are being made wait for the same few threads. */
let squeezing = false;

/** A page as it goes out, made once. Only its compressed copies stay in memory: they are a quarter of it. */
export class KeptPage {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly etag: string;
  readonly length: number;
  readonly #copies = new Map<Encoding, Promise<Buffer>>();
  readonly #squeezed = new Set<Encoding>();

  constructor(status: number, headers: ReadonlyMap<string, string>, body: Buffer) {
    this.status = status;
    this.headers = headers;
    this.etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.length = body.length;
    this.#copies.set('identity', Promise.resolve(body));
  }

  /** Whoever asks first does not wait long; a page asked for again will be so often, and is squeezed meanwhile. */
  async bytes(encoding: Encoding): Promise<Buffer> {
    const copy = this.#copies.get(encoding);
    if (copy) {
      this.#squeeze(encoding);
      return copy;
    }
    const made = this.#body().then((body) => compress(body, encoding, 'quick'));
    if (encoding === 'identity') return made;
    this.#copies.set(encoding, made);
    try {
      await made;
      this.#copies.delete('identity');
    } catch (error) {
      this.#copies.delete(encoding);
      throw error;
    }
    return made;
  }

  async #body(): Promise<Buffer> {
    const [[encoding, copy] = []] = this.#copies;
    if (!encoding || !copy) throw new Error('A kept page lost its content');
    return decompress(await copy, encoding);
  }

  /** A page that finds another one under way is squeezed when it is asked for the next time. */
  #squeeze(encoding: Encoding): void {
    if (squeezing || encoding === 'identity' || this.#squeezed.has(encoding) || this.length > LONGEST_SQUEEZED) return;
    squeezing = true;
    this.#squeezed.add(encoding);
    this.#body()
      .then((body) => compress(body, encoding, 'hard'))
      .then(
        (bytes) => this.#copies.set(encoding, Promise.resolve(bytes)),
        // The quick copy goes on serving.
        () => this.#squeezed.delete(encoding),
      )
      .finally(() => {
        squeezing = false;
      });
  }
}

/** Anonymous pages, least recently read first out. Emptied whenever the chronicle changes. */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>();
  #size = 0;
  #generation = 0;

  get generation(): number {
    return this.#generation;
  }

  get(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  /** A page made before the chronicle changed must not outlive the change. */
  keep(key: string, page: KeptPage, generation: number): void {
    if (generation !== this.#generation || weight(key, page) > LIMIT_BYTES / 8) return;
    this.#forget(key);
    this.#pages.set(key, page);
    this.#size += weight(key, page);
    for (const oldest of this.#pages.keys()) {
      if (this.#size <= LIMIT_BYTES) break;
      this.#forget(oldest);
    }
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

function weight(key: string, page: KeptPage): number {
  // Half of a page covers its copies in both encodings.
  return key.length * 2 + page.length / 2;
}
