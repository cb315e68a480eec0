import { type ReactNode, useId } from 'react';
import styles from './titled-section.module.css';

interface TitledSectionProps {
  readonly title: string;
  /** What it is for. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** What can be done about one thing, with its title above it or, where there is room, beside it. */
export function TitledSection({ title, lead, children }: TitledSectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.inside}>{children}</div>
    </section>
  );
}
