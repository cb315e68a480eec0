import { mdiMicrophone } from '@mdi/js';
import { pathTo } from '../../routes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './tell-invitation.module.css';

export function TellInvitation() {
  return (
    <aside className={styles.invitation} aria-label="Ispričajte i vi">
      <p>
        <strong>Pamtite li i vi nešto?</strong> Napišite, recite glasom ili pokažite staru sliku. Dovoljna je minuta.
      </p>
      <LinkButton href={pathTo('contribute')} icon={mdiMicrophone} look="primary">
        Ispričajte spomen
      </LinkButton>
    </aside>
  );
}
