import { afterEach, expect, test, vi } from 'vitest';
import { chooseLogFormat, log } from './log.ts';
import { jsonLines, prettyLines } from './log-lines.ts';

const answered = { id: 'AbC-000001', method: 'GET', path: '/nasa-misija', status: 200, ms: 3.14 };
const pretty = prettyLines(false);

afterEach(() => {
  vi.restoreAllMocks();
  chooseLogFormat('json');
});

test('people read columns: time, level, method, answer, how long it took, where', () => {
  expect(pretty.request(answered)).toMatch(
    /^\d\d:\d\d:\d\d\.\d{3} {2}info {3}GET {2}200 {6}3\.1 ms {2}\/nasa-misija {2}AbC-000001\n$/,
  );
  const failed = { ...answered, method: 'POST', status: 503, ms: 1234.5 };
  expect(pretty.request(failed)).toMatch(/ error {2}POST 503 {3}1234\.5 ms {2}\//);
});

test('what belongs to a message stands beside it, and a stack below', () => {
  const line = pretty.entry({ level: 'warn', message: 'decoding stopped', why: 'took too long', code: null, n: 3 });
  expect(line.slice(14)).toBe('warn   decoding stopped why="took too long" code=null n=3\n');
  const failed = pretty.entry({
    level: 'error',
    message: 'request failed',
    id: 'x',
    stack: 'Error: kvar\n    at here',
  });
  expect(failed.split('\n').slice(1)).toEqual(['              │ Error: kvar', '              │     at here', '']);
});

test('colours are there for terminals that show them', () => {
  expect(prettyLines(true).request(answered)).toContain('\u001b[32m200\u001b[0m');
  expect(pretty.request(answered)).not.toContain('\u001b');
});

test.each([
  { asked: undefined, isTTY: true, json: false },
  { asked: undefined, isTTY: false, json: true },
  { asked: 'json', isTTY: true, json: true },
  { asked: 'pretty', isTTY: false, json: false },
] as const)('LOG=$asked, a terminal $isTTY', ({ asked, isTTY, json }) => {
  const before = { isTTY: process.stdout.isTTY, hasColors: process.stdout.hasColors };
  Object.assign(process.stdout, { isTTY, hasColors: () => true });
  try {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    chooseLogFormat(asked);
    log({ level: 'info', message: 'stopping' });
    // Requests that others have logged may be written along.
    const line = String(write.mock.calls[0]?.[0]).trimEnd().split('\n').at(-1) ?? '';
    expect(line.startsWith('{')).toBe(json);
    expect(line.includes('\u001b')).toBe(isTTY && !json);
  } finally {
    Object.assign(process.stdout, before);
  }
});

const HOSTILE = [
  '/\u001b[2J\u009b31m\u0085\u2028\u202e\u2066č\n12:00:00.000  info   forged\r\t',
  'ana@primjer.hr 93.136.20.7 2001:db8::7 /pregled/tajniZnak',
];
test.each([
  ['json', jsonLines],
  ['pretty', pretty],
] as const)('in %s nothing commands a terminal, makes a line of its own or names anybody', (_, lines) => {
  const circular: Record<string, unknown> = { to: 'ana@primjer.hr' };
  circular.itself = circular;
  for (const text of HOSTILE) {
    const written = [
      lines.request({ ...answered, path: text }),
      lines.entry({ level: 'info', message: text, [text]: text, inside: { [text]: [text] }, count: 12n }),
      lines.entry({ level: 'error', message: text, stack: `Error: ${text}\n    at x` }),
      lines.entry({ level: 'error', message: text, circular }),
      lines.entry({ level: 'error', message: 'x', token: 'tajniZnak', headers: { Authorization: 'tajniZnak' } }),
    ].join('');
    expect(written.replaceAll('\n', '')).toMatch(/^[\x20-\x7eč│…]+$/);
    expect(
      written
        .split('\n')
        .filter((line) => line.includes('forged') && /^\d\d:\d\d:\d\d\.\d{3} {2}info {3}forged/.test(line)),
    ).toEqual([]);
    expect(written).not.toMatch(/@primjer|93\.136|2001:db8|tajniZnak/);
  }
});

test('what a library says at great length is cut, and what anybody asks for', () => {
  expect(jsonLines.entry({ level: 'error', message: 'x'.repeat(100_000) }).length).toBeLessThan(11_000);
  for (const lines of [jsonLines, pretty]) {
    expect(lines.request({ ...answered, path: `/${'%'.repeat(16_000)}` }).length).toBeLessThan(1200);
    expect(lines.request({ ...answered, path: `/${'a'.repeat(900)}` })).toContain('a'.repeat(900));
  }
});

test.each(['/', 'ana@primjer.hr/'])('where a path of %s is cut, half an address does not stay', (part) => {
  for (let length = 900; length < 2100; length += 7) {
    const before = part.repeat(Math.ceil(length / part.length)).slice(-length);
    for (const behind of ['', '/b'.repeat(5000)]) {
      const path = `/${before}/iva.tajnovita%40primjer.hr${behind}`;
      expect(jsonLines.request({ ...answered, path }), `${length}`).not.toMatch(/tajno|iva/);
    }
  }
});
