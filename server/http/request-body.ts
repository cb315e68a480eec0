import type { IncomingMessage } from 'node:http';

export class BodyTooLarge extends Error {}

/** So much is arriving from one address that no more of it is read. */
export class TooMuchArriving extends Error {}

/** Of bodies that are not whole yet, from one address: whoever begins a thousand and ends none would fill the memory. */
const MOST_ARRIVING_BYTES = 8 * 1024 * 1024;
const arriving = new Map<string, number>();

/** Reads a body whole, and no further than the limit: what claims to be small may still not end. */
export async function readBody(request: IncomingMessage, limit: number, address: string): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.length;
      if (arrive(address, part.length) > MOST_ARRIVING_BYTES) throw new TooMuchArriving();
      if (size > limit) throw new BodyTooLarge();
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    arrive(address, -size);
  }
}

function arrive(address: string, bytes: number): number {
  const all = (arriving.get(address) ?? 0) + bytes;
  if (all > 0) arriving.set(address, all);
  else arriving.delete(address);
  return all;
}
