import type { Role } from '../../../domain/role.ts';
import { pathTo } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AccountForm, type FormAnswer } from './account-form.tsx';
import styles from './email-link-screens.module.css';

const INVITED_AS: Readonly<Record<Role, string>> = {
  member: 'Uredništvo vas poziva među članove: da vidite obiteljska stabla, kartu i stranice pokojnih.',
  writer: 'Uredništvo vas poziva da pišete: pripremate zapise i predlažete izmjene, a Uredništvo ih objavljuje.',
  editor: 'Pozvani ste u Uredništvo: da s nama uređujete sve na ovoj stranici.',
};

interface InvitationScreenProps {
  /** None when the link is over. */
  readonly invitation: { readonly email: string; readonly role: Role } | undefined;
  readonly signedInAs: string | undefined;
  readonly token: string;
  readonly paths: { readonly signIn: string; readonly signUp: string };
  readonly answer: FormAnswer | undefined;
}

/** What somebody is invited to, and how they accept with what is open in this browser. */
export function InvitationScreen({ invitation, signedInAs, token, paths, answer }: InvitationScreenProps) {
  if (!invitation) {
    return (
      <div className={styles.single}>
        <p>Zamolite onoga tko vas je pozvao da vam ga pošalje ponovno.</p>
        <p>
          <LinkButton href={pathTo('home')}>Početna stranica</LinkButton>
        </p>
      </div>
    );
  }
  const { email, role } = invitation;
  if (signedInAs === undefined) {
    return (
      <div className={styles.single}>
        <p>{INVITED_AS[role]}</p>
        <p>
          Poziv je za adresu <strong>{email}</strong>. Otvorite račun s tom adresom, ili se prijavite ako ga već imate,
          pa ćete se vratiti ovamo.
        </p>
        <p className={styles.ways}>
          <LinkButton href={paths.signUp} look="primary">
            Otvorite račun
          </LinkButton>
          <LinkButton href={paths.signIn}>Prijavite se</LinkButton>
        </p>
      </div>
    );
  }
  if (signedInAs !== email) {
    return (
      <div className={styles.single}>
        <p>
          Poziv je za adresu <strong>{email}</strong>, a ovdje ste prijavljeni kao <strong>{signedInAs}</strong>.
          Odjavite se pa poveznicu iz poruke otvorite ponovno.
        </p>
        <form method="post" action={pathTo('signOut')}>
          <Button>Odjavite se</Button>
        </form>
      </div>
    );
  }
  return (
    <div className={styles.single}>
      <p>{INVITED_AS[role]}</p>
      <AccountForm intent="accept" answer={answer} submit="Prihvatite poziv">
        {() => <input type="hidden" name="token" value={token} />}
      </AccountForm>
    </div>
  );
}
