import { setTimeout as pause } from 'node:timers/promises';
import { format } from 'node:util';
import { type AnsweredRequest, jsonLines, type LogEntry, type LogLines, prettyLines } from './log-lines.ts';

export const LOG_FORMATS = ['pretty', 'json'] as const;

/** Lines of requests wait for one another no longer than this: a write for each would cost more than its page does. */
const FLUSH_MS = 50;
const FLUSH_LENGTH = 64 * 1024;
const DRAIN_WITHIN_MS = 2000;
let pending = '';
let flushing: NodeJS.Timeout | undefined;

let lines: LogLines = jsonLines;

/** As asked for; otherwise as whoever reads it needs it: people at a terminal, machines elsewhere. */
export function chooseLogFormat(asked: (typeof LOG_FORMATS)[number] | undefined): void {
  const { isTTY } = process.stdout;
  const isPretty = (asked ?? (isTTY ? 'pretty' : 'json')) === 'pretty';
  // Colours where they are seen, and not where NO_COLOR or the terminal itself says so.
  lines = isPretty ? prettyLines(isTTY && process.stdout.hasColors()) : jsonLines;
}

export function log(entry: LogEntry): void {
  pending += lines.entry(entry);
  flush();
}

/** Buffered, so that it may stand in the log a moment after the answer has been read; the order of lines is kept. */
export function logRequest(answered: AnsweredRequest): void {
  pending += lines.request(answered);
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
  const written = pending;
  pending = '';
  process.stdout.write(written);
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
