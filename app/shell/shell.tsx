import { type ReactNode, useEffect } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CountingNotice } from './counting-notice.tsx';
import { Footer } from './footer.tsx';
import type { Frame } from './frame.ts';
import { KeptForms } from './kept-forms/kept-forms.tsx';
import type { PageInfo } from './page-info.ts';
import { usePrivatePages } from './private-pages.ts';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { useAnalytics } from './use-analytics.ts';
import { useFollowedLinks } from './use-followed-links.ts';

interface ShellProps {
  /** Absent only when not even the frame of the site could be read. */
  readonly frame: Frame | undefined;
  readonly page: PageInfo | undefined;
  readonly children: ReactNode;
}

/** What stands around every page. */
export function Shell({ frame, page, children }: ShellProps) {
  usePrivatePages(frame?.viewer !== undefined);
  useAnalytics(frame?.counting?.settings);
  // A whole page asks anew who is signed in.
  useFollowedLinks(!frame?.signInRests);
  useEffect(() => {
    // For whoever pressed something before, or drives a page by a program: from here on its buttons answer.
    document.documentElement.dataset.operable = '';
    dispatchEvent(new Event('operable'));
  }, []);
  if (!frame) return <main>{children}</main>;
  return (
    <>
      <a className={styles.skip} href="#sadrzaj">
        Preskoči na sadržaj
      </a>
      <TopBar siteName={frame.site.name} theme={frame.theme} viewer={frame.viewer} />
      {frame.signInRests && (
        <p className={styles.resting} role="status">
          Prijava trenutačno ne radi, pa stranicu čitate kao posjetitelj. Pokušajte ponovno za koji trenutak.
        </p>
      )}
      <main id="sadrzaj" className={styles.main} tabIndex={-1}>
        {page?.title !== undefined && <Breadcrumbs title={page.title} crumbs={page.crumbs ?? []} />}
        {children}
      </main>
      <Footer site={frame.site} viewer={frame.viewer} countsVisits={frame.counting !== undefined} />
      <KeptForms owner={frame.viewer?.name ?? ''} />
      {frame.counting && frame.counting.choice === undefined && <CountingNotice />}
      <UpdateNotice buildId={frame.buildId} />
    </>
  );
}
