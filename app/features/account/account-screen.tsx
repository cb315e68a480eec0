import { pathTo } from '../../routes.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './account-screen.module.css';
import { type DeviceLine, Devices } from './devices.tsx';
import { EmailSection } from './email-section.tsx';
import { FarewellForm } from './farewell-form.tsx';
import type { FormAnswer } from './form-answer.ts';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { Section } from './section.tsx';

interface AccountScreenProps {
  readonly account: { readonly name: string; readonly email: string; readonly verified: boolean };
  readonly devices: readonly DeviceLine[];
  /** What was done on the way here. */
  readonly told: string | undefined;
  readonly answer: FormAnswer | undefined;
}

export function AccountScreen({ account, devices, told, answer }: AccountScreenProps) {
  return (
    <div className={styles.screen}>
      {told && (
        <Notice kind="done" focused>
          {told}
        </Notice>
      )}
      <Section title="Ime">
        <NameForm name={account.name} answer={answer} />
      </Section>
      <Section title="Adresa e-pošte">
        <EmailSection email={account.email} verified={account.verified} answer={answer} />
      </Section>
      <Section title="Lozinka">
        <PasswordForm email={account.email} answer={answer} />
      </Section>
      <Section title="Uređaji" lead="Ovdje ste trenutačno prijavljeni.">
        <Devices devices={devices} answer={answer} />
      </Section>
      <Section title="Moji podatci" lead="Sve što stranica čuva o vama, u jednoj datoteci (JSON).">
        <p>
          <a href={pathTo('accountData')} download className={buttonClass('secondary')}>
            Preuzmi moje podatke
          </a>
        </p>
      </Section>
      <Section title="Brisanje računa">
        <FarewellForm answer={answer} />
      </Section>
    </div>
  );
}
