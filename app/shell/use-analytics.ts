import { useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router';

/** Counts visits where the person has agreed to it; without that, nothing of it is even fetched. */
export function useAnalytics(settings: Readonly<Record<string, string>> | undefined): void {
  const { pathname } = useLocation();
  const route = useMatches().at(-1)?.id;
  const [count, setCount] = useState<(route?: string) => void>();

  useEffect(() => {
    if (!settings) return;
    import('./analytics.ts')
      .then(async ({ openAnalytics }) => {
        const opened = await openAnalytics(settings, warn);
        setCount(() => opened);
      })
      .catch(warn);
  }, [settings]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the same route is another visit
  useEffect(() => count?.(route), [count, route, pathname]);
}

function warn(error: unknown): void {
  console.warn('Analytics initialization failed:', error);
}
