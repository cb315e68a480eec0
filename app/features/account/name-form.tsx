import { Field } from '../../ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import type { FormAnswer } from './form-answer.ts';

export function NameForm({ name, answer }: { readonly name: string; readonly answer: FormAnswer | undefined }) {
  return (
    <AccountForm intent="name" answer={answer} submit="Spremi ime" look="secondary" keptAs="account-name">
      {({ typed, errorOf }) => (
        <Field
          // A saved name is the new starting point of the field.
          key={name}
          label="Ime i prezime"
          name="name"
          autoComplete="name"
          required
          maxLength={80}
          defaultValue={typed('name') ?? name}
          error={errorOf('name')}
        />
      )}
    </AccountForm>
  );
}
