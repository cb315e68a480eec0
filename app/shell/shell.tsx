import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pathTo } from '../routes.ts';
import { Link } from '../ui/link.tsx';
import { CountingNotice } from './counting-notice.tsx';
import { Footer } from './footer.tsx';
import type { Frame } from './frame.ts';
import { Notices } from './notices.tsx';
import type { Crumb, PageInfo } from './page-info.ts';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';

interface ShellProps {
  /** Absent only when not even the frame of the site could be read. */
  readonly frame: Frame | undefined;
  readonly page: PageInfo | undefined;
  readonly children: ReactNode;
}

/** The frame of every page. Markup without state: its behaviour is in app/document, for documents and apps alike. */
export function Shell({ frame, page, children }: ShellProps) {
  if (!frame) return <main>{children}</main>;
  return (
    <>
      <a className={styles.skip} href="#sadrzaj">
        Preskočite na sadržaj
      </a>
      <TopBar siteName={frame.site.name} viewer={frame.viewer} waiting={frame.waiting} />
      {frame.signInRests && (
        <p className={styles.resting} role="status">
          Prijava trenutačno ne radi, pa stranicu čitate kao posjetitelj. Pokušajte ponovno za koji trenutak.
        </p>
      )}
      <p className={styles.resting} role="status" data-notice="copied" hidden suppressHydrationWarning>
        Čitate kopiju od <time suppressHydrationWarning> </time>. Mreža ne odgovara.
      </p>
      <main id="sadrzaj" className={styles.main} tabIndex={-1}>
        {page?.title !== undefined && <Breadcrumbs title={page.title} crumbs={page.crumbs ?? []} />}
        {children}
      </main>
      <PrintedFrom site={frame.site} page={page} />
      <Footer site={frame.site} viewer={frame.viewer} countsVisits={frame.counting !== undefined} />
      {frame.counting && frame.counting.choice === undefined && <CountingNotice />}
      <Notices />
    </>
  );
}

/** On paper: where this can be read, and when it stood there so. */
function PrintedFrom({ site, page }: { readonly site: Frame['site']; readonly page: PageInfo | undefined }) {
  const { pathname } = useLocation();
  return (
    <p className={styles.printed}>
      Izvor: {site.url}
      {page?.canonical ?? pathname} (ispisano {site.todayInWords})
    </p>
  );
}

function Breadcrumbs({ title, crumbs }: { readonly title: string; readonly crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.crumbs} aria-label="Put do stranice">
      <ol>
        {[{ label: 'Početna', href: pathTo('home') }, ...crumbs].map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
