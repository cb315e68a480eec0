import { format } from 'node:util';
import { redact } from '../domain/redact.ts';

export type LogEntry = Readonly<Record<string, unknown>>;

/** One JSON object a line: what a log collector reads, and grep as well. */
export function log(entry: LogEntry): void {
  const line = JSON.stringify({ time: new Date().toISOString(), ...entry }, (_, value: unknown) =>
    typeof value === 'string' ? redact(value) : value,
  );
  process.stdout.write(`${line}\n`);
}

export function logError(message: string, error: unknown, entry: LogEntry = {}): void {
  log({ level: 'error', message, ...entry, stack: stackOf(error) });
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
