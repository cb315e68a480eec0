import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { leaveOffDocumentHeaders } from '../http/security-headers.ts';
import type { StoredZip } from './stored-zip.ts';

/** Who has taken nothing for so long has gone away. */
const STILL_MS = 2 * 60_000;

/** Cloud Run refuses an answer that says that it is longer than 32 MB; one that does not say may be of any length. */
const MOST_SAID = 30 * 1024 * 1024;

interface Sending {
  readonly zip: StoredZip;
  readonly name: string;
  /** Whether whoever stands before the site is Cloud Run. */
  readonly isHosted: boolean;
  readonly onSent?: (bytes: number) => void;
}

/** All of a zip, or the stretch of it that was asked for. Ends when it is sent, or when whoever asked has gone away. */
export async function sendZip(
  request: IncomingMessage,
  response: ServerResponse,
  { zip, name, isHosted, onSent = () => {} }: Sending,
): Promise<void> {
  leaveOffDocumentHeaders(response, "default-src 'none'; sandbox");
  const etag = `"${zip.tag}"`;
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Content-Type', 'application/zip');
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('ETag', etag);
  const { range, 'if-range': unless } = request.headers;
  const asked =
    range === undefined || (unless !== undefined && unless !== etag) ? undefined : rangeIn(range, zip.length);
  if (asked === 'beyond') {
    response.statusCode = 416;
    response.setHeader('Content-Range', `bytes */${zip.length}`);
    response.end();
    return;
  }
  const { from, to } = asked ?? { from: 0, to: zip.length };
  if (asked) {
    response.statusCode = 206;
    response.setHeader('Content-Range', `bytes ${from}-${to - 1}/${zip.length}`);
  }
  if (!isHosted || to - from <= MOST_SAID) response.setHeader('Content-Length', to - from);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  response.setTimeout(STILL_MS, () => response.destroy());
  await pipeline(Readable.from(counted(zip.bytes(from, to), from, onSent), { objectMode: false }), response);
}

async function* counted(bytes: AsyncIterable<Uint8Array>, from: number, onSent: (sum: number) => void) {
  let sum = from;
  for await (const piece of bytes) {
    yield piece;
    sum += piece.length;
    onSent(sum);
  }
}

/** One range, as browsers ask to go on; of several, or in another unit, all is sent. */
export function rangeIn(header: string, length: number): { from: number; to: number } | 'beyond' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length : Math.min(length, Number(last) + 1);
  return from < to ? { from, to } : 'beyond';
}
