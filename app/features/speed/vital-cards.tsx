import tones from './tones.module.css';
import type { VitalCard } from './views.ts';
import styles from './vital-cards.module.css';

/** Width of a day's bar with the gap after it. */
const DAY = 10;

export function VitalCards({ vitals }: { readonly vitals: readonly VitalCard[] }) {
  return (
    <ul className={styles.cards}>
      {vitals.map((vital) => (
        <li key={vital.label}>
          <h3>{vital.label}</h3>
          <p className={styles.figures}>
            <span className={styles.value}>{vital.value}</span>
            <span className={`${tones.dot} ${styles.verdict}`} data-tone={vital.tone}>
              {vital.verdict}
            </span>
          </p>
          <Days days={vital.days} />
          <Shares shares={vital.shares} />
          <p className={styles.meaning}>{vital.meaning}</p>
          <p className={styles.bounds}>{vital.bounds}</p>
        </li>
      ))}
    </ul>
  );
}

function Days({ days }: Pick<VitalCard, 'days'>) {
  return (
    <svg
      className={styles.days}
      viewBox={`0 0 ${days.length * DAY - 4} 20`}
      role="img"
      aria-label={`Po danima: ${days.map(({ text }) => text).join('; ')}`}
    >
      {days.map(({ part, tone, text }, index) => {
        const height = Math.max(1, part * 20);
        return (
          <rect
            key={text}
            className={tones.bar}
            data-tone={tone}
            x={index * DAY}
            y={20 - height}
            width={DAY - 4}
            height={height}
            rx="1"
          />
        );
      })}
    </svg>
  );
}

function Shares({ shares }: Pick<VitalCard, 'shares'>) {
  const begins = shares.map((_, index) => shares.slice(0, index).reduce((sum, { part }) => sum + part, 0));
  return (
    <div className={styles.shares}>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {shares.map(({ tone, part }, index) => (
          <rect
            key={tone}
            className={tones.bar}
            data-tone={tone}
            x={(begins[index] ?? 0) * 100}
            width={part * 100}
            height="1"
          />
        ))}
      </svg>
      <ul>
        {shares.map(({ tone, text }) => (
          <li key={tone}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
