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

interface Connection {
  readonly socket: Socket;
  /** All of its address. */
  readonly neighbours: Set<Connection>;
  /** Since which event; 0 while it is being answered, or closed. */
  waitsSince: number;
  /** A body, which is waited for as well. */
  isSending: boolean;
}

/**
 * Keeps room for whoever comes: connections cost their opener nothing, and ten thousand that never finish a request would
 * take every one there is. At the limit the one that has waited longest is closed; a browser opens it again without a word. Behind a
 * proxy all come from one address, and only their number counts.
 */
export function keepRoomForConnections(server: Server, trustProxy: boolean, most = limitsHere()): void {
  const all = new Set<Connection>();
  const byAddress = new Map<string, Set<Connection>>();
  const bySocket = new WeakMap<Socket, Connection>();
  const told = tellingNowAndThen();
  let events = 0;

  const waits = (connection: Connection, isSending: boolean) => {
    events += 1;
    connection.waitsSince = events;
    connection.isSending = isSending;
  };
  /** Looked for only when there is no room: every request would pay for an order of them. */
  const closeLongestOf = (crowd: Iterable<Connection>) => {
    const longest = longestWaiting(crowd);
    if (!longest) return false;
    told();
    longest.waitsSince = 0;
    longest.socket.destroy();
    return true;
  };

  server.on('connection', (socket: Socket) => {
    const address = trustProxy ? '' : clientAddress({ headers: {}, socket } as never, false);
    const neighbours = byAddress.get(address) ?? new Set();
    const connection = { socket, neighbours, waitsSince: 0, isSending: false };
    byAddress.set(address, neighbours.add(connection));
    bySocket.set(socket, connection);
    all.add(connection);
    socket.once('close', () => {
      all.delete(connection);
      neighbours.delete(connection);
      if (neighbours.size === 0) byAddress.delete(address);
    });
    const isRoom =
      (trustProxy || neighbours.size <= most.ofAnAddress || closeLongestOf(neighbours)) &&
      (all.size <= most.ofAll || closeLongestOf(all));
    if (isRoom) waits(connection, false);
    else socket.destroy();
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const connection = bySocket.get(socket);
    if (!connection) return;
    connection.waitsSince = 0;
    if (!request.complete && hasBody(request)) {
      waits(connection, true);
      request.once('end', () => {
        connection.waitsSince = 0;
      });
    }
    response.on('close', () => {
      if (!socket.destroyed) waits(connection, false);
      if (!request.complete) setTimeout(closeUnlessComplete, AFTER_ANSWER_MS, request, socket).unref();
    });
  });
}

/** Whoever says nothing goes before whoever is sending something. */
function longestWaiting(crowd: Iterable<Connection>): Connection | undefined {
  let longest: Connection | undefined;
  for (const connection of crowd) {
    if (connection.waitsSince === 0) continue;
    const goesFirst = longest && Number(connection.isSending) - Number(longest.isSending);
    if (!longest || (goesFirst || connection.waitsSince - longest.waitsSince) < 0) longest = connection;
  }
  return longest;
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
