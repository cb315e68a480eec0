import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runNode } from '../tests/drivers/run-node.ts';
import { root, siteProcess } from './project.mjs';

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const lastOf = (instruction: string) =>
  [...dockerfile.matchAll(new RegExp(`^${instruction} (.+)$`, 'gm'))].at(-1)?.[1] ?? '';

test('the container starts the site as npm start does', () => {
  expect(JSON.parse(lastOf('CMD'))).toEqual(['node_modules/.bin/node', ...siteProcess.args]);
});

test('the container has a user of its own, keeps its data, and trusts no proxy by itself', () => {
  expect([lastOf('USER'), lastOf('VOLUME'), lastOf('ENV')]).toEqual([
    '10001:10001',
    '/data',
    expect.not.stringContaining('TRUST_PROXY'),
  ]);
});

test('the container’s check tells a site that answers from one that does not', async () => {
  const [, ...args] = JSON.parse(lastOf('HEALTHCHECK').replace(/^.*? CMD /, '')) as string[];
  const site = createServer(({ url }, response) => response.writeHead(url === '/healthz' ? 200 : 404).end());
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  const { port } = site.address() as AddressInfo;
  const check = () => runNode(args, { PORT: String(port) });
  expect((await check()).status).toBe(0);
  await new Promise((closed) => site.close(closed));
  expect((await check()).status).toBe(1);
});
