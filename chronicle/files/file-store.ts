/** Bytes known by their SHA-256: what has a name never changes. */
export interface FileStore {
  put(bytes: Uint8Array): Promise<string>;
  get(hash: string): Promise<Uint8Array | undefined>;
}
