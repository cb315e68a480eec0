import { pathTo } from '../../routes.ts';
import { Link } from '../../ui/link.tsx';
import { AccountForm } from './account-form.tsx';
import type { FormAnswer } from './form-answer.ts';
import { NewPasswordField } from './new-password-field.tsx';
import styles from './single-form.module.css';

export function NewPasswordScreen({
  answer,
  token,
}: {
  readonly answer: FormAnswer | undefined;
  readonly token: string;
}) {
  return (
    <div className={styles.single}>
      <AccountForm intent="new-password" answer={answer} submit="Spremi lozinku">
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
