import { createHash } from 'node:crypto';
import { compress, type Encoding } from './encoding.ts';

const LIMIT_BYTES = 64 * 1024 * 1024;

/** A page as it goes out, made once. */
export class KeptPage {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  readonly etag: string;
  readonly #quick = new Map<Encoding, Promise<Buffer>>();
  readonly #squeezing = new Set<Encoding>();
  readonly #squeezed = new Map<Encoding, Buffer>();

  constructor(status: number, headers: ReadonlyMap<string, string>, body: Buffer) {
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  }

  /** Whoever asks first does not wait long; a page asked for again will be so often, and is squeezed meanwhile. */
  async bytes(encoding: Encoding): Promise<Buffer> {
    const squeezed = this.#squeezed.get(encoding);
    if (squeezed) return squeezed;
    let quick = this.#quick.get(encoding);
    if (quick) this.#squeeze(encoding);
    else {
      quick = compress(this.body, encoding, 'quick');
      this.#quick.set(encoding, quick);
    }
    return quick;
  }

  #squeeze(encoding: Encoding): void {
    if (this.#squeezing.has(encoding)) return;
    this.#squeezing.add(encoding);
    compress(this.body, encoding, 'hard').then(
      (bytes) => {
        this.#squeezed.set(encoding, bytes);
        this.#quick.delete(encoding);
      },
      // The quick copy goes on serving.
      () => this.#squeezing.delete(encoding),
    );
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
  // Compressed copies are a fraction of the body; half of it covers both.
  return key.length * 2 + page.body.length * 1.5;
}
