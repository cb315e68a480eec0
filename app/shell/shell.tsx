import { type ReactNode, useEffect } from 'react';
import type { RequestSite, Theme, Viewer } from '../site-context.ts';
import type { CountingChoice } from '../visit-counting.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CountingNotice } from './counting-notice.tsx';
import { Footer } from './footer.tsx';
import { KeptForms } from './kept-forms/kept-forms.tsx';
import type { PageInfo } from './page-info.ts';
import { usePrivatePages } from './private-pages.ts';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { useAnalytics } from './use-analytics.ts';
import { useFollowedLinks } from './use-followed-links.ts';

export interface Frame {
  readonly site: Pick<RequestSite, 'name' | 'url' | 'contact'> & { readonly year: number };
  readonly buildId: string;
  readonly theme: Theme;
  readonly viewer: Viewer | undefined;
  /** Where visits may be counted: the answer to that, and what counting needs when it was yes. */
  readonly counting:
    | {
        readonly choice: CountingChoice | undefined;
        readonly settings: Readonly<Record<string, string>> | undefined;
      }
    | undefined;
}

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
  useFollowedLinks();
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
