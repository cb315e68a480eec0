import type { IncomingMessage } from 'node:http';

export class BodyTooLarge extends Error {}

/** Reads a body whole, and no further than the limit: what claims to be small may still not end. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit) throw new BodyTooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
