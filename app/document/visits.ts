import { whenShown } from './activation.ts';
import { loadOptional } from './load-optional.ts';

type Count = (pattern: string) => void;
let counting: Promise<Count | undefined> | undefined;

/** Counts visits where the person has agreed to it; without that, nothing of it is even fetched. */
export function startVisitCounting(): void {
  const { analytics } = document.documentElement.dataset;
  if (!analytics) return;
  // An app announces its first page, too, once it is hydrated.
  if (document.documentElement.dataset.kind === 'document') whenShown(() => count(analytics));
  addEventListener('navigated', () => count(analytics));
  addEventListener('pageshow', ({ persisted }) => persisted && count(analytics));
}

async function count(settings: string): Promise<void> {
  const { page } = document.documentElement.dataset;
  counting ??= open(JSON.parse(settings)).catch(warn);
  (await counting)?.(page ?? '');
}

async function open(settings: Readonly<Record<string, string>>): Promise<Count | undefined> {
  const part = await loadOptional(() => import('./analytics.ts'));
  if (!part) return warn('its file could not be loaded');
  return part.openAnalytics(settings, warn);
}

function warn(error: unknown): undefined {
  console.warn('Analytics initialization failed:', error);
}
