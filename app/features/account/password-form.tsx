import { PasswordField } from '../../ui/password-field.tsx';
import { AccountForm } from './account-form.tsx';
import type { FormAnswer } from './form-answer.ts';
import { NewPasswordField } from './new-password-field.tsx';

export function PasswordForm({ email, answer }: { readonly email: string; readonly answer: FormAnswer | undefined }) {
  return (
    <AccountForm intent="password" answer={answer} submit="Promijeni lozinku" look="secondary">
      {({ errorOf }) => (
        <>
          {/* Tells a password manager whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Sadašnja lozinka"
            name="password"
            autoComplete="current-password"
            required
            error={errorOf('password')}
          />
          <NewPasswordField label="Nova lozinka" error={errorOf('newPassword')} />
        </>
      )}
    </AccountForm>
  );
}
