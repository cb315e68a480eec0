import type { ReactNode } from 'react';
import styles from './nothing-yet.module.css';

/** Where something will stand: what, and what to do about it. */
export function NothingYet({ children }: { readonly children: ReactNode }) {
  return <p className={styles.nothing}>{children}</p>;
}
