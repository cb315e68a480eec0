import type { ReactNode } from 'react';
import styles from './sample-label.module.css';

/** Says of something that it is only a sample: quiet, and the same everywhere. */
export function SampleLabel({ children }: { readonly children: ReactNode }) {
  return <span className={styles.label}>{children}</span>;
}
