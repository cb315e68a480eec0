import { metrics } from './registry.ts';

/** How long a queue is, with what is being done in it. */
export function showQueue(name: string, queue: { readonly length: number }): void {
  metrics.gauge('brdo_queue_length', 'What waits its turn, or is being done.', () => queue.length, { queue: name });
}
