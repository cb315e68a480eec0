import { expect, test } from 'vitest';
import { TaskQueue } from './task-queue.ts';

function work(done: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { finish: resolve, run: () => promise.then(() => void done.push(name)) };
}

test('one at a time, in order, those of a lower rank ahead of all who wait', async () => {
  const queue = new TaskQueue({ most: 5 });
  const done: string[] = [];
  const jobs = ['form 1', 'form 2', 'picture 1', 'form 3', 'picture 2'].map((name) => work(done, name));
  const runs = jobs.map((job, index) => queue.run(job.run, { rank: index === 2 || index === 4 ? 0 : 1 }));
  for (const job of jobs) job.finish();
  await Promise.all(runs);
  expect(done).toEqual(['form 1', 'picture 1', 'picture 2', 'form 2', 'form 3']);
});

test('whoever finds it full is told at once; there is room again when one is done', async () => {
  const queue = new TaskQueue({ most: 2 });
  const jobs = ['a', 'b', 'c'].map((name) => work([], name));
  const runs = jobs.map(({ run }) => queue.run(run));
  await expect(queue.run(async () => 'never begun')).rejects.toMatchObject({ code: 'busy' });
  jobs[0]?.finish();
  await runs[0];
  const later = queue.run(async () => 'begun');
  for (const job of jobs) job.finish();
  expect(await later).toBe('begun');
});

test('whoever waits for too long is sent away, and the others keep their places', async () => {
  const queue = new TaskQueue({ most: 5, waitMs: 1 });
  const first = work([], 'first');
  const running = queue.run(first.run);
  await expect(queue.run(async () => 'never begun')).rejects.toMatchObject({ code: 'busy' });
  first.finish();
  await running;
  expect(await queue.run(async () => 'begun')).toBe('begun');
});

test('what fails makes room as well', async () => {
  const queue = new TaskQueue({ most: 1 });
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(async () => 'begun');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('begun');
});

test('whoever finds it full takes the place of the last of a higher rank', async () => {
  const queue = new TaskQueue({ most: 2 });
  const running = work([], 'running');
  const run = queue.run(running.run);
  const [greedy, greedier] = [
    queue.run(async () => 'second', { rank: 4 }),
    queue.run(async () => 'never', { rank: 8 }),
  ];
  const newcomer = queue.run(async () => 'first', { rank: 0 });
  await expect(greedier).rejects.toMatchObject({ code: 'busy' });
  await expect(queue.run(async () => 'never', { rank: 4 })).rejects.toMatchObject({ code: 'busy' });
  running.finish();
  await run;
  expect(await Promise.all([newcomer, greedy])).toEqual(['first', 'second']);
});
