import { readdir, statfs } from 'node:fs/promises';
import {
  constants,
  monitorEventLoopDelay,
  type PerformanceEntry,
  PerformanceObserver,
  performance,
} from 'node:perf_hooks';
import { metrics, type Sample } from './registry.ts';

const NANOSECONDS = 1e9;
/** How often the loop is looked at: what is measured is from one look to the next. */
const LOOK_MS = 20;
const GC_KINDS: Readonly<Record<number, string>> = {
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weak',
};

type CollectedEntry = PerformanceEntry & { readonly detail?: { readonly kind?: number } };

interface Watched {
  readonly build: string;
  readonly dataFolder: string;
}

/** What the process takes of its machine, under the names that ready-made dashboards know. Returns how to stop. */
export function watchProcess({ build, dataFolder }: Watched): () => void {
  metrics.gauge('brdo_build_info', 'Which build it is.', () => [
    { value: 1, labels: { build, node: process.version } },
  ]);
  metrics.gauge('process_start_time_seconds', 'When the process started.', () => performance.timeOrigin / 1000);
  metrics.counter('process_cpu_seconds_total', 'Processor time.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  metrics.gauge('nodejs_heap_size_used_bytes', 'Heap that is in use.', () => process.memoryUsage().heapUsed);
  metrics.gauge('nodejs_heap_size_total_bytes', 'Heap.', () => process.memoryUsage().heapTotal);
  metrics.gauge('nodejs_external_memory_bytes', 'Memory outside of the heap.', () => process.memoryUsage().external);
  metrics.gauge('process_open_fds', 'Open files and connections.', async () => (await readdir('/proc/self/fd')).length);
  metrics.gauge('brdo_data_free_bytes', 'Space that is left where DATA_DIR is.', async () => {
    const { bavail, bsize } = await statfs(dataFolder);
    return bavail * bsize;
  });
  const stops = [watchEventLoop(), watchGarbageCollection()];
  return () => {
    for (const stop of stops) stop();
  };
}

function watchEventLoop(): () => void {
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  delay.enable();
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - LOOK_MS / 1000);
  metrics.gauge('nodejs_eventloop_lag_seconds', 'How late timers came since this was last asked for.', () => {
    const samples: Sample[] = [50, 90, 99].map((part) => ({
      value: late(delay.percentile(part)),
      labels: { quantile: String(part / 100) },
    }));
    samples.push({ value: late(delay.max), labels: { quantile: '1' } });
    delay.reset();
    return samples;
  });
  let before = performance.eventLoopUtilization();
  metrics.gauge(
    'nodejs_eventloop_utilization',
    'Which part of the time it was busy since this was last asked for.',
    () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
  );
  return () => delay.disable();
}

function watchGarbageCollection(): () => void {
  const spent = new Map<string, { seconds: number; count: number }>();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry as CollectedEntry);
  });
  const note = ({ duration, detail }: CollectedEntry) => {
    const kind = GC_KINDS[detail?.kind ?? 0] ?? 'other';
    const before = spent.get(kind) ?? { seconds: 0, count: 0 };
    spent.set(kind, { seconds: before.seconds + duration / 1000, count: before.count + 1 });
  };
  observer.observe({ entryTypes: ['gc'] });
  const samples = (value: (of: { seconds: number; count: number }) => number) => () =>
    [...spent].map(([kind, of]) => ({ value: value(of), labels: { kind } }));
  metrics.counter(
    'nodejs_gc_seconds_total',
    'Time spent on collecting garbage.',
    samples(({ seconds }) => seconds),
  );
  metrics.counter(
    'nodejs_gc_runs_total',
    'How often garbage was collected.',
    samples(({ count }) => count),
  );
  return () => observer.disconnect();
}
