import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { log } from '../log.ts';
import { clientAddress } from './client-address.ts';

export interface ConnectionLimits {
  readonly ofAnAddress: number;
  readonly ofAll: number;
}

/** More than a whole school behind one address opens; and of all, what a small machine has room for. */
const MOST: ConnectionLimits = { ofAnAddress: 200, ofAll: 4000 };
/** Of a body that goes on arriving after its answer. */
const AFTER_ANSWER_MS = 5000;
const TOLD_EVERY_MS = 60_000;

/** Connections by what is done on them, the one that has been at it longest first. */
class Waiting {
  readonly idle = new Set<Socket>();
  readonly arriving = new Set<Socket>();
  readonly answered = new Set<Socket>();
  all = 0;

  leave(socket: Socket): void {
    this.idle.delete(socket);
    this.arriving.delete(socket);
    this.answered.delete(socket);
  }

  /** Whoever says nothing goes before whoever is sending something, and both before whoever does not take what was asked for. */
  longest(): Socket | undefined {
    return this.idle.values().next().value ?? this.arriving.values().next().value ?? this.#unread();
  }

  #unread(): Socket | undefined {
    for (const socket of this.answered) if (socket.writableLength > 0) return socket;
    return undefined;
  }
}

/**
 * Keeps room for whoever comes: connections cost their opener nothing, and ten thousand that never finish a request would
 * take every one there is. At the limit the one that has waited longest is closed; a browser opens it again without a word. Behind a
 * proxy all come from one address, and only their number counts.
 */
export function keepRoomForConnections(server: Server, trustProxy: boolean, most = limitsHere()): void {
  const everyone = new Waiting();
  const byAddress = new Map<string, Waiting>();
  const homes = new WeakMap<Socket, Waiting>();
  const told = tellingNowAndThen();

  const rest = (socket: Socket) => {
    if (socket.destroyed) return;
    everyone.idle.add(socket);
    homes.get(socket)?.idle.add(socket);
  };
  const leave = (socket: Socket) => {
    everyone.leave(socket);
    homes.get(socket)?.leave(socket);
  };
  const answering = (socket: Socket) => {
    leave(socket);
    if (socket.destroyed) return;
    everyone.answered.add(socket);
    homes.get(socket)?.answered.add(socket);
  };
  const close = (crowd: Waiting) => {
    const longest = crowd.longest();
    if (!longest) return false;
    told();
    leave(longest);
    longest.destroy();
    return true;
  };

  server.on('connection', (socket: Socket) => {
    const address = trustProxy ? '' : clientAddress({ headers: {}, socket } as never, false);
    const home = byAddress.get(address) ?? new Waiting();
    byAddress.set(address, home);
    homes.set(socket, home);
    everyone.all += 1;
    home.all += 1;
    socket.once('close', () => {
      leave(socket);
      everyone.all -= 1;
      home.all -= 1;
      if (home.all === 0) byAddress.delete(address);
    });
    const isRoom =
      (trustProxy || home.all <= most.ofAnAddress || close(home)) && (everyone.all <= most.ofAll || close(everyone));
    if (isRoom) rest(socket);
    else socket.destroy();
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (!request.complete && hasBody(request)) {
      leave(socket);
      everyone.arriving.add(socket);
      homes.get(socket)?.arriving.add(socket);
      request.once('end', () => answering(socket));
    } else answering(socket);
    response.once('close', () => {
      leave(socket);
      rest(socket);
      if (!request.complete) setTimeout(closeUnlessComplete, AFTER_ANSWER_MS, request, socket).unref();
    });
  });
}

/** The socket as it was: a request that was cut off has none any more. */
function closeUnlessComplete(request: IncomingMessage, socket: Socket): void {
  if (!request.complete) socket.destroy();
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Files, the database and child processes need some of what the system lets one open. */
function limitsHere(): ConnectionLimits {
  const open = openFiles();
  return { ...MOST, ofAll: Math.min(MOST.ofAll, Math.floor(open * 0.75)) };
}

function openFiles(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}

function tellingNowAndThen(): () => void {
  let closed = 0;
  const tell = () => {
    log({ level: 'warn', message: 'connections were closed to make room for others', closed });
    closed = 0;
  };
  return () => {
    closed += 1;
    if (closed === 1) setTimeout(tell, TOLD_EVERY_MS).unref();
  };
}
