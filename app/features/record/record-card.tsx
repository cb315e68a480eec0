import { mdiMicrophone } from '@mdi/js';
import { SAMPLE_BADGE } from '../../text/sample-labels.ts';
import { Candle } from '../../ui/candle.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { SampleLabel } from '../../ui/sample-label.tsx';
import { Cover } from './pictures.tsx';
import styles from './record-card.module.css';
import type { CardView } from './views.ts';

interface RecordCardProps {
  readonly card: CardView;
  readonly size?: 'plain' | 'lead' | 'small';
  readonly headingLevel?: 2 | 3;
  /** Not where every card of a list would say the same. */
  readonly withLabel?: boolean;
}

/** A record in a list. The whole card is its link. */
export function RecordCard({ card, size = 'plain', headingLevel = 3, withLabel = true }: RecordCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={[styles.card, styles[size]].filter(Boolean).join(' ')}>
      {card.cover && size !== 'small' && (
        <div className={styles.picture}>
          <Cover cover={card.cover} sizes="(width < 600px) 100vw, 24rem" decorative />
        </div>
      )}
      {card.isMemorial && size !== 'small' && (
        <div className={styles.candle}>
          <Candle />
        </div>
      )}
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
