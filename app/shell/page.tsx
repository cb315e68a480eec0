import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** A word or two above the title. */
  readonly eyebrow?: ReactNode;
  /** A text and nothing else: in a very wide window it stands beside its heading. */
  readonly isText?: boolean;
  readonly children?: ReactNode;
}

/** The usual page: a heading with its lead, then whatever the page holds. */
export function Page({ title, lead, eyebrow, isText = false, children }: PageProps) {
  return (
    <div className={isText ? `${styles.page} ${styles.text}` : styles.page}>
      <header className={styles.head}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
