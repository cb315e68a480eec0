import { expect, test } from 'vitest';
import { Metrics } from './registry.ts';

test('gauges, counters and tallies in Prometheus’ text format', async () => {
  const metrics = new Metrics();
  let length = 3;
  metrics.gauge('queue_length', 'How long.', () => length, { queue: 'a' });
  metrics.gauge('queue_length', 'How long.', async () => 7, { queue: 'b' });
  const letters = metrics.tally('letters_total', 'Letters.', ['result', 'why']);
  letters('sent', '');
  letters('failed', 'quoted "x"\n\\');
  letters('failed', 'quoted "x"\n\\');
  length = 4;
  expect(await metrics.text()).toBe(
    `# HELP queue_length How long.
# TYPE queue_length gauge
queue_length{queue="a"} 4
queue_length{queue="b"} 7
# HELP letters_total Letters.
# TYPE letters_total counter
letters_total{result="sent",why=""} 1
letters_total{result="failed",why="quoted \\"x\\"\\n\\\\"} 2
`,
  );
});

test('who registers the same again takes its place', async () => {
  const metrics = new Metrics();
  for (const value of [1, 2]) metrics.gauge('age_seconds', 'How old.', () => value);
  expect(await metrics.text()).toContain('\nage_seconds 2\n');
  expect(await metrics.text()).not.toContain('age_seconds 1\n');
});

test('what cannot be read is left out, and the rest is there', async () => {
  const metrics = new Metrics();
  metrics.gauge('broken', 'Throws.', () => {
    throw new Error('kvar');
  });
  metrics.gauge('broken_later', 'Rejects.', async () => Promise.reject(new Error('kvar')));
  metrics.gauge('unknown', 'Nothing is known.', () => Number.NaN);
  metrics.gauge('silent', 'Never answers.', () => new Promise<number>(() => {}));
  metrics.gauge('well', 'Answers.', () => 1);
  expect(await metrics.text()).toBe('# HELP well Answers.\n# TYPE well gauge\nwell 1\n');
});
