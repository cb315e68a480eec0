import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface StallingProxy {
  readonly host: string;
  /** From now on connections are taken and nothing is ever answered. */
  stall(): void;
  /** Lets everything through again, what came meanwhile too. */
  resume(): void;
  stop(): void;
}

/** Stands before a server, and can make it as silent as a network that swallows everything. */
export async function startStallingProxy(host: string): Promise<StallingProxy> {
  const [name = '', port = ''] = host.split(':');
  const sockets = new Set<Socket>();
  let isStalled = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    if (isStalled) socket.pause();
  };
  const server = createServer((near) => {
    const far = connect(Number(port), name);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('data', (chunk) => other.write(chunk)).on('close', () => other.destroy());
      keep(one);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${own}`,
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
