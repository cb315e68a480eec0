import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { SubmittedForm } from '../../app/contribution-context.ts';
import { CONTRIBUTION_LIMITS, LONGEST_FORM } from '../../domain/contribution-limits.ts';
import { isUnwritable } from '../../domain/fault.ts';

/** So many times as much as there may be is read to be thrown away; beyond that the connection is closed without an answer. */
const DRAINED_TIMES = 8;
const SILENCE_MS = 60_000;
/** Words and the form's own framing, besides the files. */
const FRAME_BYTES = 256 * 1024;

/** What a form may bring besides its words. */
export interface FormLimits {
  readonly bytes: number;
  readonly files: number;
}

/** More files than there may be are taken, to be told of: whoever chose seven hears that six are the most. */
const OF_CONTRIBUTION: FormLimits = { bytes: CONTRIBUTION_LIMITS.bytes, files: CONTRIBUTION_LIMITS.photographs + 6 };

/** Of one address and of all, from the first byte to the answer. A household sends from one address. */
const AT_ONCE = { ofAnAddress: 3, ofAll: 40 } as const;
/** When all places are taken, one that has come this slowly for this long gives up its own: trickling costs a sender nothing. */
const TRICKLING = { afterMs: 20_000, bytesPerSecond: 16 * 1024 } as const;
/** Besides those, so many more are read for their words alone, to give them back; any more are not read at all. */
const TURNED_AWAY_AT_ONCE = { ofAnAddress: 5, ofAll: 60 } as const;

export interface TakenForm extends SubmittedForm {
  /** What was not taken further is gone after this, and another form may come from the same address. */
  discard(): Promise<void>;
}

/** So many forms come from one address that not even their words are read. */
export class TooManyUploads extends Error {}

interface Arriving {
  readonly request: IncomingMessage;
  readonly begun: number;
  received: number;
}

/** Where files of a form lie while it is being sent, gone when it is answered. */
export class Uploads {
  readonly #folder: string;
  readonly #taken = new Slots(AT_ONCE);
  readonly #turnedAway = new Slots(TURNED_AWAY_AT_ONCE);
  readonly #arriving = new Set<Arriving>();

  constructor(folder: string, isShared: boolean) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Where no other process is at work, what lies there was left by one that was killed.
    const left = isShared ? [] : readdirSync(folder);
    for (const name of left) rmSync(join(folder, name), { recursive: true, force: true });
  }

  /** Forms with files that are being sent now. */
  get length(): number {
    return this.#arriving.size;
  }

  async take(request: IncomingMessage, address: string, limits = OF_CONTRIBUTION): Promise<TakenForm> {
    const isFull = this.#taken.isFull;
    if (isFull) this.#cutTrickling();
    const taken = this.#taken.enter(address);
    const leave = taken ?? this.#turnedAway.enter(address);
    if (!leave) throw new TooManyUploads();
    const refusal = isFull ? 'busy' : 'too-many-at-once';
    try {
      const form = await this.#read(request, taken ? undefined : refusal, limits);
      return { ...form, discard: () => form.discard().finally(leave) };
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** The new one is refused and may try again; by then there is a place. */
  #cutTrickling(): void {
    const now = performance.now();
    const old = [...this.#arriving].filter(({ begun }) => now - begun > TRICKLING.afterMs);
    for (const { request, begun, received } of old) {
      if (received / ((now - begun) / 1000) < TRICKLING.bytesPerSecond) request.destroy();
    }
  }

  async #read(request: IncomingMessage, unwanted: SubmittedForm['fault'], limits: FormLimits): Promise<TakenForm> {
    const mostBytes = limits.bytes + FRAME_BYTES;
    // Of a request that has broken off it can no longer be asked for.
    const { socket } = request;
    const words = new FormData();
    const files: { field: string; path: string; name: string }[] = [];
    const declared = Number(request.headers['content-length'] ?? 0);
    // What says itself that it is too much is read to be answered, and nothing of it is written down.
    let fault = unwanted ?? (declared > mostBytes ? 'too-large' : undefined);
    const arriving: Arriving = { request, begun: performance.now(), received: 0 };
    const parser = parserOf(request, limits.files);
    if (!parser) {
      request.resume();
      return { words, fault: 'cut-off', discard: async () => {}, files: [] };
    }
    const writing: Promise<void>[] = [];
    let room = LONGEST_FORM;
    parser.on('field', (name, value) => {
      const length = name.length + value.length;
      if (length > room) {
        fault ??= 'text-too-long';
        return;
      }
      room -= length;
      words.append(name, value);
    });
    parser.on('file', (field, stream, { filename }) => {
      // A request aborted in the middle of an unread file would otherwise be an uncaught exception.
      stream.on('error', () => {});
      // An empty choice of file is sent as a file without a name.
      if (!filename || fault) {
        stream.resume();
        return;
      }
      const path = join(this.#folder, randomUUID());
      files.push({ field, path, name: filename });
      writing.push(
        writeAside(stream, path, () => fault === undefined).catch((error: unknown) => {
          fault ??= isUnwritable(error) ? 'unwritable' : 'cut-off';
          stream.resume();
        }),
      );
    });
    const onData = (chunk: Buffer) => {
      arriving.received += chunk.length;
      if (arriving.received > mostBytes) fault ??= 'too-large';
      if (arriving.received > (unwanted ? mostBytes : DRAINED_TIMES * limits.bytes)) request.destroy();
    };
    request.on('data', onData);
    const cut = () => request.destroy();
    socket.setTimeout(SILENCE_MS);
    request.on('timeout', cut);
    this.#arriving.add(arriving);
    try {
      await pipeline(request, parser);
    } catch {
      fault ??= 'cut-off';
      parser.destroy();
    }
    this.#arriving.delete(arriving);
    // From here on the sender waits for us: the longer work takes, the quieter it is.
    socket.setTimeout(0);
    request.off('timeout', cut);
    await Promise.all(writing);
    const discard = async () => {
      for (const { path } of files) await rm(path, { force: true });
    };
    if (fault) await discard();
    return { words, fault, discard, files: fault ? [] : files };
  }
}

/** How many are inside, in all and by address. */
class Slots {
  readonly #most: { readonly ofAnAddress: number; readonly ofAll: number };
  readonly #inside = new Map<string, number>();
  #all = 0;

  constructor(most: { readonly ofAnAddress: number; readonly ofAll: number }) {
    this.#most = most;
  }

  get isFull(): boolean {
    return this.#all >= this.#most.ofAll;
  }

  /** How to leave again; nothing when there is no room. */
  enter(address: string): (() => void) | undefined {
    const inside = this.#inside.get(address) ?? 0;
    if (inside >= this.#most.ofAnAddress || this.isFull) return undefined;
    this.#inside.set(address, inside + 1);
    this.#all += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#all -= 1;
      const others = (this.#inside.get(address) ?? 1) - 1;
      if (others === 0) this.#inside.delete(address);
      else this.#inside.set(address, others);
    };
  }
}

/** Undefined when the boundary in the header makes no sense. */
function parserOf({ headers }: IncomingMessage, files: number): busboy.Busboy | undefined {
  const limits = { fields: 40, files, parts: 60, fieldSize: 200 * 1024 };
  try {
    return busboy({ headers, limits });
  } catch {
    return undefined;
  }
}

/** Reads to the end even when it can write no further: the form would never end, and nobody would learn why. */
async function writeAside(stream: Readable, path: string, wanted: () => boolean): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  let failure: unknown;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (failure || !wanted()) continue;
      await file.appendFile(chunk).catch((error: unknown) => {
        failure = error;
      });
    }
  } finally {
    await file.close();
  }
  if (failure) throw failure;
}

export function isUpload(request: IncomingMessage): boolean {
  return (
    request.method === 'POST' &&
    /^multipart\/form-data\s*;[^,]*\bboundary=/i.test(request.headers['content-type'] ?? '')
  );
}
