/** Bytes known by their SHA-256: what has a name never changes. */
export interface FileStore {
  put(bytes: Uint8Array): Promise<string>;
  has(hash: string): Promise<boolean>;
  get(hash: string): Promise<Uint8Array | undefined>;
  /** How many bytes are there now; nothing where the file is not. */
  sizeOf(hash: string): Promise<number | undefined>;
  /** Piece by piece, from a byte on, for what is not to be held whole. Fails when the file is not there. */
  stream(hash: string, from?: number): AsyncIterable<Uint8Array>;
  /** For what nothing refers to any more. A file that is not there is gone already. */
  remove(hash: string): Promise<void>;
}

/** What a file is known by. A file store takes anything else for a mistake of ours: stored hashes are checked when they are read. */
export const FILE_HASH = /^[0-9a-f]{64}$/;

/** What a file will be known by, before it is put. */
export async function hashOf(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex');
}
