import { Candle } from '../../ui/candle.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './grave-plate.module.css';

interface GravePlateProps {
  readonly name: string;
  readonly years: string;
  readonly href: string;
  readonly signedIn: boolean;
}

/** A name and its years, as on the stone, and a candle. */
export function GravePlate({ name, years, href, signedIn }: GravePlateProps) {
  return (
    <div className={styles.plate}>
      <Candle className={styles.candle} />
      <h1>{name}</h1>
      <p className={styles.years}>{years}</p>
      <p className={styles.words}>Hvala vam što ste zastali.</p>
      <LinkButton href={href} look="primary">
        {signedIn ? 'Otvorite stranicu' : 'Prijavite se za više'}
      </LinkButton>
      {!signedIn && <p className={styles.note}>Život, slike, svijeće i sjećanja vide samo prijavljeni članovi.</p>}
    </div>
  );
}
