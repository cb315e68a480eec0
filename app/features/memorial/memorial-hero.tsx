import type { ReactNode } from 'react';
import { Candle } from '../../ui/candle.tsx';
import styles from './memorial-hero.module.css';
import type { MemorialView } from './views.ts';

interface MemorialHeroProps {
  readonly memorial: MemorialView;
  readonly portrait: ReactNode;
  readonly children: ReactNode;
}

/** The head of a page for the dead: it is always evening here, in either theme. */
export function MemorialHero({ memorial, portrait, children }: MemorialHeroProps) {
  const { name, summary, born, died, sample } = memorial;
  return (
    <header data-evening className={styles.hero}>
      <div className={styles.inside}>
        {portrait && <div className={styles.portrait}>{portrait}</div>}
        <div className={styles.words}>
          <p className={styles.eyebrow}>In memoriam</p>
          <h1>{name}</h1>
          <p className={styles.dates}>
            {born && <span>* {born}</span>}
            {died && <span>† {died}</span>}
          </p>
          <p className={styles.summary}>{summary}</p>
          {sample && <p className={styles.sample}>Ogledni zapis, dok ga ne potvrde ili ne isprave oni koji pamte.</p>}
        </div>
        <div className={styles.flame}>
          <Candle className={styles.candle} />
          {children}
        </div>
      </div>
    </header>
  );
}
