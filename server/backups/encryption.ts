import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto';
import { BackupFault } from './backup-fault.ts';

const MAGIC = Buffer.from('NBKOPIJ1');
const SALT_BYTES = 32;
const CHUNK_BYTES = 256 * 1024;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
/** A tenth of a second for whoever knows the passphrase, and for each guess of whoever does not; 32 MB. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

/** What a manifest keeps of its key: enough to make it again from the passphrase, and to tell another passphrase. */
export interface KeyNote {
  readonly salt: string;
  readonly check: string;
}

type Bytes = AsyncIterable<Uint8Array>;

/** What backups are encrypted with. */
export class BackupKey {
  readonly note: KeyNote;
  readonly #secret: Buffer;
  readonly #mac: Buffer;

  private constructor(passphrase: string, salt: Buffer) {
    const bytes = derive(passphrase.normalize('NFC'), salt);
    this.#secret = bytes.subarray(0, 32);
    this.#mac = bytes.subarray(32);
    this.note = { salt: salt.toString('base64url'), check: this.mark('check', '') };
  }

  static create(passphrase: string): BackupKey {
    return new BackupKey(passphrase, randomBytes(SALT_BYTES));
  }

  /** The key of a backup, unless the passphrase is another one. */
  static open(passphrase: string, { salt, check }: KeyNote): BackupKey | undefined {
    const key = new BackupKey(passphrase, Buffer.from(salt, 'base64url'));
    return isSame(key.note.check, check) ? key : undefined;
  }

  /** Names and seals something without telling what it is to whoever lacks the key. */
  mark(purpose: 'check' | 'file' | 'manifest', text: string): string {
    return createHmac('sha256', this.#mac).update(`${purpose}\0${text}`).digest('hex');
  }

  /**
   * Chunk by chunk, each with its number and whether it is the last one in its nonce: what was changed, cut off, put in another order or
   * under another name does not open.
   */
  async *seal(plain: Bytes, name: string): AsyncGenerator<Uint8Array> {
    const salt = randomBytes(SALT_BYTES);
    yield Buffer.concat([MAGIC, salt]);
    const key = this.#keyOf(salt, name);
    let number = 0;
    for await (const { chunk, isLast } of chunksOf(plain, CHUNK_BYTES)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast));
      yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
      number += 1;
    }
  }

  async *open(sealed: Bytes, name: string): AsyncGenerator<Uint8Array> {
    const head = MAGIC.length + SALT_BYTES;
    let key: Buffer | undefined;
    let number = 0;
    for await (const { chunk, isLast } of chunksOf(sealed, CHUNK_BYTES + TAG_BYTES, head)) {
      if (!key) {
        if (chunk.length !== head || isLast || !chunk.subarray(0, MAGIC.length).equals(MAGIC)) throw damaged(name);
        key = this.#keyOf(chunk.subarray(MAGIC.length), name);
        continue;
      }
      if (chunk.length < TAG_BYTES) throw damaged(name);
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast));
      decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
      const opened = decipher.update(chunk.subarray(0, -TAG_BYTES));
      try {
        decipher.final();
      } catch {
        throw damaged(name);
      }
      yield opened;
      number += 1;
    }
    if (!key) throw damaged(name);
  }

  /** Of each file its own: a nonce then never meets a key twice. */
  #keyOf(salt: Uint8Array, name: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#secret, salt, name, 32));
  }
}

/** How long so many bytes are when they are sealed. */
export function sealedSize(bytes: number): number {
  return MAGIC.length + SALT_BYTES + bytes + TAG_BYTES * Math.max(1, Math.ceil(bytes / CHUNK_BYTES));
}

let derived: { readonly from: string; readonly bytes: Buffer } | undefined;

/** Slow by intent: the last one is remembered, because a backup is made and checked with the same. */
function derive(passphrase: string, salt: Buffer): Buffer {
  const from = `${salt.toString('base64url')} ${passphrase}`;
  if (derived?.from !== from) derived = { from, bytes: scryptSync(passphrase, salt, 64, COST) };
  return derived.bytes;
}

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function damaged(name: string): BackupFault {
  return new BackupFault('damaged', `'${name}' of the backup is damaged: it was changed or cut off.`);
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, NONCE_BYTES - 7, 6);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

/** Of one size, but for a first one of its own and the last one, which may be empty. */
async function* chunksOf(
  bytes: Bytes,
  size: number,
  first = 0,
): AsyncGenerator<{ readonly chunk: Buffer; readonly isLast: boolean }> {
  let wanted = first || size;
  let held: Buffer[] = [];
  let length = 0;
  for await (const part of bytes) {
    held.push(Buffer.from(part.buffer, part.byteOffset, part.byteLength));
    length += part.byteLength;
    // Only when more has come: the last one must be known as such.
    while (length > wanted) {
      const all = Buffer.concat(held, length);
      yield { chunk: all.subarray(0, wanted), isLast: false };
      held = [all.subarray(wanted)];
      length -= wanted;
      wanted = size;
    }
  }
  yield { chunk: Buffer.concat(held, length), isLast: true };
}
