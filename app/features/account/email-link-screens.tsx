import { TOKEN_PARAM } from '../../query-words.ts';
import { pathTo, signInPath } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AccountForm, type FormAnswer } from './account-form.tsx';
import styles from './email-link-screens.module.css';
import { CurrentPasswordField, NewPasswordField } from './password-fields.tsx';

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

/** A link as the browser that opened it may use it. */
interface OpenedLink {
  readonly kind: 'verification' | 'email-change';
  /** The address that it confirms. */
  readonly email: string;
  readonly openedBy: 'owner' | 'signed-up' | 'nobody' | 'another';
}

interface ConfirmAddressProps extends EmailLinkProps {
  /** None when the link is over. */
  readonly link: OpenedLink | undefined;
  readonly signedInAs: { readonly email: string; readonly verified: boolean } | undefined;
}

/** What the link is for and what can be done with it here, before anything is pressed. */
export function ConfirmAddressScreen({ answer, token, link, signedInAs }: ConfirmAddressProps) {
  if (!link) return <LinkOver signedInAs={signedInAs} />;
  const what =
    link.kind === 'verification' ? (
      <>
        Ova poveznica potvrđuje adresu <strong>{link.email}</strong>
      </>
    ) : (
      <>
        Ova poveznica mijenja adresu računa u <strong>{link.email}</strong>
      </>
    );
  switch (link.openedBy) {
    case 'owner':
      return (
        <div className={styles.single}>
          <p>{what}.</p>
          <Confirm answer={answer} token={token} submit="Potvrdite adresu" />
        </div>
      );
    case 'signed-up':
      return (
        <div className={styles.single}>
          <p>{what}, kojom ste upravo u ovom pregledniku otvorili račun.</p>
          <Confirm answer={answer} token={token} submit="Potvrdite i prijavite se" />
        </div>
      );
    case 'another':
      return (
        <div className={styles.single}>
          <p>
            {what}, a ovdje ste prijavljeni kao <strong>{signedInAs?.email}</strong>. Ako je i taj račun vaš, odjavite
            se pa poveznicu iz poruke otvorite ponovno. Ako nije, ne morate ništa učiniti.
          </p>
          <form method="post" action={pathTo('signOut')}>
            <Button>Odjavite se</Button>
          </form>
        </div>
      );
    case 'nobody':
      return link.kind === 'verification' ? (
        <div className={styles.single}>
          <p>
            {what}. Na ovom uređaju niste prijavljeni: upišite lozinku koju ste odabrali kad ste otvarali račun, pa ćemo
            adresu potvrditi i odmah vas prijaviti.
          </p>
          <Confirm answer={answer} token={token} submit="Potvrdite i prijavite se" asksPassword />
          <p>
            Ne sjećate se lozinke? <Link to={pathTo('signIn')}>Zatražite novu</Link>; tako se adresa potvrđuje usput.
          </p>
          <p>Račun niste otvorili vi? Ne morate ništa učiniti: bez vaše potvrde adresa ostaje nepotvrđena.</p>
        </div>
      ) : (
        <div className={styles.single}>
          <p>{what}. Na ovom uređaju niste prijavljeni. Prijavite se dosadašnjom adresom, pa promjenu potvrdite.</p>
          <p>
            <LinkButton
              href={signInPath(`${pathTo('confirmAddress')}?${new URLSearchParams({ [TOKEN_PARAM]: token })}`)}
            >
              Prijavite se
            </LinkButton>
          </p>
        </div>
      );
  }
}

interface ConfirmProps extends EmailLinkProps {
  readonly submit: string;
  readonly asksPassword?: true;
}

/** A button rather than the link itself: programs that look at mail before people do follow links. */
function Confirm({ answer, token, submit, asksPassword }: ConfirmProps) {
  return (
    <AccountForm intent="confirm" answer={answer} submit={submit}>
      {({ errorOf }) => (
        <>
          <input type="hidden" name="token" value={token} />
          {asksPassword && <CurrentPasswordField label="Lozinka" error={errorOf('password')} />}
        </>
      )}
    </AccountForm>
  );
}

function LinkOver({ signedInAs }: Pick<ConfirmAddressProps, 'signedInAs'>) {
  return (
    <div className={styles.single}>
      <p>Ova poveznica više ne vrijedi.</p>
      {signedInAs?.verified && (
        <p>
          Vaša je adresa <strong>{signedInAs.email}</strong> potvrđena, pa ne morate ništa učiniti.
        </p>
      )}
      {signedInAs && !signedInAs.verified && (
        <p>
          Adresa <strong>{signedInAs.email}</strong> još nije potvrđena. U svojem računu zatražite novu poruku.
        </p>
      )}
      {!signedInAs && (
        <p>Prijavite se, pa u svojem računu pogledajte je li adresa potvrđena ili zatražite novu poruku.</p>
      )}
      <p>
        <LinkButton href={signedInAs ? pathTo('account') : signInPath(pathTo('account'))}>
          {signedInAs ? 'Moj račun' : 'Prijavite se'}
        </LinkButton>
      </p>
    </div>
  );
}
