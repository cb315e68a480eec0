import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly summary: string;
  /** Whether it starts open: its content has something to say. */
  readonly open: boolean;
  readonly grave?: boolean;
  readonly children: ReactNode;
}

/** What few need, out of the way until it is asked for. Works without scripts. */
export function Disclosure({ summary, open, grave = false, children }: DisclosureProps) {
  return (
    <details className={grave ? `${styles.disclosure} ${styles.grave}` : styles.disclosure} open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
