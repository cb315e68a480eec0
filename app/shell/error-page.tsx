import { mdiArrowLeft, mdiHomeOutline, mdiRefresh } from '@mdi/js';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { pathTo, signInPath } from '../routes.ts';
import { type ErrorWording, LOST_WORDING, OFFLINE_WORDING, UNANSWERED_WORDING } from '../text/error-sentences.ts';
import { Icon } from '../ui/icon.tsx';
import drawing from './drawings/lost-path.svg?url';
import styles from './error-page.module.css';
import { useTitle } from './frame.ts';
import { errorPageEntries } from './navigation.ts';
import { useFailedRequestId } from './request-id.ts';

interface ErrorPageProps {
  /** Absent when the error carries none: something broke, and what was looked for is not there. */
  readonly status: number | undefined;
  readonly wording: ErrorWording | undefined;
  /** What else can be done about it, before going elsewhere. */
  readonly children?: ReactNode;
}

/** For every unresolved or fatal error. Links load whole pages: what is broken in this one stays behind. */
export function ErrorPage({ status, wording = LOST_WORDING, children }: ErrorPageProps) {
  const requestId = useFailedRequestId();
  const home = pathTo('home');
  const { title, heading, lead, next } = wording;
  return (
    <div className={styles.page}>
      <title>{useTitle(title)}</title>
      <LostPath className={styles.drawing} />
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {(status || wording === LOST_WORDING) && <p className={styles.status}>Greška: {status ?? 404}</p>}
      {(status === undefined || status >= 500) && requestId && (
        <p className={styles.request}>Oznaka zahtjeva: {requestId}</p>
      )}
      <p className={styles.choices}>
        {children}
        {next && (
          <a href={next.href} className={styles.primary}>
            {next.label}
          </a>
        )}
        <a href={home} className={children || next ? styles.secondary : styles.primary}>
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

/** A path that ends among stones below a signpost: the error page's drawing. */
function LostPath({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 480 220" aria-hidden="true">
      <use href={`${drawing}#scene`} />
    </svg>
  );
}

/** What a page needs could not be reached: from this browser, or from the server. Nothing is lost; it can be asked for again. */
export function NoConnection({ isOurs }: { readonly isOurs: boolean }) {
  const { pathname, search } = useLocation();
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOurs) console.error('Failed to get document because the client is offline.');
  }, [isOurs]);
  return (
    <ErrorPage status={isOurs ? 503 : undefined} wording={isOurs ? OFFLINE_WORDING : UNANSWERED_WORDING}>
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
        Pokušajte ponovno
      </a>
    </ErrorPage>
  );
}

/** A payload was refused because nobody is signed in (any more): the page itself knows where to send people. */
export function AskToSignIn() {
  const { pathname, search } = useLocation();
  const address = signInPath(`${pathname}${search}`);
  useEffect(() => window.location.assign(address), [address]);
  return (
    <p>
      <a href={address}>Za ovu stranicu potrebna je prijava.</a>
    </p>
  );
}

/** How browsers word that nobody answered; every other TypeError is a fault of ours, or a file that the server no longer has. */
const NOBODY_ANSWERED = /^(?:Failed to fetch$|Load failed|NetworkError when attempting)/;

export function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError && NOBODY_ANSWERED.test(error.message);
}
