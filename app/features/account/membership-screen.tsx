import type { MembershipState } from '../../../domain/membership.ts';
import { pathTo } from '../../routes.ts';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AccountForm, type FormAnswer } from './account-form.tsx';
import styles from './email-link-screens.module.css';

interface MembershipScreenProps {
  readonly state: MembershipState;
  readonly email: string;
  /** Where they were going. */
  readonly returnTo: string;
  readonly answer: FormAnswer | undefined;
}

/** What stands between somebody with an account and members' pages, and what they can do about it. */
export function MembershipScreen({ state, email, returnTo, answer }: MembershipScreenProps) {
  switch (state) {
    case 'unconfirmed':
      return (
        <div className={styles.single}>
          <p>
            Otvorite poveznicu iz naše poruke na <strong>{email}</strong> i potvrdite da je adresa vaša, pa se vratite
            ovamo.
          </p>
          <p>
            <LinkButton href={returnTo} look="primary">
              Adresa je potvrđena, nastavite
            </LinkButton>
          </p>
          <p>Poruke nema ni među neželjenom poštom? Poslat ćemo drugu.</p>
          <AccountForm intent="verification" answer={answer} submit="Zatražite novu poruku" look="secondary" />
          <p>
            Adresa nije dobra? <Link to={pathTo('account')}>Promijenite je u svojem računu.</Link>
          </p>
        </div>
      );
    case 'waiting':
      return (
        <div className={styles.single}>
          <p>
            Članske stranice Uredništvo otvara svakomu posebno. Vaš smo zahtjev zabilježili; kad odlučimo, javit ćemo
            vam na <strong>{email}</strong>. Ne morate ništa učiniti.
          </p>
          <p>
            Dotad slobodno čitajte sve što je javno, a ako nas želite podsjetiti tko ste,{' '}
            <Link to={pathTo('contact')}>pišite nam</Link>.
          </p>
        </div>
      );
    case 'refused':
      return (
        <div className={styles.single}>
          <p>
            Uredništvo vaš zahtjev nije prihvatilo. Sve što je javno i dalje možete čitati, a ako mislite da je
            posrijedi nesporazum, <Link to={pathTo('contact')}>pišite nam</Link>.
          </p>
          <p>
            Svoje podatke možete preuzeti ili račun izbrisati u odjeljku <Link to={pathTo('account')}>Moj račun</Link>.
          </p>
        </div>
      );
    case 'member':
      return (
        <div className={styles.single}>
          <p>Članske su vam stranice otvorene: obiteljska stabla, karta i stranice pokojnih.</p>
          <p>
            <LinkButton href={returnTo} look="primary">
              Nastavite
            </LinkButton>
          </p>
        </div>
      );
  }
}
