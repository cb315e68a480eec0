/** Milliseconds by contender, the median of interleaved rounds: a noisy neighbour slows all of them alike. */
export function race(contenders: Record<string, () => unknown>, rounds = 40, warmUp = 10): Record<string, number> {
  const times = Object.fromEntries(Object.keys(contenders).map((name) => [name, [] as number[]]));
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const [name, run] of Object.entries(contenders)) {
      const start = performance.now();
      run();
      if (round >= warmUp) times[name]?.push(performance.now() - start);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)]));
}

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Prints the bars with what was measured, and lets the process fail where one is not met. */
export function judge(bars: readonly { bar: string; measured: string; met: boolean }[]): void {
  console.table(Object.fromEntries(bars.map(({ bar, measured, met }) => [bar, { measured, met: met ? 'yes' : 'NO' }])));
  if (bars.some(({ met }) => !met)) process.exitCode = 1;
}

/** Milliseconds, of all threads by the clock and of this one by the processor. */
export function timed<Result>(work: () => Result): { result: Result; ms: number; cpu: number } {
  const start = performance.now();
  const { user } = process.threadCpuUsage();
  const result = work();
  return {
    result,
    ms: Math.round(performance.now() - start),
    cpu: Math.round((process.threadCpuUsage().user - user) / 1000),
  };
}
