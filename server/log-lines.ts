import { inspect } from 'node:util';
import { isSecretName, redact } from '../domain/redact.ts';

export type LogEntry = Readonly<Record<string, unknown>>;

export interface AnsweredRequest {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

/** What is known becomes lines; whatever the form, nothing in them names anybody, lets anybody in, or commands a terminal. */
export interface LogLines {
  entry(entry: LogEntry): string;
  request(answered: AnsweredRequest): string;
}

/** A library may quote a whole page. */
const LONGEST = 10_000;
/** Longer ones lead nowhere. Anybody may send sixteen thousand letters at no cost, and each is looked at for what must not be read. */
const LONGEST_PATH = 1000;
/** So much behind the cut is looked at as well, and not told: half of an address is still somebody's. */
const BEHIND = 1000;

/** For a log collector, and for grep as well: one JSON object a line. */
export const jsonLines: LogLines = {
  entry: (entry) => `${JSON.stringify({ time: timestamp(), ...safe(entry) }).replace(COMMANDS, escaped)}\n`,
  // Concatenated, at half the cost of JSON.stringify: only a path may need escaping.
  request: ({ id, method, path, status, ms }) =>
    `{"time":"${timestamp()}","level":"${levelOf(status)}","message":"request","id":"${id}","method":"${method}","path":${JSON.stringify(readable(path, LONGEST_PATH)).replace(COMMANDS, escaped)},"status":${status},"ms":${ms}}\n`,
};

const LEVEL_COLOURS: Readonly<Record<string, number>> = { debug: 90, info: 36, warn: 33, error: 31 };
const DIM = 90;

/** For people at a terminal: columns, and a stack below its line. */
export function prettyLines(withColours: boolean): LogLines {
  const paint = (code: number, text: string) => (withColours ? `\u001b[${code}m${text}\u001b[0m` : text);
  const line = (level: string, rest: string) =>
    `${paint(DIM, clock())}  ${paint(LEVEL_COLOURS[level] ?? 0, level.padEnd(5))}  ${rest}\n`;
  return {
    entry(entry) {
      const { level, message, stack, ...fields } = safe(entry);
      const told = Object.entries(fields).map(([name, value]) => paint(DIM, ` ${plain(name)}=`) + worded(value));
      const below =
        typeof stack === 'string' ? stack.split('\n').map((part) => `${BELOW}${paint(DIM, plain(part))}\n`) : [];
      return line(plain(String(level ?? 'info')), `${plain(String(message ?? ''))}${told.join('')}`) + below.join('');
    },
    request({ id, method, path, status, ms }) {
      const answer = paint(statusColour(status), String(status));
      const told = `${method.padEnd(4)} ${answer} ${ms.toFixed(1).padStart(8)} ms  ${plain(readable(path, LONGEST_PATH))}`;
      return line(levelOf(status), `${told}  ${paint(DIM, id)}`);
    },
  };
}

/** No line of a stack begins like one of the log, whatever was quoted in it. */
const BELOW = `${' '.repeat(14)}│ `;

function worded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return plain(/^[^\s"]+$/.test(text) ? text : typeof value === 'string' ? JSON.stringify(text) : text);
}

function statusColour(status: number): number {
  if (status >= 500) return 31;
  return status >= 400 ? 33 : 32;
}

function levelOf(status: number): string {
  return status >= 500 ? 'error' : 'info';
}

/** An entry as JSON can hold it, with nothing in it that must not be read. */
function safe(entry: LogEntry): Record<string, unknown> {
  try {
    return JSON.parse(JSON.stringify(entry, safeValue)) as Record<string, unknown>;
  } catch {
    // It leads back to itself, or does not let itself be read.
    const { level, message } = entry;
    return { level, message: redact(String(message)), details: redact(inspect(entry, { depth: 2 })).slice(0, LONGEST) };
  }
}

function readable(text: string, longest: number): string {
  const isCut = text.length > longest + BEHIND;
  const safe = redact(isCut ? text.slice(0, longest + BEHIND) : text);
  const told = isCut ? Math.max(0, safe.length - BEHIND) : safe.length;
  return isCut || told > longest ? `${safe.slice(0, Math.min(told, longest))}…` : safe;
}

function safeValue(name: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string') {
    if (isSecretName(name)) return '[secret]';
    return readable(value, LONGEST);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [redact(key), inside]));
}

/** JSON leaves alone what a terminal obeys besides, or a reader would take for another line or another order of letters. */
const COMMANDS = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const ALL_COMMANDS = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

function plain(text: string): string {
  return text.replace(ALL_COMMANDS, escaped);
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
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

/** Of where the terminal is. */
function clock(): string {
  const now = new Date();
  const parts = [now.getHours(), now.getMinutes(), now.getSeconds()].map((part) => String(part).padStart(2, '0'));
  return `${parts.join(':')}.${String(now.getMilliseconds()).padStart(3, '0')}`;
}
