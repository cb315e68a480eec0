import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface FirestoreProxy {
  readonly host: string;
  /** Every answer comes so much later. */
  lateMs: number;
  /** Connections are cut, and new ones too, until it is mended. */
  refuse(): void;
  mend(): void;
  stop(): void;
}

/** Stands before Firestore, and can refuse, or hand its answers on later. */
export async function startFirestoreProxy(host: string): Promise<FirestoreProxy> {
  const [name = '', port = ''] = host.split(':');
  const sockets = new Set<Socket>();
  let isRefusing = false;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    near.on('error', () => {});
    if (isRefusing) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), name).on('error', () => {});
    for (const socket of [near, far]) sockets.add(socket);
    near.on('data', (chunk) => far.write(chunk));
    // Timers of the same length fire in the order they were set: answers keep theirs.
    far.on('data', (chunk) => setTimeout(() => near.writable && near.write(chunk), proxy.lateMs));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: FirestoreProxy = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    lateMs: 0,
    refuse() {
      isRefusing = true;
      cut();
    },
    mend() {
      isRefusing = false;
    },
    stop() {
      server.close();
      cut();
    },
  };
  return proxy;
}
