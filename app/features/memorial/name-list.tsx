import type { ReactNode } from 'react';
import { pathTo } from '../../routes.ts';
import { SAMPLE_BADGE } from '../../text/sample-labels.ts';
import { Candle } from '../../ui/candle.tsx';
import { Link } from '../../ui/link.tsx';
import { SampleLabel } from '../../ui/sample-label.tsx';
import styles from './name-list.module.css';

interface NameListProps {
  readonly names: readonly {
    readonly href: string;
    readonly name: string;
    readonly years: string;
    readonly sample: boolean;
    /** A candle burns where there is none, or where the reader may not see it. */
    readonly face: ReactNode;
  }[];
}

export function NameList({ names }: NameListProps) {
  if (names.length === 0) return <p>Takva imena nema. Pokušajte s manje slova.</p>;
  return (
    <>
      <ul className={styles.names}>
        {names.map(({ href, name, years, sample, face }) => (
          <li key={href}>
            <div className={styles.face}>{face ?? <Candle />}</div>
            <Link to={href}>{name}</Link>
            <span>{years}</span>
            {sample && (
              <small>
                <SampleLabel>{SAMPLE_BADGE}</SampleLabel>
              </small>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Životopise, slike, svijeće i sjećanja vide samo prijavljeni članovi, kao i{' '}
        <a href={pathTo('anniversaries')}>kalendar obljetnica</a>.
      </p>
    </>
  );
}
