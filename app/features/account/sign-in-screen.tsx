import { mdiGoogle } from '@mdi/js';
import { buttonClass } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmailField, Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountForm, type FormAnswer, type Prove } from './account-form.tsx';
import { CurrentPasswordField, NewPasswordField } from './password-fields.tsx';
import styles from './sign-in-screen.module.css';

interface SignInScreenProps {
  readonly answer: FormAnswer | undefined;
  /** Which of the two forms is asked for, and where each is. */
  readonly form: 'sign-in' | 'sign-up';
  readonly paths: { readonly signIn: string; readonly signUp: string };
  /** Why the person is here: a session that is over, or something done that ends at the sign-in. */
  readonly notice: { readonly kind: 'done' | 'trouble'; readonly sentence: string } | undefined;
  /** Where Google vouches for people: the address that leads to it. */
  readonly google: string | undefined;
  readonly prove: Prove | undefined;
}

/** Sign in, or open an account: one form at a time, and what went wrong with one is gone when the other is asked for. */
export function SignInScreen({ answer, form, paths, notice, google, prove }: SignInScreenProps) {
  const isNew = answer ? answer.intent === 'sign-up' : form === 'sign-up';
  return (
    <div className={styles.screen}>
      <nav aria-label="Prijava ili novi račun" className={styles.switch}>
        <Link to={paths.signIn} aria-current={isNew ? undefined : 'true'}>
          Prijava
        </Link>
        <Link to={paths.signUp} aria-current={isNew ? 'true' : undefined}>
          Otvorite račun
        </Link>
      </nav>
      {notice && !answer && <Notice kind={notice.kind}>{notice.sentence}</Notice>}
      {isNew ? (
        <SignUp answer={answer} google={google} />
      ) : (
        <section className={styles.card} aria-labelledby="prijavite-se">
          <h2 id="prijavite-se">Prijavite se</h2>
          <AccountForm intent="sign-in" answer={answer} submit="Prijava" prove={prove}>
            {({ typed, errorOf }) => (
              <>
                <EmailField autoComplete="username" required defaultValue={typed('email')} error={errorOf('email')} />
                <CurrentPasswordField label="Lozinka" error={errorOf('password') ?? errorOf('newPassword')} />
              </>
            )}
          </AccountForm>
          <GoogleWay address={google} words="Prijava preko Googlea" />
          <Disclosure summary="Zaboravili ste lozinku?" open={answer?.intent === 'forgotten'}>
            <AccountForm intent="forgotten" answer={answer} submit="Zatražite poruku" look="secondary">
              {({ typed, errorOf }) => (
                <EmailField
                  autoComplete="username"
                  required
                  defaultValue={typed('email')}
                  error={errorOf('email')}
                  hint="Na nju šaljemo poruku s poveznicom za novu lozinku."
                />
              )}
            </AccountForm>
          </Disclosure>
        </section>
      )}
    </div>
  );
}

function SignUp({ answer, google }: Pick<SignInScreenProps, 'answer' | 'google'>) {
  if (answer?.done) return <SignedUp done={answer.done} email={answer.typed.email ?? ''} />;
  return (
    <section className={styles.card} aria-labelledby="otvorite-racun">
      <h2 id="otvorite-racun">Otvorite račun</h2>
      <p className={styles.why}>
        Besplatan je. Stabla, kartu i stranice pokojnih vide članovi. Ako o članstvu odlučuje Uredništvo, javit će vam
        se.
      </p>
      <AccountForm intent="sign-up" answer={answer} submit="Otvorite račun" draftName="sign-up">
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
            <EmailField autoComplete="username" required defaultValue={typed('email')} error={errorOf('email')} />
            <NewPasswordField label="Lozinka" error={errorOf('newPassword')} />
            <CheckField
              label="Imam 16 ili više godina."
              name="ofAge"
              value="yes"
              required
              defaultChecked={typed('ofAge') === 'yes'}
              error={errorOf('ofAge')}
            />
          </>
        )}
      </AccountForm>
      <GoogleWay address={google} words="Nastavite preko Googlea" />
    </section>
  );
}

/** The same whether the address was new or not: only its owner learns that, from the email. */
function SignedUp({ done, email }: { readonly done: string; readonly email: string }) {
  return (
    <>
      <div className={styles.answer} data-taken="sign-up">
        <Notice kind="done" focused>
          {done}
        </Notice>
      </div>
      <section className={styles.card} aria-labelledby="jos-pritisak">
        <h2 id="jos-pritisak">Prijavite se odmah</h2>
        <p className={styles.why}>
          Prijavit ćete se kao <strong>{email}</strong>. Lozinku ne morate ponovno upisivati.
        </p>
        <AccountForm intent="after-sign-up" answer={undefined} submit="Prijavite se">
          {() => <input type="hidden" name="email" value={email} />}
        </AccountForm>
      </section>
    </>
  );
}

/** Google does not ask for the age, and whoever comes from there for the first time gets an account at once. */
function GoogleWay({ address, words }: { readonly address: string | undefined; readonly words: string }) {
  if (!address) return undefined;
  return (
    <div className={styles.google}>
      <a href={address} className={buttonClass('secondary')}>
        <Icon path={mdiGoogle} />
        {words}
      </a>
      <p>Nastavkom potvrđujete da imate najmanje 16 godina.</p>
    </div>
  );
}
