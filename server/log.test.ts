import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { log, logError, logRequest } from './log.ts';

const written = () =>
  vi
    .mocked(process.stdout.write)
    .mock.calls.flatMap(([lines]) => String(lines).trim().split('\n'))
    .map((line) => JSON.parse(line));
const answered = (path: string) => ({ id: '1', method: 'GET', path, status: 200, ms: 1 });

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('no line carries an address of a person or the token of a link, wherever in it they stand', () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  logRequest(answered('/ana@primjer.hr'));
  log({ level: 'info', message: 'told', path: '/ana@primjer.hr', nested: { to: ['mate@primjer.hr'] } });
  logError('failed for iva@primjer.hr', new Error('no such page: /nova-lozinka?znak=tajniZnak'));
  const lines = written();
  expect(lines[0]).toMatchObject({ message: 'request', path: '/[email]' });
  expect(lines[1]).toMatchObject({ path: '/[email]', nested: { to: ['[email]'] } });
  expect(JSON.stringify(lines)).not.toMatch(/@primjer|tajniZnak/);
});

test('requests are written soon and together, and before whatever is logged after them', () => {
  vi.useFakeTimers();
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  logRequest(answered('/a'));
  logRequest(answered('/b'));
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(write).toHaveBeenCalledTimes(1);
  logRequest(answered('/c'));
  log({ level: 'info', message: 'stopping' });
  expect(written().map(({ path, message }) => path ?? message)).toEqual(['/a', '/b', '/c', 'stopping']);
});

test('whatever stands in an address, its line is one JSON object', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const path = '/"},{"\\\n\u2028ž%00';
  logRequest(answered(path));
  log({ level: 'info', message: 'after it' });
  expect(write).toHaveBeenCalledTimes(1);
  expect(written()[0]).toMatchObject({ level: 'info', message: 'request', method: 'GET', path, status: 200, ms: 1 });
});

test('nothing that a browser sends is obeyed by the terminal that shows the log', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const path = '/\u001b[2J\u009b31m\u0085\u2028\u202e\u2066č';
  log({ level: 'info', message: 'measurement', path });
  expect(String(write.mock.calls[0]?.[0]).trimEnd()).toMatch(/^[\x20-\x7eč]+$/);
  expect(written()[0]).toMatchObject({ path });
});

test('a log that fills faster than it is written does not grow without end', () => {
  vi.useFakeTimers();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  for (let index = 0; index < 2000; index += 1) logRequest(answered(`/${index}`));
  expect(written().length).toBeGreaterThan(1000);
});

/** A process of its own that logs so many requests and then ends in some way. */
const loggingProcess = (lines: number, end: string) => [
  '--input-type=module',
  '-e',
  `import { drainLog, logRequest } from './server/log.ts';
   for (let index = 0; index < ${lines}; index += 1) {
     logRequest({ id: '1', method: 'GET', path: '/' + index, status: 200, ms: 1 });
   }
   ${end};`,
];
const pathsIn = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).path);
const paths = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);

test.each(['process.exit(0)', 'throw new Error("nobody caught this")'])('nothing is lost by %s', (end) => {
  const { stdout } = spawnSync(process.execPath, loggingProcess(20, end), { encoding: 'utf8' });
  expect(pathsIn(stdout)).toEqual(paths(20));
});

test('whoever reads the log slowly gets its last lines, too', async () => {
  // More than a pipe holds, and nobody reads before all of it is logged.
  const child = spawn(
    process.execPath,
    loggingProcess(10_000, `process.stderr.write('logged'); await drainLog(); process.exit(0)`),
  );
  await once(child.stderr, 'data');
  const parts: Buffer[] = [];
  child.stdout.on('data', (part) => parts.push(part));
  await once(child, 'close');
  expect(pathsIn(Buffer.concat(parts).toString())).toEqual(paths(10_000));
});
