/** Where addresses without an origin belong to. */
export const ORIGIN = 'https://brdo.example';

/** As browsers have it: what is put last is last, whether or not it was there before. */
class MemoryCache {
  readonly entries = new Map<string, Response>();
  #keyOf = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;
  match = async (key: string) => this.entries.get(this.#keyOf(key))?.clone();
  delete = async (key: string) => this.entries.delete(this.#keyOf(key));
  keys = async () => [...this.entries.keys()].map((url) => ({ url }));
  put = async (key: string, response: Response) => {
    this.entries.delete(this.#keyOf(key));
    this.entries.set(this.#keyOf(key), response);
  };
}

/** A browser's caches, in the place of the global ones. */
export class MemoryCaches {
  readonly #caches = new Map<string, MemoryCache>();
  has = async (name: string) => this.#caches.has(name);
  delete = async (name: string) => this.#caches.delete(name);
  open = async (name: string) => {
    const cache = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, cache);
    return cache;
  };

  clear(): void {
    this.#caches.clear();
  }

  pathsIn(name: string): string[] {
    return [...(this.#caches.get(name)?.entries.keys() ?? [])].map((url) => new URL(url).pathname);
  }

  /** What is kept at an address, as it is stored. */
  in(name: string, path: string): Response | undefined {
    return this.#caches.get(name)?.entries.get(`${ORIGIN}${path}`);
  }
}

/** A browser's database, with one store of one value in it. */
export class MemoryDatabase {
  readonly values = new Map<string, unknown>();

  open = () => {
    const store = {
      get: (key: string) => answered(() => this.values.get(key)),
      put: (value: unknown, key: string) => answered(() => this.values.set(key, value)),
      clear: () => answered(() => this.values.clear()),
    };
    return answered(() => ({ transaction: () => ({ objectStore: () => store }), close: () => {} }));
  };
}

/** Told of by its event, a moment later. */
function answered<Result>(work: () => Result) {
  const request: { result?: Result; onsuccess?: () => void } = {};
  queueMicrotask(() => {
    request.result = work();
    request.onsuccess?.();
  });
  return request;
}
