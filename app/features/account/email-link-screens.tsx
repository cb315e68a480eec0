import { pathTo } from '../../routes.ts';
import { Link } from '../../ui/link.tsx';
import { AccountForm, type FormAnswer } from './account-form.tsx';
import styles from './email-link-screens.module.css';
import { NewPasswordField } from './password-fields.tsx';

interface EmailLinkProps {
  readonly answer: FormAnswer | undefined;
  /** Of the link in the email that led here. */
  readonly token: string;
}

export function NewPasswordScreen({ answer, token }: EmailLinkProps) {
  return (
    <div className={styles.single}>
      <AccountForm intent="new-password" answer={answer} submit="Spremite lozinku">
        {({ errorOf }) => (
          <>
            <input type="hidden" name="token" value={token} />
            <NewPasswordField label="Nova lozinka" error={errorOf('newPassword')} />
          </>
        )}
      </AccountForm>
      <p>
        Poruka je stara? <Link to={pathTo('signIn')}>Zatražite novu na stranici za prijavu.</Link>
      </p>
    </div>
  );
}

/** A button rather than the link itself: programs that look at mail before people do follow links. */
export function ConfirmAddressScreen({ answer, token }: EmailLinkProps) {
  return (
    <div className={styles.single}>
      {answer?.done ? (
        <p role="status">{answer.done}</p>
      ) : (
        <AccountForm intent="confirm" answer={answer} submit="Potvrdite adresu">
          {() => <input type="hidden" name="token" value={token} />}
        </AccountForm>
      )}
      <p>
        <Link to={pathTo('account')}>Moj račun</Link>
      </p>
    </div>
  );
}
