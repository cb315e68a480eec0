import { pathTo } from '../../routes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './contribution-received.module.css';

/** What happens next, for somebody who waits for an email. */
export function ContributionReceived() {
  return (
    <div className={styles.told} data-taken="memory">
      <ol>
        <li>Otvorite svoju e-poštu. Poslali smo vam poruku s naslovom „Potvrdite svoj spomen“.</li>
        <li>Otvorite poveznicu iz poruke i pritisnite „Potvrdi“.</li>
        <li>Uredništvo spomen pročita i objavi, a vama stigne vijest.</li>
      </ol>
      <p className={styles.note}>Poruke nema? Pogledajte među neželjenom poštom. Vrijedi tjedan dana.</p>
      <p>
        <LinkButton href={pathTo('memories')}>Čitajte druge spomene</LinkButton>
      </p>
    </div>
  );
}
