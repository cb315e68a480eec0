import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { SentForm } from '../../app/remembrance-context.ts';
import { isDiskFull } from '../../chronicle/contributions/keep-media.ts';
import { CONTRIBUTION_LIMITS } from '../../domain/contribution-limits.ts';

/** Beyond this nobody is waiting for a kind answer any more. */
const DRAINED_BYTES = 8 * CONTRIBUTION_LIMITS.bytes;
const SILENCE_MS = 60_000;
/** Words and the form's own framing, besides the files. */
const FRAME_BYTES = 256 * 1024;

export interface TakenForm extends SentForm {
  readonly fields: URLSearchParams;
  /** What was not taken further is gone after this. */
  discard(): Promise<void>;
}

/** Where files of a form lie while it is being sent: in a folder of its own for each form, gone when it is answered. */
export class Uploads {
  readonly #folder: string;

  /**
   * What a stop in the middle left behind is swept out at the start, when it is so old that no other process can still be
   * at it.
   */
  constructor(folder: string, leftBehindAfterMs: number) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const form of readdirSync(folder)) {
      const path = join(folder, form);
      const begun = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (Date.now() - begun >= leftBehindAfterMs) rmSync(path, { recursive: true, force: true });
    }
  }

  async take(request: IncomingMessage): Promise<TakenForm> {
    const folder = join(this.#folder, randomUUID());
    const fields = new URLSearchParams();
    const files: { field: string; path: string }[] = [];
    let fault: SentForm['fault'];
    let received = 0;
    const parser = parserOf(request);
    if (!parser) {
      request.resume();
      return { fields, fault: 'cut-off', discard: async () => {}, files: [] };
    }
    await mkdir(folder, { mode: 0o700 });
    const writing: Promise<void>[] = [];
    parser.on('field', (name, value) => fields.append(name, value));
    parser.on('file', (field, stream, { filename }) => {
      // An empty choice of file is sent as a file without a name.
      if (!filename || fault) {
        stream.resume();
        return;
      }
      const path = join(folder, String(files.length));
      files.push({ field, path });
      writing.push(
        writeAside(stream, path, () => fault === undefined).catch((error: unknown) => {
          fault ??= isDiskFull(error) ? 'disk-full' : 'cut-off';
          stream.resume();
        }),
      );
    });
    const onData = (chunk: Buffer) => {
      received += chunk.length;
      if (received > CONTRIBUTION_LIMITS.bytes + FRAME_BYTES) fault ??= 'too-large';
      if (received > DRAINED_BYTES) request.destroy();
    };
    request.on('data', onData);
    request.setTimeout(SILENCE_MS, () => request.destroy());
    try {
      await pipeline(request, parser);
    } catch {
      fault ??= 'cut-off';
      parser.destroy();
    }
    await Promise.all(writing);
    const discard = () => rm(folder, { recursive: true, force: true });
    if (fault) await discard();
    return {
      fields,
      fault,
      discard,
      files: fault ? [] : files.map((file) => ({ field: file.field, read: () => readFile(file.path) })),
    };
  }
}

/** Undefined when the header that says how the parts are told apart makes no sense. */
function parserOf({ headers }: IncomingMessage): busboy.Busboy | undefined {
  const limits = { fields: 40, files: CONTRIBUTION_LIMITS.photographs + 6, parts: 60, fieldSize: 200 * 1024 };
  try {
    return busboy({ headers, limits });
  } catch {
    return undefined;
  }
}

/** Reads to the end even when it can write no further: the form would never end, and nobody be told why. */
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
    request.method === 'POST' && /^multipart\/form-data\s*;.*\bboundary=/i.test(request.headers['content-type'] ?? '')
  );
}
