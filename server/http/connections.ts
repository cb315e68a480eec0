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

/** What is done on a connection, in the order in which they are closed. */
const SILENT = 0;
const SENDING = 1;
const ANSWERED = 2;

interface Connection {
  readonly socket: Socket;
  doing: number;
  /** Which event it began with. */
  since: number;
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

  const begins = (connection: Connection, doing: number) => {
    events += 1;
    connection.since = events;
    connection.doing = doing;
  };
  /** Looked for only when there is no room: every request would pay for an order of them. */
  const closeLongestOf = (crowd: Iterable<Connection>) => {
    const longest = longestWaiting(crowd);
    if (!longest) return false;
    told();
    longest.socket.destroy();
    return true;
  };

  server.on('connection', (socket: Socket) => {
    const address = trustProxy ? '' : clientAddress({ headers: {}, socket } as never, false);
    const neighbours = byAddress.get(address) ?? new Set<Connection>();
    const connection = { socket, doing: ANSWERED, since: 0 };
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
    if (isRoom) begins(connection, SILENT);
    else socket.destroy();
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const connection = bySocket.get(socket);
    if (!connection) return;
    const isSending = !request.complete && hasBody(request);
    begins(connection, isSending ? SENDING : ANSWERED);
    if (isSending) {
      // What ends after its answer has been followed by silence already.
      request.once('end', () => connection.doing === SENDING && begins(connection, ANSWERED));
    }
    response.on('close', () => {
      begins(connection, SILENT);
      if (!request.complete) setTimeout(closeUnlessComplete, AFTER_ANSWER_MS, request, socket).unref();
    });
  });
}

/** Whoever says nothing goes before whoever is sending something, and both before whoever does not take what was asked for. */
function longestWaiting(crowd: Iterable<Connection>): Connection | undefined {
  let longest: Connection | undefined;
  for (const connection of crowd) {
    const { socket, doing, since } = connection;
    if (socket.destroyed || (doing === ANSWERED && socket.writableLength === 0)) continue;
    if (!longest || (doing - longest.doing || since - longest.since) < 0) longest = connection;
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
