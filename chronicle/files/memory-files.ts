import type { FileStore } from './file-store.ts';

/** Files that last as long as the process: for tests. */
export class MemoryFiles implements FileStore {
  readonly #files = new Map<string, Uint8Array>();

  async put(bytes: Uint8Array): Promise<string> {
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex');
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
