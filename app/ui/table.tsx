import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableProps {
  readonly children: ReactNode;
  /** Its heads are links by order that scripts answer in place. */
  readonly sortable?: boolean;
}

/** A table of records: each row begins with a name. */
export function Table({ children, sortable = false }: TableProps) {
  return (
    <table className={styles.table} data-sortable={sortable ? '' : undefined}>
      {children}
    </table>
  );
}
