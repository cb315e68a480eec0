import { mdiAccountCircleOutline } from '@mdi/js';
import { useEffect } from 'react';
import { signInPath } from '../routes.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './error-page.module.css';
import { useFrame, useShownAddress } from './frame.ts';

/** A payload was refused because nobody is signed in (any more): the page itself knows where to send people. */
export function AskToSignIn() {
  const { frame } = useFrame();
  const address = signInPath(useShownAddress());
  useEffect(() => window.location.assign(address), [address]);
  return (
    <div className={styles.page}>
      <title>{['Potrebna je prijava', frame?.site.name].filter(Boolean).join(' - ')}</title>
      <h1>Potrebna je prijava</h1>
      <p className={styles.lead}>Ovo je otvoreno samo prijavljenim članovima.</p>
      <p className={styles.ways}>
        <a href={address} className={styles.primary}>
          <Icon path={mdiAccountCircleOutline} />
          Prijava
        </a>
      </p>
    </div>
  );
}
