import type { ReactNode } from 'react';
import styles from './table.module.css';

/** A table of records: each row begins with a name. */
export function Table({ children }: { readonly children: ReactNode }) {
  return <table className={styles.table}>{children}</table>;
}
