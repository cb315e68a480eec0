import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** How it treats letters, by whom they are for: says nothing; takes it and dies before it says so; not now; never. */
export const MANNERS = { dies: '250 ok', later: '451 try again later', stalls: '', refuses: '550 no such person' };

export interface FaultyMailServer {
  readonly url: string;
  /** From then on it takes everything. */
  isWell: boolean;
  /** How many letters to somebody have come whole, and it was said so. */
  taken(to: string): number;
  /** Resolves once somebody has got as far as they get with a letter to them. */
  tried(to: string): Promise<void>;
  stop(): void;
}

/** Speaks just enough SMTP to be a bad mail server. */
export async function startFaultyMailServer(): Promise<FaultyMailServer> {
  const taken = new Map<string, number>();
  const attempts = new Map<string, PromiseWithResolvers<void>>();
  const sockets = new Set<Socket>();
  const attempt = (to: string) => {
    const known = attempts.get(to) ?? Promise.withResolvers<void>();
    attempts.set(to, known);
    return known;
  };
  const server = createServer((socket) => {
    let recipient = '';
    let inData = false;
    let rest = '';
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.write('220 primjer\r\n');
    const answer = (line: string) => {
      if (inData) {
        if (line !== '.') return;
        inData = false;
        if (!mail.isWell && recipient.startsWith('dies@')) {
          socket.destroy();
          attempt(recipient).resolve();
          return;
        }
        taken.set(recipient, (taken.get(recipient) ?? 0) + 1);
        socket.write('250 ok\r\n');
      } else if (line === 'DATA') {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (line.startsWith('RCPT')) {
        recipient = /<([^>]*)>/.exec(line)?.[1] ?? '';
        const said = mail.isWell ? '250 ok' : (MANNERS[recipient.split('@')[0] as keyof typeof MANNERS] ?? '250 ok');
        if (!said.startsWith('250')) attempt(recipient).resolve();
        if (said !== '') socket.write(`${said}\r\n`);
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    };
    socket.on('data', (chunk) => {
      const lines = `${rest}${chunk}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) answer(line);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mail: FaultyMailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isWell: false,
    taken: (to) => taken.get(to) ?? 0,
    tried: (to) => attempt(to).promise,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return mail;
}
