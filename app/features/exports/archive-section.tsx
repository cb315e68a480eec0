import { pathTo } from '../../routes.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import styles from './exports.module.css';
import type { WorkView } from './views.ts';
import { WorkProgress } from './work-progress.tsx';

interface ArchiveSectionProps {
  readonly work: WorkView | undefined;
  /** What was wrong with the form for the private part. */
  readonly error: { readonly field: string; readonly sentence: string } | undefined;
  readonly agreed: boolean;
  readonly onAsked: () => void;
}

/** The whole archive by one press; what is private only by a form of its own. */
export function ArchiveSection({ work, error, agreed, onAsked }: ArchiveSectionProps) {
  const errorOf = (field: string) => (error?.field === field ? error : undefined);
  return (
    <TitledSection
      title="Arhiv"
      lead="Svi zapisi, fotografije, glasovi, stabla i karte kao obične datoteke, u jednoj datoteci ZIP. Mogu se čitati i bez ove stranice, a druga ih takva stranica može sve primiti."
    >
      <p>
        <a href={pathTo('archiveFile')} download className={buttonClass('primary')} onClick={onAsked}>
          Preuzmite arhiv
        </a>
      </p>
      <WorkProgress work={work} label="Koliko je arhiva gotovo" />
      <Disclosure summary="Trebam i ono što je privatno" open={error !== undefined}>
        <p>U takvu su arhivu, uz sve ostalo:</p>
        <ul className={styles.list}>
          <li>imena i adrese e-pošte svih koji imaju račun, bez lozinki, i tko je među njima urednik ili pisac,</li>
          <li>sve što čeka: poslane uspomene i sućuti s adresama pošiljatelja, prijave, poruke, prijedlozi, pozivi,</li>
          <li>nacrti, koš, ranije inačice stabala s podatcima živih, skrbnici, svijeće i podsjetnici,</li>
          <li>ključ kojim su potpisane privatne poveznice: tko ga ima, može otvoriti svaku od njih.</li>
        </ul>
        <p>Takav arhiv ne smije čitati nitko drugi. Čuvajte ga kao lozinku i ne šaljite ga e-poštom.</p>
        <form method="post" className={styles.form} onSubmit={onAsked}>
          <input type="hidden" name="intent" value="private" />
          {error?.field === 'form' && (
            <Notice kind="trouble" focused>
              {error.sentence}
            </Notice>
          )}
          <CheckField
            label="Trebam arhiv s privatnim podatcima i čuvat ću ga ondje gdje ga nitko drugi ne može čitati."
            name="agreed"
            value="yes"
            required
            defaultChecked={agreed}
            error={errorOf('agreed')}
          />
          <PasswordField
            label="Vaša lozinka"
            name="password"
            autoComplete="current-password"
            required
            error={errorOf('password')}
          />
          <p>
            <Button look="danger">Preuzmite arhiv s privatnim podatcima</Button>
          </p>
        </form>
      </Disclosure>
    </TitledSection>
  );
}
