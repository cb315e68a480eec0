import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/** Where a request comes from, as limits count it. What a proxy says is believed only when there is one. */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  // The last entry is the proxy's own word; those before it are whatever the client sent.
  const nearest = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return networkOf(nearest && isIP(nearest) ? nearest : (request.socket.remoteAddress ?? ''));
}

/** Whoever has one IPv6 address has a whole /64 of them to change to. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.toLowerCase().split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const gap = after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return `${[...head, ...gap, ...tail].slice(0, 4).join(':')}::/64`;
}
