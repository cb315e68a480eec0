import { mdiMicrophone } from '@mdi/js';
import { SAMPLE_BADGE } from '../../text/sample-labels.ts';
import { Candle } from '../../ui/candle.tsx';
import hill from '../../ui/drawings/hill.svg?url';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { SampleLabel } from '../../ui/sample-label.tsx';
import { Cover } from './pictures.tsx';
import styles from './record-card.module.css';
import type { CardView } from './views.ts';

interface RecordCardProps {
  readonly card: CardView;
  readonly size?: 'plain' | 'lead' | 'wide' | 'small';
  readonly headingLevel?: 2 | 3;
  /** Not where every card of a list would say the same. */
  readonly withLabel?: boolean;
}

/** Parts of the hill that stand in for a picture: houses, vines and a stone, all of it. */
const VIEWS = ['860 160 480 320', '0 392 462 308', '200 0 1050 700'];

/** A record in a list. The whole card is its link. */
export function RecordCard({ card, size = 'plain', headingLevel = 3, withLabel = true }: RecordCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={[styles.card, styles[size]].filter(Boolean).join(' ')}>
      {size !== 'small' && <Picture card={card} />}
      <div className={styles.words}>
        <p className={styles.meta}>{[withLabel && card.label, card.meta].filter(Boolean).join(' · ')}</p>
        <Heading className={styles.title}>
          <Link to={card.href}>{card.title}</Link>
        </Heading>
        {card.summary && <p className={styles.summary}>{card.summary}</p>}
        {(card.sample || card.spoken) && (
          <p className={styles.marks}>
            {card.sample && <SampleLabel>{SAMPLE_BADGE}</SampleLabel>}
            {card.spoken && (
              <span>
                <Icon path={mdiMicrophone} /> za slušanje
              </span>
            )}
          </p>
        )}
      </div>
    </article>
  );
}

function Picture({ card: { key, cover, isMemorial } }: Pick<RecordCardProps, 'card'>) {
  if (isMemorial && !cover) {
    return (
      <div className={styles.candle}>
        <Candle />
      </div>
    );
  }
  return (
    <div className={styles.picture}>
      {cover ? (
        <Cover cover={cover} sizes="(width < 600px) 100vw, 24rem" decorative />
      ) : (
        <svg
          className={styles.hill}
          viewBox={VIEWS[key.length % VIEWS.length]}
          aria-hidden="true"
          preserveAspectRatio="xMidYMid slice"
        >
          <use href={`${hill}#scene`} />
        </svg>
      )}
    </div>
  );
}
