import { setTimeout as pause } from 'node:timers/promises';
import { format } from 'node:util';
import { redact } from '../domain/redact.ts';

export type LogEntry = Readonly<Record<string, unknown>>;

interface AnsweredRequest {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

/** Lines of requests wait for one another no longer than this: a write for each would cost more than its page does. */
const FLUSH_MS = 50;
const FLUSH_LENGTH = 64 * 1024;
const DRAIN_WITHIN_MS = 2000;
let pending = '';
let flushing: NodeJS.Timeout | undefined;

/** One JSON object a line: what a log collector reads, and grep as well. */
export function log(entry: LogEntry): void {
  const line = JSON.stringify({ time: timestamp(), ...entry }, (_, value: unknown) =>
    typeof value === 'string' ? redact(value) : value,
  );
  pending += `${line.replace(COMMANDS, escaped)}\n`;
  flush();
}

/** JSON leaves alone what a terminal obeys besides, or a reader would take for another line or another order of letters. */
const COMMANDS = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Buffered, so that it may stand in the log a moment after the answer has been read; the order of lines is kept. */
export function logRequest({ id, method, path, status, ms }: AnsweredRequest): void {
  const level = status >= 500 ? 'error' : 'info';
  // Concatenated, at half the cost of JSON.stringify: only a path may need escaping.
  pending += `{"time":"${timestamp()}","level":"${level}","message":"request","id":"${id}","method":"${method}","path":${JSON.stringify(redact(path))},"status":${status},"ms":${ms}}\n`;
  if (pending.length >= FLUSH_LENGTH) flush();
  else flushing ??= setTimeout(flush, FLUSH_MS).unref();
}

export function logError(message: string, error: unknown, entry: LogEntry = {}): void {
  log({ level: 'error', message, ...entry, stack: stackOf(error) });
}

/** However the process ends, by a signal or by an exception, the buffer is written before. */
process.on('exit', flush);

/** Until stdout is drained, so that a slow reader gets the last line; one that has stopped reading is not waited for. */
export async function drainLog(): Promise<void> {
  flush();
  const written = new Promise<void>((resolve) => process.stdout.write('', () => resolve()));
  await Promise.race([written, pause(DRAIN_WITHIN_MS)]);
}

function flush(): void {
  clearTimeout(flushing);
  flushing = undefined;
  if (pending === '') return;
  const lines = pending;
  pending = '';
  process.stdout.write(lines);
}

let writtenAt = 0;
let timeWritten = '';

/** Many requests may end in one millisecond: the time is written out once for all of them. */
function timestamp(): string {
  const now = Date.now();
  if (now !== writtenAt) {
    writtenAt = now;
    timeWritten = new Date(now).toISOString();
  }
  return timeWritten;
}

/** What pages, backends and libraries print becomes lines of the log: messages of others quote addresses and links. */
export function takeOverConsole(): void {
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    console[level] = (...parts: unknown[]) => log({ level: level === 'log' ? 'info' : level, ...entryOf(parts) });
  }
}

/** A message with an error, or with fields of its own, keeps them apart. */
function entryOf(parts: readonly unknown[]): LogEntry {
  const [message, details] = parts;
  if (parts.length !== 2 || typeof message !== 'string' || typeof details !== 'object' || details === null) {
    return { message: format(...parts) };
  }
  return { message, ...(details instanceof Error ? { stack: stackOf(details) } : details) };
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
