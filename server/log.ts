export type LogEntry = Readonly<Record<string, unknown>>;

/** One JSON object a line: what a log collector reads, and grep as well. */
export function log(entry: LogEntry): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}

export function logError(message: string, error: unknown, entry: LogEntry = {}): void {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log({ level: 'error', message, ...entry, stack });
}
