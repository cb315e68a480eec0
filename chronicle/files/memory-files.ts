import { type FileStore, hashOf } from './file-store.ts';

/** Files that last as long as the process: for tests. */
export class MemoryFiles implements FileStore {
  readonly #files = new Map<string, Uint8Array>();
  readonly #put = new Map<string, number>();

  async put(bytes: Uint8Array): Promise<string> {
    const hash = await hashOf(bytes);
    this.#files.set(hash, bytes);
    this.#put.set(hash, Date.now());
    return hash;
  }

  async has(hash: string): Promise<boolean> {
    return this.#files.has(hash);
  }

  async get(hash: string): Promise<Uint8Array | undefined> {
    return this.#files.get(hash);
  }

  async sizeOf(hash: string): Promise<number | undefined> {
    return this.#files.get(hash)?.length;
  }

  async *stream(hash: string, from = 0): AsyncIterable<Uint8Array> {
    const bytes = this.#files.get(hash);
    if (!bytes) throw new Error('There is no such file');
    yield bytes.subarray(from);
  }

  async remove(hash: string, since = new Date(), isNeeded = async () => false): Promise<boolean> {
    if ((this.#put.get(hash) ?? 0) > since.getTime()) return false;
    if (!(await isNeeded())) this.#files.delete(hash);
    return true;
  }
}
