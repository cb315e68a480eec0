import { mdiRefresh } from '@mdi/js';
import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { OFFLINE_WORDING } from '../text/error-sentences.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './error-page.module.css';
import { useTitle } from './frame.ts';

/** What a page needs could not be reached: from this browser, or from the server. Nothing is lost; it can be asked for again. */
export function NoConnection({ isOurs }: { readonly isOurs: boolean }) {
  const { pathname, search } = useLocation();
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOurs) console.error('Failed to get document because the client is offline.');
  }, [isOurs]);
  return (
    <div className={styles.page}>
      <title>{useTitle(OFFLINE_WORDING.title)}</title>
      <h1>{OFFLINE_WORDING.heading}</h1>
      <p className={styles.lead}>
        {isOurs
          ? OFFLINE_WORDING.lead
          : 'Ova stranica nije stigla do vas. Provjerite internetsku vezu pa pokušajte ponovno.'}
      </p>
      <p className={styles.ways}>
        <a
          href={`${pathname}${search}`}
          className={styles.primary}
          aria-disabled={state === 'loading'}
          onClick={(event) => {
            if (isOurs) return;
            event.preventDefault();
            revalidate();
          }}
        >
          <Icon path={mdiRefresh} />
          Pokušaj ponovno
        </a>
      </p>
    </div>
  );
}
