import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const WORDS = /^text|xml|svg/;

/** A web server that knows nothing but files, and packs those of words, below a path of its own. */
export async function serveFolder(folder: string, below = '') {
  const server = createServer(({ url = '/', headers }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://files').pathname);
    const file = join(folder, normalize(path.slice(below.length)));
    if (!path.startsWith(`${below}/`) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const isPacked = WORDS.test(type) && /gzip/.test(String(headers['accept-encoding']));
    const bytes = readFileSync(file);
    response.writeHead(200, { 'Content-Type': type, ...(isPacked ? { 'Content-Encoding': 'gzip' } : {}) });
    response.end(isPacked ? gzipSync(bytes) : bytes);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${below}`,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
