import { LONGEST_TELEPHONE } from '../../../domain/telephone.ts';
import { pathTo, signInPath } from '../../routes.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmailField, Field } from '../../ui/field.tsx';
import styles from './contribute-form.module.css';
import type { ContributionAnswer } from './send-contribution.ts';

interface TellerFieldsProps {
  /** Whose name it goes under; nobody's yet for a visitor. */
  readonly signedInAs: string | undefined;
  readonly typed: (name: string) => string | undefined;
  readonly errorOf: (field: NonNullable<ContributionAnswer['error']>['field']) => ContributionAnswer['error'];
}

/** Who tells it, who writes it down, and how the editors reach one of them. */
export function TellerFields({ signedInAs, typed, errorOf }: TellerFieldsProps) {
  const behalf = (
    <Disclosure summary="Pričam u ime druge osobe" open={Boolean(typed('teller'))}>
      <div className={styles.details}>
        <Field
          label="Tko je ispričao?"
          name="teller"
          maxLength={80}
          defaultValue={typed('teller')}
          hint="Ime i prezime onoga čija je uspomena: ono će stajati uz nju. Zapisali ste je vi, pa se Uredništvo javlja vama."
        />
        <CheckField
          label="Neka uz uspomenu piše da sam je zapisao ili zapisala ja."
          name="namesScribe"
          value="yes"
          defaultChecked={typed('namesScribe') === 'yes'}
        />
      </div>
    </Disclosure>
  );
  if (signedInAs !== undefined) {
    return (
      <>
        <p className={styles.member}>
          Šaljete kao <strong>{signedInAs}</strong>.
        </p>
        {behalf}
      </>
    );
  }
  return (
    <fieldset className={styles.details}>
      <legend>Tko priča?</legend>
      <Field
        label="Ime i prezime"
        name="name"
        autoComplete="name"
        maxLength={80}
        required
        defaultValue={typed('name')}
        error={errorOf('name')}
      />
      {behalf}
      <EmailField
        defaultValue={typed('email')}
        error={errorOf('email')}
        hint="Na nju šaljemo poruku za potvrdu. Nigdje se ne objavljuje."
      />
      <Field
        label="Telefon, ako nemate e-poštu"
        name="telephone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={LONGEST_TELEPHONE}
        defaultValue={typed('telephone')}
        error={errorOf('telephone')}
        hint="Dovoljno je jedno ili drugo. Broj vidi samo Uredništvo i nigdje se ne objavljuje."
      />
      <p className={styles.member}>
        Imate račun? <a href={signInPath(pathTo('contribute'))}>Prijavite se</a>, pa vam ovo ne treba.
      </p>
    </fieldset>
  );
}
