import { useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { type PageName, table } from '../routes.ts';

/** Counts visits where the person has agreed to it; without that, nothing of it is even fetched. */
export function useAnalytics(settings: Readonly<Record<string, string>> | undefined): void {
  const { pathname } = useLocation();
  const pattern = patternOf(useMatches().at(-1)?.id);
  const [count, setCount] = useState<(pattern: string) => void>();

  useEffect(() => {
    if (!settings) return;
    import('./analytics.ts')
      .then(async ({ openAnalytics }) => {
        const opened = await openAnalytics(settings, warn);
        setCount(() => opened);
      })
      .catch(warn);
  }, [settings]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the same pattern is another visit
  useEffect(() => count?.(pattern), [count, pattern, pathname]);
}

/** Of a page that could not be made, the root alone is matched. */
function patternOf(route = ''): string {
  return table[Object.hasOwn(table, route) ? (route as PageName) : 'unmatched'].path;
}

function warn(error: unknown): void {
  console.warn('Analytics initialization failed:', error);
}
