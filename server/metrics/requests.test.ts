import { expect, test } from 'vitest';
import { type PageName, table } from '../../app/routes.ts';
import { RequestCounts } from './requests.ts';
import { patternOf } from './route-patterns.ts';

test('every page of the URL table is counted under its own pattern, however it is asked for', () => {
  for (const [page, { path }] of Object.entries(table) as [PageName, { path: string }][]) {
    if (page === 'unmatched') continue;
    const visited = path.replace(/:\w+/g, 'nesto-7');
    for (const asked of [
      visited,
      `${visited}/`,
      visited.toUpperCase(),
      `${visited === '/' ? '/_root' : visited}.data`,
    ]) {
      expect(patternOf(asked), asked).toMatchObject({ page, pattern: path });
    }
  }
});

test.each([
  ['/nema-toga', '/*'],
  ['/wp-admin/x/y/z', '/*'],
  ['/news/1', '/*'],
  ['/%70regled/tajniZnak', '/*'],
  ['/assets/main-abc.js', '/assets/*'],
  ['/media/share/x.png', '/media/*'],
  ['/favicon.svg', '/:file'],
  ['/metrics', '/metrics'],
  ['', '/*'],
])('%s is counted as %s', (path, pattern) => {
  expect(patternOf(path).pattern).toBe(pattern);
});

test('whatever is asked for, there are no more rows than patterns', () => {
  const counts = new RequestCounts();
  for (let index = 0; index < 20_000; index += 1) {
    counts.note(`/${index}/x`, 'GET', 404, 1);
    counts.note(`/news/${index}/x`, index % 2 ? 'GET' : `X${index}`, 200 + (index % 800), index);
  }
  const rows = [...counts.samples()];
  expect(new Set(rows.map(({ labels }) => labels?.route))).toEqual(new Set(['/*', '/news/:id/:title']));
  expect(rows.length).toBeLessThan(20);
  expect(rows.reduce((sum, { value }) => sum + value, 0)).toBe(40_000);
});

test('times are a histogram: what was read, and forms apart', () => {
  const counts = new RequestCounts();
  for (const ms of [1, 5, 6, 300, 20_000]) counts.note('/', 'GET', 200, ms);
  counts.note('/', 'POST', 302, 70);
  const of = (method: string) => [...counts.timeSamples()].filter(({ labels }) => labels?.method === method);
  const bucket = (le: string) => of('GET').find(({ labels }) => labels?.le === le)?.value;
  expect([bucket('0.005'), bucket('0.01'), bucket('0.5'), bucket('10'), bucket('+Inf')]).toEqual([2, 3, 4, 4, 5]);
  expect(of('GET').find(({ suffix }) => suffix === '_sum')?.value).toBeCloseTo(20.312);
  expect(of('POST').find(({ suffix }) => suffix === '_count')?.value).toBe(1);
});
