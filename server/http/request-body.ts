import type { IncomingMessage } from 'node:http';

export class BodyTooLarge extends Error {}

/** So much is arriving from one address that no more of it is read. */
export class TooMuchArriving extends Error {}
/** So many of an account's requests wait that no more of them do. */
export class TooManyWaiting extends Error {}

/** Of bodies that are not whole yet, or wait in line, from one address: whoever begins a thousand and ends none would fill the memory. */
const MOST_ARRIVING_BYTES = 8 * 1024 * 1024;
const arriving = new Map<string, number>();

/** In which a body of words must be here: ten kilobytes a second for the longest. Connections that trickle cost their opener nothing. */
const BODY_WITHIN_MS = 60_000;

/** Reads a body whole, and no further than the limit: what claims to be small may still not end. */
export async function readBody(request: IncomingMessage, limit: number, address: string): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  const impatience = setTimeout(() => request.destroy(), BODY_WITHIN_MS);
  try {
    // Leaving the loop must not destroy the request: it has yet to be answered.
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += part.length;
      if (arrive(address, part.length) > MOST_ARRIVING_BYTES) throw new TooMuchArriving();
      if (size > limit) throw new BodyTooLarge();
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    clearTimeout(impatience);
    arrive(address, -size);
  }
}

export function arrive(address: string, bytes: number): number {
  const all = (arriving.get(address) ?? 0) + bytes;
  if (all > 0) arriving.set(address, all);
  else arriving.delete(address);
  return all;
}

export interface FormSize {
  readonly fields: number;
  /** Of names and values, as whoever reads the form will count them. */
  readonly characters: number;
}

const AMPERSAND = 0x26;
const EQUALS = 0x3d;
const PERCENT = 0x25;

/**
 * How much a form of words holds, found without making anything of it: half a million fields without a value keep a parser,
 * and everybody else, for ten seconds.
 */
export function measureForm(body: Uint8Array): FormSize {
  const decoded = Buffer.allocUnsafe(body.length);
  let length = 0;
  let signs = 0;
  let fields = 1;
  let isValue = false;
  for (let index = 0; index < body.length; index += 1) {
    const byte = body[index] as number;
    if (byte === AMPERSAND || (byte === EQUALS && !isValue)) {
      signs += 1;
      isValue = byte === EQUALS;
      if (byte === AMPERSAND) fields += 1;
    }
    const high = byte === PERCENT ? hexDigit(body[index + 1]) : -1;
    const low = high < 0 ? -1 : hexDigit(body[index + 2]);
    decoded[length] = low < 0 ? byte : high * 16 + low;
    length += 1;
    if (low >= 0) index += 2;
  }
  return { fields, characters: decoded.toString('utf8', 0, length).length - signs };
}

function hexDigit(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
