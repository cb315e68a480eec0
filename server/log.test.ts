import { afterEach, expect, test, vi } from 'vitest';
import { log, logError } from './log.ts';

const written = () => vi.mocked(process.stdout.write).mock.calls.map(([line]) => JSON.parse(String(line)));

afterEach(() => vi.restoreAllMocks());

test('no line carries an address of a person or the token of a link, wherever in it they stand', () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  log({ level: 'info', message: 'request', path: '/ana@primjer.hr', nested: { to: ['mate@primjer.hr'] } });
  logError('failed for iva@primjer.hr', new Error('no such page: /nova-lozinka?znak=tajniZnak'));
  const lines = written();
  expect(lines[0]).toMatchObject({ path: '/[email]', nested: { to: ['[email]'] } });
  expect(JSON.stringify(lines)).not.toMatch(/@primjer|tajniZnak/);
});
