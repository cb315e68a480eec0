import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Counts visits where the person has agreed to it; without that, nothing of it is even fetched. */
export function useAnalytics(settings: Readonly<Record<string, string>> | undefined): void {
  const { pathname } = useLocation();
  const [count, setCount] = useState<(path: string) => void>();

  useEffect(() => {
    if (!settings) return;
    import('./analytics.ts')
      .then(async ({ openAnalytics }) => {
        const opened = await openAnalytics(settings, warn);
        setCount(() => opened);
      })
      .catch(warn);
  }, [settings]);

  useEffect(() => count?.(pathname), [count, pathname]);
}

function warn(error: unknown): void {
  console.warn('Analytics initialization failed:', error);
}
