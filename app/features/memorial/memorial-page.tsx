import { mdiPencilOutline, mdiPrinterOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { ABOUT_PARAM, pathTo } from '../../routes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LatestCandles, LightCandle } from './candles.tsx';
import { Family } from './family.tsx';
import { MemorialHero } from './memorial-hero.tsx';
import styles from './memorial-page.module.css';
import type { CandlesView, FamilyView, MemorialParts, MemorialView } from './views.ts';

interface MemorialPageProps {
  readonly memorial: MemorialView;
  readonly parts: MemorialParts;
  readonly candles: CandlesView;
  /** Where the person is known in a tree. */
  readonly family: FamilyView | undefined;
  readonly condolences: ReactNode;
  /** For editors and those who look after the page. */
  readonly care: ReactNode;
}

export function MemorialScreen({ memorial, parts, candles, family, condolences, care }: MemorialPageProps) {
  const { slug } = memorial;
  return (
    <article>
      <MemorialHero memorial={memorial} portrait={parts.portrait}>
        <LightCandle candles={candles} />
      </MemorialHero>
      <div className={styles.body}>
        <div className={styles.columns}>
          <div>
            {parts.life}
            {parts.pictures}
          </div>
          <div className={styles.aside}>
            <LatestCandles candles={candles} />
            {family && <Family family={family} />}
            <section className={`${styles.section} ${styles.tools}`}>
              <LinkButton href={`${pathTo('contribute')}?${ABOUT_PARAM}=${slug}`} icon={mdiPencilOutline}>
                Ispričajte spomen
              </LinkButton>
              <LinkButton href={pathTo('graveCard', { slug })} icon={mdiPrinterOutline} look="quiet">
                Kartica za grob
              </LinkButton>
            </section>
          </div>
        </div>
        {parts.memories && (
          <section className={styles.section}>
            <h2>Spomeni u kojima živi</h2>
            {parts.memories}
          </section>
        )}
        {condolences}
        {care}
        {parts.related && (
          <section className={styles.section}>
            <h2>Povezano</h2>
            {parts.related}
          </section>
        )}
      </div>
    </article>
  );
}
