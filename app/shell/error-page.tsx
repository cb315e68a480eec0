import { mdiArrowLeft, mdiHomeOutline } from '@mdi/js';
import { useNavigate, useRouteLoaderData } from 'react-router';
import { pathTo } from '../routes.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './error-page.module.css';
import { LostPath } from './lost-path.tsx';
import { errorPageEntries } from './navigation.ts';
import { useFailedRequestId } from './request-id.ts';
import type { Frame } from './shell.tsx';

/** For every unresolved or fatal error. Links load whole pages: what is broken in this one stays behind. */
export function ErrorPage({ status = 404 }: { readonly status?: number }) {
  const navigate = useNavigate();
  const frame = useRouteLoaderData<Frame>('root');
  const requestId = useFailedRequestId();
  const home = pathTo('home');
  return (
    <div className={styles.page}>
      <title>{['Stranica nije pronađena', frame?.site.name].filter(Boolean).join(' - ')}</title>
      <LostPath className={styles.drawing} />
      <h1>Izgubljeni ste?</h1>
      <p className={styles.lead}>Stranica koju tražite ne postoji</p>
      <p className={styles.status}>Greška: {status}</p>
      {status >= 500 && requestId && <p className={styles.request}>Oznaka zahtjeva: {requestId}</p>}
      <p className={styles.ways}>
        <a href={home} className={styles.primary}>
          <Icon path={mdiHomeOutline} />
          Povratak na početnu
        </a>
        <a
          href={home}
          className={styles.secondary}
          onClick={(event) => {
            if (window.history.length <= 1) return;
            event.preventDefault();
            navigate(-1);
          }}
        >
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
