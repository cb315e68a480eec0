import { expect, test } from 'vitest';
import { table } from '../../app/routes.ts';
import { VisitorMeasurements } from './visitor-measurements.ts';

function taking(today = () => '2026-11-17') {
  const noted: [page: string, vital: string, value: number][] = [];
  const log = { note: (...told: (typeof noted)[number]) => noted.push(told) };
  return { noted, measurements: new VisitorMeasurements(log as never, today) };
}

test('a visit counts for its kind of page, and nothing of its address is passed on', () => {
  const { noted, measurements } = taking();
  measurements.take('a', { path: '/news/7/bura', values: { LCP: 1200, CLS: 0.02 } });
  measurements.take('a', { path: '/pregled/tajniZnak', values: { LCP: 900 } });
  expect(noted).toEqual([
    ['post', 'LCP', 1200],
    ['post', 'CLS', 0.02],
    ['preview', 'LCP', 900],
  ]);
});

test.each(['/nema-toga', '/metrics', '/rss.xml', '/assets/x.js', '//zlo.hr', 'x', ''])('%j makes no row', (path) => {
  const { noted, measurements } = taking();
  measurements.take('a', { path, values: { LCP: 1 } });
  expect(noted).toEqual([]);
});

test('one address does not drown the others, and a new day begins anew', () => {
  let day = '2026-11-17';
  const { noted, measurements } = taking(() => day);
  const send = (address: string, path = '/') => measurements.take(address, { path, values: { LCP: 60_000 } });
  for (let times = 0; times < 500; times += 1) send('spammer');
  expect(noted).toHaveLength(5);
  send('other');
  send('spammer', '/nasa-misija');
  expect(noted).toHaveLength(7);
  const paths = Object.values(table).map(({ path }) => path);
  for (const path of [...paths, ...paths]) send('spammer', path);
  expect(noted).toHaveLength(41);
  day = '2026-11-18';
  send('spammer');
  expect(noted).toHaveLength(42);
});

test('addresses without end take no memory without end', () => {
  const { noted, measurements } = taking();
  for (let index = 0; index < 30_000; index += 1) measurements.take(`a${index}`, { path: '/', values: { LCP: 1 } });
  expect(noted).toHaveLength(10_000);
});
