import { mdiCandle } from '@mdi/js';
import { useId, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Candle } from '../../ui/candle.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFocusOnAnswer } from '../../ui/use-focus-on-answer.ts';
import styles from './candles.module.css';
import type { CandlesView } from './views.ts';

/** Whether any burns, how many, and the one that the reader may light. */
export function LightCandle({
  candles,
  trouble,
}: {
  readonly candles: CandlesView;
  readonly trouble: string | undefined;
}) {
  const busy = useNavigation().formData?.get('intent') === 'candle';
  // The button that was pressed is gone.
  const [lit, wasPressed] = [useRef<HTMLParagraphElement>(null), useRef(false)];
  wasPressed.current ||= busy;
  useFocusOnAnswer(lit, wasPressed.current && candles.litToday);
  return (
    <>
      <Candle className={styles.large} lit={candles.count > 0} />
      <p className={styles.count} role="status">
        {candles.count === 0 ? 'Još nitko nije zapalio svijeću.' : `Zapaljeno: ${candles.words}`}
      </p>
      {trouble && (
        <Notice kind="trouble" focused>
          {trouble}
        </Notice>
      )}
      {candles.litToday ? (
        <p ref={lit} tabIndex={-1} className={styles.lit}>
          Vaša svijeća danas gori.
        </p>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="candle" />
          <Button look="primary" busy={busy}>
            <Icon path={mdiCandle} />
            Zapalite svijeću
          </Button>
        </Form>
      )}
    </>
  );
}

/** The latest of them, with those who lit them. */
export function LatestCandles({ candles }: { readonly candles: CandlesView }) {
  const heading = useId();
  if (candles.latest.length === 0) return null;
  return (
    <section className={styles.latest} aria-labelledby={heading}>
      <h2 id={heading}>Svijeće</h2>
      <ul>
        {candles.latest.map(({ key, name, when }) => (
          <li key={key}>
            <Candle className={styles.small} />
            <span>{name || 'Bez imena'}</span>
            <small>{when}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
