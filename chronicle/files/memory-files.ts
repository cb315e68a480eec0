import { type FileStore, hashOf } from './file-store.ts';

/** Files that last as long as the process: for tests. */
export class MemoryFiles implements FileStore {
  readonly #files = new Map<string, Uint8Array>();

  async put(bytes: Uint8Array): Promise<string> {
    const hash = await hashOf(bytes);
    this.#files.set(hash, bytes);
    return hash;
  }

  async has(hash: string): Promise<boolean> {
    return this.#files.has(hash);
  }

  async get(hash: string): Promise<Uint8Array | undefined> {
    return this.#files.get(hash);
  }

  async remove(hash: string): Promise<void> {
    this.#files.delete(hash);
  }
}
