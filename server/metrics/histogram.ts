import type { Sample } from './registry.ts';

/** Counts of observed values, by upper bounds. */
export class Histogram {
  readonly #bounds: readonly number[];
  readonly #counts: Float64Array;
  #sum = 0;

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = new Float64Array(bounds.length + 1);
  }

  observe(value: number): void {
    const found = this.#bounds.findIndex((bound) => value <= bound);
    const bucket = found < 0 ? this.#bounds.length : found;
    this.#counts[bucket] = (this.#counts[bucket] as number) + 1;
    this.#sum += value;
  }

  /** As Prometheus has them: each bucket counts those below as well. Nothing where nothing was observed. */
  *samples(labels: Readonly<Record<string, string>>): Iterable<Sample> {
    const count = this.#counts.reduce((sum, one) => sum + one, 0);
    if (count === 0) return;
    let below = 0;
    for (const [bucket, bound] of this.#bounds.entries()) {
      below += this.#counts[bucket] as number;
      yield { suffix: '_bucket', value: below, labels: { ...labels, le: String(bound) } };
    }
    yield { suffix: '_bucket', value: count, labels: { ...labels, le: '+Inf' } };
    yield { suffix: '_sum', value: this.#sum, labels };
    yield { suffix: '_count', value: count, labels };
  }
}
