import { pathTo } from '../../routes.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { AccountForm, type FormAnswer } from './account-form.tsx';
import styles from './account-screen.module.css';
import { type DeviceLine, Devices } from './devices.tsx';
import { EmailSection } from './email-section.tsx';
import { type NotificationChoice, NotificationsForm } from './notifications-form.tsx';
import { OfflineReading } from './offline-reading.tsx';
import { CurrentPasswordField, NewPasswordField } from './password-fields.tsx';

interface AccountScreenProps {
  readonly account: {
    readonly name: string;
    readonly email: string;
    readonly verified: boolean;
    /** Whether the configuration names the address an editor's. */
    readonly isConfigured: boolean;
  };
  readonly devices: readonly DeviceLine[];
  /** When somebody who edits is told what waits; absent for others. */
  readonly notifications: NotificationChoice | undefined;
  /** What the action that led here has done. */
  readonly done: string | undefined;
  readonly answer: FormAnswer | undefined;
}

export function AccountScreen({ account, devices, notifications, done, answer }: AccountScreenProps) {
  return (
    <div className={styles.screen}>
      {done && (
        <Notice kind="done" focused>
          {done}
        </Notice>
      )}
      <TitledSection title="Ime">
        <NameForm name={account.name} answer={answer} />
      </TitledSection>
      <TitledSection title="Adresa e-pošte">
        <EmailSection
          email={account.email}
          verified={account.verified}
          isConfigured={account.isConfigured}
          answer={answer}
        />
      </TitledSection>
      <TitledSection title="Lozinka">
        <PasswordForm email={account.email} answer={answer} />
      </TitledSection>
      <TitledSection title="Uređaji" lead="Ovdje ste trenutačno prijavljeni.">
        <Devices devices={devices} answer={answer} />
      </TitledSection>
      <TitledSection title="Čitanje bez mreže" lead="Stabla, kartu i spomen-stranice možete otvarati i kad mreže nema.">
        <OfflineReading />
      </TitledSection>
      {notifications && (
        <TitledSection
          title="Obavijesti Uredništva"
          lead="Javljamo vam što čeka vašu riječ: prilozi, ispravci, prijave, poruke."
        >
          <NotificationsForm choice={notifications} answer={answer} />
        </TitledSection>
      )}
      <TitledSection title="Moji podatci" lead="Sve što stranica čuva o vama, u jednoj datoteci (JSON).">
        <p>
          <a href={pathTo('accountData')} download className={buttonClass('secondary')}>
            Preuzmite svoje podatke
          </a>
        </p>
      </TitledSection>
      <TitledSection title="Brisanje računa">
        <FarewellForm answer={answer} />
      </TitledSection>
    </div>
  );
}

function NameForm({ name, answer }: { readonly name: string; readonly answer: FormAnswer | undefined }) {
  return (
    <AccountForm intent="name" answer={answer} submit="Spremite ime" look="secondary" draftName="account-name">
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

function PasswordForm({ email, answer }: { readonly email: string; readonly answer: FormAnswer | undefined }) {
  return (
    <AccountForm intent="password" answer={answer} submit="Promijenite lozinku" look="secondary">
      {({ errorOf }) => (
        <>
          {/* Tells a password manager whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <CurrentPasswordField label="Sadašnja lozinka" error={errorOf('password')} />
          <NewPasswordField label="Nova lozinka" error={errorOf('newPassword')} />
        </>
      )}
    </AccountForm>
  );
}

function FarewellForm({ answer }: { readonly answer: FormAnswer | undefined }) {
  return (
    <Disclosure summary="Želim izbrisati svoj račun" open={answer?.intent === 'delete'} grave>
      <AccountForm intent="delete" answer={answer} submit="Izbrišite račun" look="danger">
        {({ typed, errorOf }) => (
          <>
            <p>Brišu se vaše ime, adresa e-pošte, lozinka i prijave na svim uređajima. To se ne može poništiti.</p>
            <fieldset className={styles.choice}>
              <legend>Što učiniti s vašim uspomenama, svijećama i drugim prilozima?</legend>
              <label>
                <input
                  type="radio"
                  name="farewell"
                  value="keep-without-name"
                  defaultChecked={typed('farewell') !== 'remove'}
                />
                Ostaviti, ali bez vašega imena.
              </label>
              <label>
                <input type="radio" name="farewell" value="remove" defaultChecked={typed('farewell') === 'remove'} />
                Izbrisati zajedno s računom.
              </label>
            </fieldset>
            <CurrentPasswordField label="Vaša lozinka" error={errorOf('password')} />
          </>
        )}
      </AccountForm>
    </Disclosure>
  );
}
