import { setTimeout as pause } from 'node:timers/promises';

type Labels = Readonly<Record<string, string>>;

export interface Sample {
  readonly value: number;
  readonly labels?: Labels;
  /** What follows the name: a histogram's `_bucket`, `_sum` and `_count`. */
  readonly suffix?: string;
}

type Read = () => number | Iterable<Sample> | Promise<number | Iterable<Sample>>;

interface Metric {
  readonly type: 'gauge' | 'counter' | 'histogram';
  readonly help: string;
  /** By their labels: whoever registers the same once more takes its place. */
  readonly sources: Map<string, { readonly labels: Labels; readonly read: Read }>;
}

/** A folder that does not answer must not keep the others from being seen. */
const READ_WITHIN_MS = 2000;

/**
 * What those who run the site can measure. A part registers how to read what it knows; nothing is computed until somebody
 * asks. Labels are a few known words, never what a visitor sent.
 */
export class Metrics {
  readonly #metrics = new Map<string, Metric>();

  /** What goes up and down: a length, a size, an age. */
  gauge(name: string, help: string, read: Read, labels: Labels = {}): void {
    this.#add('gauge', name, { help, read, labels });
  }

  /** What only grows while the process runs. */
  counter(name: string, help: string, read: Read, labels: Labels = {}): void {
    this.#add('counter', name, { help, read, labels });
  }

  histogram(name: string, help: string, read: Read): void {
    this.#add('histogram', name, { help, read, labels: {} });
  }

  /** A counter of its own, for what is seldom: increase it with the values of its labels. */
  tally<const Names extends readonly string[]>(
    name: string,
    help: string,
    names: Names,
  ): (...values: { [Index in keyof Names]: string }) => void {
    const counts = new Map<string, { readonly labels: Labels; value: number }>();
    this.counter(name, help, () => counts.values());
    return (...values) => {
      const key = values.join('\0');
      let counted = counts.get(key);
      if (!counted) {
        counted = { labels: Object.fromEntries(names.map((label, index) => [label, values[index] ?? ''])), value: 0 };
        counts.set(key, counted);
      }
      counted.value += 1;
    };
  }

  /** In Prometheus' text format. */
  async text(): Promise<string> {
    const parts = await Promise.all([...this.#metrics].map(([name, metric]) => this.#textOf(name, metric)));
    return parts.join('');
  }

  async #textOf(name: string, { type, help, sources }: Metric): Promise<string> {
    const read = await Promise.all([...sources.values()].map(samplesOf));
    const lines = read.flat().map(({ value, labels = {}, suffix = '' }) => {
      const told = Object.entries(labels).map(([label, word]) => `${label}="${escaped(word)}"`);
      return `${name}${suffix}${told.length > 0 ? `{${told.join(',')}}` : ''} ${value}\n`;
    });
    return lines.length === 0 ? '' : `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
  }

  #add(type: Metric['type'], name: string, { help, read, labels }: { help: string; read: Read; labels: Labels }): void {
    if (!/^[a-z_]+$/.test(name)) throw new Error(`Not the name of a metric: ${name}`);
    const metric = this.#metrics.get(name) ?? { type, help, sources: new Map() };
    metric.sources.set(JSON.stringify(labels), { labels, read });
    this.#metrics.set(name, metric);
  }
}

/** Of the whole process, as its log is. */
export const metrics = new Metrics();

/** What cannot be read now is left out: Prometheus knows gaps. */
async function samplesOf({ labels, read }: { labels: Labels; read: Read }): Promise<Sample[]> {
  const late = new AbortController();
  try {
    const answer = await Promise.race([read(), pause(READ_WITHIN_MS, undefined, { signal: late.signal, ref: false })]);
    if (answer === undefined) return [];
    const samples = typeof answer === 'number' ? [{ value: answer }] : [...answer];
    return samples
      .filter(({ value }) => !Number.isNaN(value))
      .map((sample) => ({ ...sample, labels: { ...labels, ...sample.labels } }));
  } catch {
    return [];
  } finally {
    late.abort();
  }
}

function escaped(word: string): string {
  return word.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));
}
