import { mdiGoogle } from '@mdi/js';
import { buttonClass } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountForm, type FormAnswer, type Prove } from './account-form.tsx';
import { CurrentPasswordField, NewPasswordField } from './password-fields.tsx';
import styles from './sign-in-screen.module.css';

interface SignInScreenProps {
  readonly answer: FormAnswer | undefined;
  /** Why the person is here: a session that is over, or something done that ends at the sign-in. */
  readonly notice: { readonly kind: 'done' | 'trouble'; readonly sentence: string } | undefined;
  /** Where Google vouches for people: the address that leads to it. */
  readonly google: string | undefined;
  readonly prove: Prove | undefined;
}

/** Sign in, open an account, forgotten password. */
export function SignInScreen({ answer, notice, google, prove }: SignInScreenProps) {
  const signedUp = answer?.intent === 'sign-up' && answer.done ? answer : undefined;
  return (
    <div className={styles.screen}>
      {notice && !answer && <Notice kind={notice.kind}>{notice.sentence}</Notice>}
      {signedUp && (
        <div data-taken="sign-up">
          <Notice kind="done" focused>
            {signedUp.done}
          </Notice>
        </div>
      )}
      <div className={styles.methods}>
        <section className={styles.card} aria-labelledby="prijavite-se">
          <h2 id="prijavite-se">Prijavite se</h2>
          <AccountForm intent="sign-in" answer={answer} submit="Prijava" prove={prove}>
            {({ typed, errorOf }) => (
              <>
                <EmailField defaultValue={typed('email') ?? signedUp?.typed.email} error={errorOf('email')} />
                <CurrentPasswordField label="Lozinka" error={errorOf('password') ?? errorOf('newPassword')} />
              </>
            )}
          </AccountForm>
          {google && (
            <p>
              <a href={google} className={buttonClass('secondary')}>
                <Icon path={mdiGoogle} />
                Prijava preko Googlea
              </a>
            </p>
          )}
          <Disclosure summary="Zaboravili ste lozinku?" open={answer?.intent === 'forgotten'}>
            <AccountForm intent="forgotten" answer={answer} submit="Zatražite poruku" look="secondary">
              {({ typed, errorOf }) => (
                <EmailField
                  defaultValue={typed('email')}
                  error={errorOf('email')}
                  hint="Na nju šaljemo poruku s poveznicom za novu lozinku."
                />
              )}
            </AccountForm>
          </Disclosure>
        </section>
        {!signedUp && (
          <section className={styles.card} aria-labelledby="otvorite-racun">
            <h2 id="otvorite-racun">Otvorite račun</h2>
            <p className={styles.why}>Besplatan je i otvara stabla, kartu i stranice pokojnih.</p>
            <AccountForm intent="sign-up" answer={answer} submit="Otvorite račun" look="secondary" draftName="sign-up">
              {({ typed, errorOf }) => (
                <>
                  <Field
                    label="Ime i prezime"
                    name="name"
                    autoComplete="name"
                    required
                    maxLength={80}
                    defaultValue={typed('name')}
                    error={errorOf('name')}
                    hint="Tako ćete biti potpisani uz ono što ovdje zapišete."
                  />
                  <EmailField defaultValue={typed('email')} error={errorOf('email')} />
                  <NewPasswordField label="Lozinka" error={errorOf('newPassword')} />
                </>
              )}
            </AccountForm>
          </section>
        )}
      </div>
    </div>
  );
}

interface EmailFieldProps {
  readonly defaultValue: string | undefined;
  readonly error: { readonly sentence: string } | undefined;
  readonly hint?: string;
}

function EmailField(props: EmailFieldProps) {
  return (
    <Field
      {...props}
      label="Adresa e-pošte"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={254}
    />
  );
}
