import { Disclosure } from '../../ui/disclosure.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountForm, type FormAnswer } from './account-form.tsx';
import styles from './farewell-form.module.css';

export function FarewellForm({ answer }: { readonly answer: FormAnswer | undefined }) {
  return (
    <Disclosure summary="Želim izbrisati svoj račun" open={answer?.intent === 'delete'} grave>
      <AccountForm intent="delete" answer={answer} submit="Izbriši račun" look="danger">
        {({ typed, errorOf }) => (
          <>
            <p>Brišu se vaše ime, adresa e-pošte, lozinka i prijave na svim uređajima. To se ne može poništiti.</p>
            <fieldset className={styles.choice}>
              <legend>Što će biti s uspomenama, svijećama i drugim vašim prilozima?</legend>
              <label>
                <input
                  type="radio"
                  name="farewell"
                  value="keep-without-name"
                  defaultChecked={typed('farewell') !== 'remove'}
                />
                Neka ostanu, bez moga imena.
              </label>
              <label>
                <input type="radio" name="farewell" value="remove" defaultChecked={typed('farewell') === 'remove'} />
                Neka se izbrišu sa mnom.
              </label>
            </fieldset>
            <PasswordField
              label="Vaša lozinka"
              name="password"
              autoComplete="current-password"
              required
              error={errorOf('password')}
            />
          </>
        )}
      </AccountForm>
    </Disclosure>
  );
}
