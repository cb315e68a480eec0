/** Bytes known by their SHA-256: what has a name never changes. */
export interface FileStore {
  put(bytes: Uint8Array): Promise<string>;
  /** For a document that is to refer to a file that is there: counts as if it had been put just now. */
  has(hash: string): Promise<boolean>;
  get(hash: string): Promise<Uint8Array | undefined>;
  /** How many bytes are there now; nothing where the file is not. */
  sizeOf(hash: string): Promise<number | undefined>;
  /** Piece by piece, from a byte on, for what is not to be held whole. Fails when the file is not there. */
  stream(hash: string, from?: number): AsyncIterable<Uint8Array>;
  /**
   * Removes a file that was not put after `since` and is not needed. Answers whether that is settled: it is gone, or needed. What
   * was put lately is to be looked at again.
   */
  remove(hash: string, since: Date, isNeeded: () => Promise<boolean>): Promise<boolean>;
}

/** What a file is known by. A file store takes anything else for a mistake of ours: stored hashes are checked when they are read. */
export const FILE_HASH = /^[0-9a-f]{64}$/;

/** What a file will be known by, before it is put. */
export async function hashOf(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex');
}
