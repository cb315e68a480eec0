import { mdiArrowLeft, mdiHomeOutline } from '@mdi/js';
import { pathTo } from '../routes.ts';
import { type ErrorWording, LOST_WORDING } from '../text/error-sentences.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './error-page.module.css';
import { useTitle } from './frame.ts';
import { LostPath } from './lost-path.tsx';
import { errorPageEntries } from './navigation.ts';
import { useFailedRequestId } from './request-id.ts';

interface ErrorPageProps {
  /** Absent when the error carries none: something broke, and what was looked for is not there. */
  readonly status: number | undefined;
  readonly wording: ErrorWording | undefined;
}

/** For every unresolved or fatal error. Links load whole pages: what is broken in this one stays behind. */
export function ErrorPage({ status, wording = LOST_WORDING }: ErrorPageProps) {
  const requestId = useFailedRequestId();
  const home = pathTo('home');
  const { title, heading, lead } = wording;
  return (
    <div className={styles.page}>
      <title>{useTitle(title)}</title>
      <LostPath className={styles.drawing} />
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.status}>Greška: {status ?? 404}</p>
      {(status === undefined || status >= 500) && requestId && (
        <p className={styles.request}>Oznaka zahtjeva: {requestId}</p>
      )}
      <p className={styles.ways}>
        <a href={home} className={styles.primary}>
          <Icon path={mdiHomeOutline} />
          Povratak na početnu
        </a>
        <a href={home} className={styles.secondary} data-back="">
          <Icon path={mdiArrowLeft} />
          Natrag
        </a>
      </p>
      <ul className={styles.links} aria-label="Možda tražite">
        {errorPageEntries.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
