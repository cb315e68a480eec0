import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ eyebrow, title, more, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <div>
          <p>{eyebrow}</p>
          <h2>{title}</h2>
        </div>
        {more}
      </header>
      {children}
    </section>
  );
}
