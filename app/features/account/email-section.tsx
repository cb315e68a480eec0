import { mdiAlertCircleOutline, mdiCheckCircleOutline } from '@mdi/js';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmailField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AccountForm, type FormAnswer } from './account-form.tsx';
import styles from './email-section.module.css';
import { CurrentPasswordField } from './password-fields.tsx';

interface EmailSectionProps {
  readonly email: string;
  readonly verified: boolean;
  /** Whether the configuration names this very address an editor's. */
  readonly isConfigured: boolean;
  readonly answer: FormAnswer | undefined;
}

export function EmailSection({ email, verified, isConfigured, answer }: EmailSectionProps) {
  return (
    <>
      <div>
        <p className={styles.email}>{email}</p>
        <p className={verified ? styles.verified : styles.unverified}>
          <Icon path={verified ? mdiCheckCircleOutline : mdiAlertCircleOutline} />
          {verified ? 'Adresa je potvrđena.' : 'Adresa još nije potvrđena: otvorite poveznicu iz naše poruke.'}
        </p>
      </div>
      {!verified && <AccountForm intent="verification" answer={answer} submit="Zatražite novu poruku" look="quiet" />}
      <Disclosure summary="Promijenite adresu" open={answer?.intent === 'email'}>
        <AccountForm intent="email" answer={answer} submit="Promijenite adresu" look="secondary">
          {({ typed, errorOf }) => (
            <>
              <EmailField
                label="Nova adresa e-pošte"
                required
                defaultValue={typed('email')}
                error={errorOf('email')}
                hint={
                  isConfigured
                    ? 'Na nju šaljemo poruku; adresa se mijenja kad je potvrdite. Urednik ste samo sa sadašnjom adresom: prije promjene javite se onomu tko održava stranicu.'
                    : 'Na nju šaljemo poruku; adresa se mijenja kad je potvrdite.'
                }
              />
              <CurrentPasswordField label="Vaša lozinka" error={errorOf('password')} />
            </>
          )}
        </AccountForm>
      </Disclosure>
    </>
  );
}
