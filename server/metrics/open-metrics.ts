import type { DocumentStore } from '../../chronicle/store/document-store.ts';
import type { Configuration } from '../configuration.ts';
import type { PageCache } from '../http/page-cache.ts';
import { watchProcess } from './process-metrics.ts';
import { showQueue } from './queue-gauge.ts';
import { metrics } from './registry.ts';
import { showWaiting } from './waiting-gauge.ts';

interface Measured {
  readonly build: string;
  readonly store: DocumentStore;
  readonly cache: PageCache;
  readonly uploads: { readonly length: number };
}

/** Everything that is measured for whoever has the token; without one, nothing is watched. Returns how to stop. */
export function openMetrics(
  { metricsToken, dataFolder }: Configuration,
  { build, store, cache, uploads }: Measured,
): () => void {
  if (metricsToken === undefined) return () => {};
  metrics.counter('brdo_page_cache_hits_total', 'Pages that were in the cache.', () => cache.figures.hits);
  metrics.counter('brdo_page_cache_misses_total', 'Pages that were made for it.', () => cache.figures.misses);
  metrics.gauge('brdo_page_cache_pages', 'Pages in the cache.', () => cache.figures.pages);
  metrics.gauge('brdo_page_cache_bytes', 'What they weigh.', () => cache.figures.bytes);
  showQueue('uploads', uploads);
  showWaiting(store);
  return watchProcess({ build, dataFolder });
}
