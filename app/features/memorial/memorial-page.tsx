import { mdiFamilyTree, mdiPencilOutline, mdiPrinterOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { ABOUT_PARAM, pathTo } from '../../routes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LatestCandles, LightCandle } from './candles.tsx';
import { MemorialHero } from './memorial-hero.tsx';
import styles from './memorial-page.module.css';
import type { CandlesView, MemorialParts, MemorialView } from './views.ts';

interface MemorialPageProps {
  readonly memorial: MemorialView;
  readonly parts: MemorialParts;
  readonly candles: CandlesView;
  /** Trees in which the person stands. */
  readonly trees: readonly { readonly href: string; readonly label: string }[];
  readonly condolences: ReactNode;
  /** For editors and those who look after the page. */
  readonly care: ReactNode;
}

export function MemorialScreen({ memorial, parts, candles, trees, condolences, care }: MemorialPageProps) {
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
            {trees.length > 0 && (
              <section className={styles.section}>
                <h2>Obitelj</h2>
                <p className={styles.kin}>
                  {trees.map(({ href, label }) => (
                    <LinkButton key={href} href={href} icon={mdiFamilyTree}>
                      {label}
                    </LinkButton>
                  ))}
                </p>
              </section>
            )}
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
