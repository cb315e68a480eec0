import { expect, test } from 'vitest';
import { table } from '../../app/routes.ts';
import { VisitorMeasurements } from './visitor-measurements.ts';

function taking(today = () => '2026-11-17') {
  const measurements = new VisitorMeasurements(today);
  const sums = () =>
    [...measurements.samples()]
      .filter(({ suffix }) => suffix === '_sum')
      .map(({ labels, value }) => [labels?.route, labels?.vital, value]);
  const count = () =>
    [...measurements.samples()].filter(({ suffix }) => suffix === '_count').reduce((sum, { value }) => sum + value, 0);
  return { sums, count, measurements };
}

test('a visit counts for its kind of page, and nothing of its address is passed on', () => {
  const { sums, measurements } = taking();
  measurements.take('a', { path: '/news/7/bura', values: { LCP: 1200, CLS: 0.02 } });
  measurements.take('a', { path: '/pregled/tajniZnak', values: { LCP: 900 } });
  expect(sums()).toEqual([
    ['/news/:id/:title', 'LCP', 1.2],
    ['/news/:id/:title', 'CLS', 0.02],
    ['/pregled/:token', 'LCP', 0.9],
  ]);
});

test.each(['/nema-toga', '/metrics', '/rss.xml', '/assets/x.js', '//zlo.hr', 'x', ''])('%j makes no row', (path) => {
  const { count, measurements } = taking();
  measurements.take('a', { path, values: { LCP: 1 } });
  expect(count()).toBe(0);
});

test('one address does not drown the others, and a new day begins anew', () => {
  let day = '2026-11-17';
  const { count, measurements } = taking(() => day);
  const send = (address: string, path = '/') => measurements.take(address, { path, values: { LCP: 60_000 } });
  for (let times = 0; times < 500; times += 1) send('spammer');
  expect(count()).toBe(5);
  send('other');
  send('spammer', '/nasa-misija');
  expect(count()).toBe(7);
  const paths = Object.values(table).map(({ path }) => path);
  for (const path of [...paths, ...paths]) send('spammer', path);
  expect(count()).toBe(41);
  day = '2026-11-18';
  send('spammer');
  expect(count()).toBe(42);
});

test('addresses without end take no memory without end', () => {
  const { count, measurements } = taking();
  for (let index = 0; index < 30_000; index += 1) measurements.take(`a${index}`, { path: '/', values: { LCP: 1 } });
  expect(count()).toBe(10_000);
});
