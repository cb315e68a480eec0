import { expect, test } from 'vitest';
import type { Write } from '../store/document-store.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { EDGES, quantile, total } from './scale.ts';
import { SPEED, type SpeedDay, SpeedLog } from './speed-log.ts';
import { summarise } from './summary.ts';

const everyPage = () => true;
const DAY = '2026-11-17';

function counting(store = new MemoryStore(), today = () => DAY) {
  const commits: unknown[] = [];
  const commit = store.commit.bind(store);
  store.commit = async (writes) => {
    commits.push(writes);
    await commit(writes);
  };
  return { store, commits, speeds: new SpeedLog({ store, today }) };
}

const lcp = (days: readonly SpeedDay[], page: string) => days.at(-1)?.speeds.get(page)?.LCP;

test('a thousand visits are one write, and outlive the process', async () => {
  const { store, commits, speeds } = counting();
  for (let visit = 0; visit < 1000; visit += 1) speeds.note('post', 'LCP', visit * 4);
  expect(commits).toHaveLength(0);
  await speeds.save();
  await speeds.save();
  expect(commits).toHaveLength(1);
  const counts = lcp(await new SpeedLog({ store, today: () => DAY }).lastDays(everyPage), 'post');
  expect(counts && total(counts)).toBe(1000);
  expect(Math.abs((quantile(counts as never, 0.75) as number) - 3000)).toBeLessThan(100);
  // What is over is deleted once a day: every write is paid for.
  speeds.note('post', 'LCP', 4);
  await speeds.save();
  expect((commits as Write[][]).map(({ length }) => length)).toEqual([4, 1]);
});

test('processes add to the same day, and what is not saved yet is shown by the one that has it', async () => {
  const { store, speeds } = counting();
  const other = new SpeedLog({ store, today: () => DAY });
  speeds.note('home', 'LCP', 100);
  other.note('home', 'LCP', 100);
  await Promise.all([speeds.save(), other.save()]);
  other.note('home', 'LCP', 9000);
  expect(total(lcp(await speeds.lastDays(everyPage), 'home') as never)).toBe(2);
  expect(total(lcp(await other.lastDays(everyPage), 'home') as never)).toBe(3);
});

test('what could not be saved is saved the next time, once', async () => {
  const { store, speeds } = counting();
  const { commit } = store;
  store.commit = async () => Promise.reject(new Error('disk full'));
  speeds.note('home', 'INP', 40);
  await expect(speeds.save()).rejects.toThrow('disk full');
  speeds.note('home', 'INP', 40);
  store.commit = commit;
  await speeds.save();
  const [today] = (await speeds.lastDays(everyPage)).slice(-1);
  expect(total(today?.speeds.get('home')?.INP as never)).toBe(2);
});

test('a busy hour is more than Firestore adds to in one commit: it goes in several, and what failed of it the next time', async () => {
  const { store, commits, speeds } = counting();
  const { commit } = store;
  let refuses = false;
  store.commit = async (writes) => {
    if (refuses && commits.length === 1) throw new Error('out of reach');
    await commit(writes);
  };
  const pages = [...'abcdefghijklmnopqrst'];
  for (const page of pages) for (const edge of EDGES) speeds.note(page, 'LCP', edge);
  refuses = true;
  await expect(speeds.save()).rejects.toThrow('out of reach');
  refuses = false;
  await speeds.save();
  const sizes = (commits as Write[][]).map(([first]) => Object.keys((first as { by: object }).by).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(pages.length * EDGES.length);
  const saved = await new SpeedLog({ store, today: () => DAY }).lastDays(everyPage);
  for (const page of pages) expect(total(lcp(saved, page) as never)).toBe(EDGES.length);
});

test('seven days are shown, each by itself, and a month is kept', async () => {
  let day = '2026-10-01';
  const { store, speeds } = counting(new MemoryStore(), () => day);
  for (const at of ['2026-10-01', '2026-11-10', '2026-11-11', '2026-11-17']) {
    day = at;
    speeds.note('home', 'LCP', 1000);
    await speeds.save();
  }
  const days = await speeds.lastDays(everyPage);
  expect(days.map((shown) => shown.day)).toEqual([11, 12, 13, 14, 15, 16, 17].map((date) => `2026-11-${date}`));
  expect(days.map(({ speeds: of }) => of.size)).toEqual([1, 0, 0, 0, 0, 0, 1]);
  day = '2026-10-31';
  speeds.note('home', 'LCP', 1000);
  await speeds.save();
  expect((await store.list(SPEED)).map(({ id }) => id)).not.toContain('2026-10-01');
});

test('what somebody wrote there by hand, and pages that are no more, are left out', async () => {
  const { store, speeds } = counting();
  const fields = { home_L5: 2, gone_L5: 4, home_L9999: 1, home_X1: 3, __proto: 1, home_L6: -4 };
  await store.commit([{ verb: 'set', collection: SPEED, id: DAY, fields }]);
  const [today] = (await speeds.lastDays((name) => name === 'home')).slice(-1);
  expect([...(today?.speeds.keys() ?? [])]).toEqual(['home']);
  expect(total(today?.speeds.get('home')?.LCP as never)).toBe(2);
});

test('three visits of four decide what is good, and the slowest pages are those of the server', async () => {
  const { speeds } = counting();
  for (const ms of [2000, 2400, 2500, 9000]) speeds.note('post', 'LCP', ms);
  for (const shift of [0, 0.3, 0.3, 0.3]) speeds.note('home', 'CLS', shift);
  for (const ms of [150, 250, 250, 300]) speeds.note('home', 'INP', ms);
  const counts = new Float64Array(62);
  counts[30] = 9;
  speeds.add('search', 'server', counts);
  const { visits, overall, pages, slowest } = summarise(await speeds.lastDays(everyPage));
  expect(visits).toBe(8);
  expect(overall.map(({ vital, verdict, count }) => [vital, verdict, count])).toEqual([
    ['LCP', 'good', 4],
    ['INP', 'middle', 4],
    ['CLS', 'poor', 4],
  ]);
  expect(overall[0]?.byDay.filter((value) => value !== undefined)).toHaveLength(1);
  expect(pages.map(({ page, visits: of }) => [page, of])).toEqual([
    ['home', 4],
    ['post', 4],
  ]);
  expect(slowest).toMatchObject([{ page: 'search', count: 9 }]);
});
