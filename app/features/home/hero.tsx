import type { ReactNode } from 'react';
import { pathTo } from '../../routes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './hero.module.css';

interface HeroProps {
  readonly title: string;
  readonly hill: (className: string | undefined) => ReactNode;
}

/** What this place is, in one screen. */
export function Hero({ title, hill }: HeroProps) {
  return (
    <section className={styles.hero}>
      {hill(styles.hill)}
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.motto}>Čuvajmo i dijelimo priče koje se ne smiju zaboraviti.</p>
        <p className={styles.about}>
          Jedno hercegovačko brdo kod Širokog Brijega, dva roda i sve što se o njima zna: tko je ondje živio, što se
          zbilo, gdje što stoji i tko je komu rod.
        </p>
        <p className={styles.ways}>
          <LinkButton href={pathTo('periods')} look="primary">
            Krenite od početka
          </LinkButton>
          <LinkButton href={pathTo('trees')}>Čiji si?</LinkButton>
        </p>
      </div>
    </section>
  );
}
