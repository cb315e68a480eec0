import { PASSWORD_LENGTH, type PasswordStrength, strengthOf } from '../../../domain/password.ts';
import type { FieldProps } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

const STRENGTHS = {
  'too-short': { steps: 0, words: 'prekratka' },
  weak: { steps: 1, words: 'slaba' },
  fair: { steps: 2, words: 'dobra' },
  strong: { steps: 3, words: 'jaka' },
} as const satisfies Record<PasswordStrength, { steps: number; words: string }>;

type PasswordProps = Pick<FieldProps, 'label' | 'error'>;

/** The password somebody has: to sign in, and once more before something grave. */
export function CurrentPasswordField({ label, error }: PasswordProps) {
  return <PasswordField label={label} name="password" autoComplete="current-password" required error={error} />;
}

export function NewPasswordField({ label, error }: PasswordProps) {
  return (
    <PasswordField
      label={label}
      name="newPassword"
      autoComplete="new-password"
      required
      minLength={PASSWORD_LENGTH.least}
      maxLength={PASSWORD_LENGTH.most}
      hint={`Najmanje ${PASSWORD_LENGTH.least} znakova. Nekoliko riječi zaredom lako se pamti, a teško pogađa.`}
      error={error}
      strengthOf={(password) => STRENGTHS[strengthOf(password)]}
    />
  );
}
