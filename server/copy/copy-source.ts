import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as passed } from 'node:timers/promises';
import type { Handler } from '../http/listener.ts';

/** What the site answered to a visitor. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  /** Where it leads instead. */
  readonly location: string | undefined;
  readonly body: Buffer;
}

export interface CopySource {
  ask(address: string): Promise<Answer>;
  close(): Promise<void>;
}

/** Pictures are made one after the other: while others wait, the site says so. */
const BUSY_AGAIN_MS = 500;
const MOST_ATTEMPTS = 120;

/**
 * The site's own handlers behind a port of their own on this machine: nothing of the copy is in the log of requests, or among
 * visitors. It carries no cookie, and is answered as a stranger.
 */
export async function openCopySource(handlers: readonly Handler[], origin: string): Promise<CopySource> {
  const server = createServer((request, response) => {
    const answering = async () => {
      const url = new URL(request.url ?? '/', origin);
      for (const handler of handlers) {
        if (await handler({ request, response, url, requestId: 'copy' })) return;
      }
      response.statusCode = 404;
      response.end();
    };
    answering().catch((error: Error) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(error.message);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    async ask(address) {
      for (let attempt = 1; ; attempt += 1) {
        const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
          redirect: 'manual',
          headers: { 'accept-encoding': 'identity', accept: 'text/html,*/*' },
        });
        const body = Buffer.from(await answer.arrayBuffer());
        const isBusy = answer.status === 503 && answer.headers.has('retry-after');
        if (isBusy && attempt < MOST_ATTEMPTS) {
          await passed(BUSY_AGAIN_MS);
          continue;
        }
        return {
          status: answer.status,
          type: answer.headers.get('content-type') ?? '',
          location: answer.headers.get('location') ?? undefined,
          body,
        };
      }
    },
    close: () => closed(server),
  };
}

async function closed(server: Server): Promise<void> {
  const ended = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await ended;
}
