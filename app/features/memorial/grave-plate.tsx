import { SAMPLE_SENTENCE } from '../../text/sample-labels.ts';
import { Candle } from '../../ui/candle.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SampleLabel } from '../../ui/sample-label.tsx';
import styles from './grave-plate.module.css';

interface GravePlateProps {
  readonly name: string;
  readonly years: string;
  readonly sample: boolean;
  readonly href: string;
  readonly signedIn: boolean;
}

/** A name and its years, as on the stone, and a candle. */
export function GravePlate({ name, years, sample, href, signedIn }: GravePlateProps) {
  return (
    <div className={styles.plate}>
      <Candle className={styles.candle} />
      <h1>{name}</h1>
      <p className={styles.years}>{years}</p>
      {sample && <SampleLabel>{SAMPLE_SENTENCE.memorial}</SampleLabel>}
      <p className={styles.words}>Hvala vam što ste zastali.</p>
      <LinkButton href={href} look="primary">
        {signedIn ? 'Otvorite stranicu' : 'Prijavite se za više'}
      </LinkButton>
      {!signedIn && <p className={styles.note}>Život, slike, svijeće i sjećanja vide samo prijavljeni članovi.</p>}
    </div>
  );
}
