import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(clientAddress(request(address), false)).toBe(network);
});

test('a proxy is believed when there is one, and only about its own neighbour', () => {
  expect(clientAddress(request('127.0.0.1', '198.51.100.9, 192.0.2.7'), true)).toBe('192.0.2.7');
  expect(clientAddress(request('127.0.0.1', '192.0.2.7'), false)).toBe('127.0.0.1');
  expect(clientAddress(request('127.0.0.1', 'nije adresa'), true)).toBe('127.0.0.1');
  expect(clientAddress(request('127.0.0.1'), true)).toBe('127.0.0.1');
});
