import { expect, test } from 'vitest';
import { HEALTH_KINDS, type HealthFinding, type HealthKind } from './findings.ts';
import { health } from './health.ts';

const finding = (kind: HealthKind, ...individuals: string[]): HealthFinding => ({
  ...{ kind, severity: HEALTH_KINDS[kind], individuals, sentence: 'Nešto.', key: kind + individuals.join() },
});

test('what to mend first is the gravest, and of equals what touches most people', () => {
  const { kinds, counts } = health(
    [
      finding('undated', 'I1'),
      finding('undated', 'I2'),
      finding('future-date', 'I3'),
      finding('own-ancestor', 'I4', 'I5'),
      { ...finding('undated'), more: 40 },
    ],
    1000,
  );
  expect(kinds.map(({ kind, count, people }) => [kind, count, people])).toEqual([
    ['own-ancestor', 1, 2],
    ['future-date', 1, 1],
    ['undated', 42, 42],
  ]);
  expect(counts).toEqual({ error: 2, warning: 0, note: 42 });
});

test('a tree is as healthy as its gravest fault, and many for its size make it ill', () => {
  const errors = (count: number) => Array.from({ length: count }, (_, at) => finding('future-date', `I${at}`));
  expect(health([], 10).grade).toBe('sound');
  expect(health([finding('island', 'I1')], 10).grade).toBe('tidy');
  expect(health([finding('island', 'I1'), finding('age-over-110', 'I1')], 10).grade).toBe('fair');
  expect(health(errors(1), 10).grade).toBe('ailing');
  expect(health(errors(10), 3000).grade).toBe('ailing');
  expect(health(errors(10), 100).grade).toBe('ill');
});
