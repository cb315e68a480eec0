import { useEffect, useState } from 'react';
import styles from './update-notice.module.css';

const EVERY_MS = 5 * 60 * 1000;

/** Tells that a newer build of the site is out. From then on links load whole pages, so the next one is the new one. */
export function UpdateNotice({ buildId }: { readonly buildId: string }) {
  const [outdated, setOutdated] = useState(false);

  useEffect(() => {
    const check = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const response = await fetch('/builds/latest.json', { cache: 'no-cache' });
        if (!response.ok) return;
        const latest = (await response.json()) as { id?: string };
        if (latest.id && latest.id !== buildId) setOutdated(true);
      } catch {
        // Offline: the next look will tell.
      }
    };
    const timer = setInterval(check, EVERY_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [buildId]);

  useEffect(() => {
    if (!outdated) return;
    const leaveToTheBrowser = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href^="/"]')) event.stopPropagation();
    };
    window.addEventListener('click', leaveToTheBrowser, { capture: true });
    return () => window.removeEventListener('click', leaveToTheBrowser, { capture: true });
  }, [outdated]);

  return (
    <div role="status" className={styles.place}>
      {outdated && (
        <p className={styles.notice}>
          Dostupna je nova inačica.
          <button type="button" onClick={() => window.location.reload()}>
            Osvježi
          </button>
        </p>
      )}
    </div>
  );
}
