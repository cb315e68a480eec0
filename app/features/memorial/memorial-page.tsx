import { mdiFamilyTree, mdiPencilOutline, mdiPrinterOutline } from '@mdi/js';
import { type ReactNode, useId } from 'react';
import { ABOUT_PARAM } from '../../query-words.ts';
import { pathTo } from '../../routes.ts';
import { SAMPLE_SENTENCE } from '../../text/sample-labels.ts';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SampleLabel } from '../../ui/sample-label.tsx';
import { LatestCandles, LightCandle } from './candles.tsx';
import styles from './memorial-page.module.css';
import type { CandlesView, FamilyView, MemorialParts, MemorialView } from './views.ts';

interface MemorialPageProps {
  readonly memorial: MemorialView;
  readonly parts: MemorialParts;
  readonly candles: CandlesView;
  /** Why a candle was not lit. */
  readonly candleTrouble: string | undefined;
  /** Where the person is known in a tree. */
  readonly family: FamilyView | undefined;
  readonly condolences: ReactNode;
  /** For editors and those who look after the page. */
  readonly care: ReactNode;
}

export function MemorialScreen(props: MemorialPageProps) {
  const { memorial, parts, candles, candleTrouble, family, condolences, care } = props;
  const { slug, address, edit } = memorial;
  return (
    <article>
      <MemorialHero memorial={memorial} portrait={parts.portrait}>
        <LightCandle candles={candles} trouble={candleTrouble} />
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
                Ispričajte uspomenu
              </LinkButton>
              <LinkButton href={pathTo('graveCard', { slug: address })} icon={mdiPrinterOutline} look="quiet">
                Kartica za grob
              </LinkButton>
              {edit && (
                <LinkButton href={edit.href} icon={mdiPencilOutline} look="quiet">
                  {edit.label}
                </LinkButton>
              )}
            </section>
          </div>
        </div>
        {parts.memories && (
          <section className={styles.section}>
            <h2>Uspomene u kojima živi</h2>
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

interface MemorialHeroProps {
  readonly memorial: MemorialView;
  readonly portrait: ReactNode;
  readonly children: ReactNode;
}

/** The head of a page for the dead: it is always evening here, in either theme. */
function MemorialHero({ memorial, portrait, children }: MemorialHeroProps) {
  const { name, summary, born, died, sample } = memorial;
  return (
    <header data-evening className={styles.hero}>
      <div className={styles.heroInside}>
        {portrait && <div className={styles.portrait}>{portrait}</div>}
        <div>
          <p className={styles.eyebrow}>In memoriam</p>
          <h1>{name}</h1>
          <p className={styles.dates}>
            {born && <span>* {born}</span>}
            {died && <span>† {died}</span>}
          </p>
          {summary && <p className={styles.summary}>{summary}</p>}
          {sample && (
            <p className={styles.sample}>
              <SampleLabel>{SAMPLE_SENTENCE.memorial}</SampleLabel>
            </p>
          )}
        </div>
        <div className={styles.flame}>{children}</div>
      </div>
    </header>
  );
}

/** Those nearest to the person, from the tree. */
function Family({ family }: { readonly family: FamilyView }) {
  const heading = useId();
  return (
    <section className={styles.family} aria-labelledby={heading}>
      <h2 id={heading}>Obitelj</h2>
      {family.sample && <SampleLabel>{SAMPLE_SENTENCE.tree}</SampleLabel>}
      <dl>
        {family.kin.map(({ label, people }) => (
          <div key={label}>
            <dt>{label}</dt>
            {people.map(({ id, href, name, years }) => (
              <dd key={id}>
                <Link to={href}>{name}</Link> <small>{years}</small>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p>
        <LinkButton href={family.href} icon={mdiFamilyTree} look="quiet">
          {family.label}
        </LinkButton>
      </p>
    </section>
  );
}
