import { LONGEST_TELEPHONE } from '../../../domain/telephone.ts';
import { ABOUT_PARAM } from '../../query-words.ts';
import { pathTo } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField, Field } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './contribute-form.module.css';
import { Honeypot } from './honeypot.tsx';

export interface MessageAnswer {
  /** What was written, where it was not taken. */
  readonly typed: Readonly<Record<string, string>>;
  readonly error: { readonly field: string; readonly sentence: string };
}

interface MessageFormProps {
  /** The path of the page that it is about; empty where it is about none. */
  readonly about: string;
  /** Who is signed in. */
  readonly known: { readonly name: string; readonly email: string } | undefined;
  readonly contactEmail: string | undefined;
  readonly answer: MessageAnswer | undefined;
}

/** A message to the editors: a plain form, for everybody. */
export function MessageForm({ about: asked, known, contactEmail, answer }: MessageFormProps) {
  const typed = (name: string, otherwise = '') => answer?.typed[name] ?? otherwise;
  const errorOf = (field: string) => (answer?.error.field === field ? answer.error : undefined);
  const about = typed(ABOUT_PARAM, asked);
  return (
    <form
      method="post"
      action={pathTo('contact')}
      noValidate
      className={styles.form}
      data-kept="message"
      data-waits="poruka urednicima"
    >
      {errorOf('form') && (
        <Notice kind="trouble" focused>
          {answer?.error.sentence}
        </Notice>
      )}
      {about && (
        <p className={styles.about}>
          Pišete o stranici <a href={about}>{about}</a>
          <input type="hidden" name={ABOUT_PARAM} value={about} />
        </p>
      )}
      <TextArea
        story
        label={about ? 'Što treba ispraviti ili dodati?' : 'Što nam želite reći?'}
        name="text"
        rows={7}
        required
        defaultValue={typed('text')}
        error={errorOf('text')}
        hint="Ako javljate pogrešku, napišite i odakle znate kako je ispravno."
      />
      <fieldset className={styles.details}>
        <legend>Tko piše?</legend>
        <Field
          label="Ime i prezime"
          name="name"
          autoComplete="name"
          maxLength={80}
          required
          defaultValue={typed('name', known?.name)}
          error={errorOf('name')}
        />
        <EmailField
          label="Adresa e-pošte (nije obvezna)"
          defaultValue={typed('email', known?.email)}
          error={errorOf('email')}
          hint="Na nju stiže odgovor. Bez adrese i bez telefona ne možemo vam odgovoriti."
        />
        <Field
          label="Telefon (nije obvezan)"
          name="telephone"
          type="tel"
          autoComplete="tel"
          maxLength={LONGEST_TELEPHONE}
          defaultValue={typed('telephone')}
          error={errorOf('telephone')}
          hint="Ako vam je lakše da vas nazovemo."
        />
      </fieldset>
      <Honeypot />
      <div className={styles.end}>
        <Button look="primary">Pošaljite poruku</Button>
        <p className={styles.small}>
          Poruku i podatke o vama vidi samo Uredništvo, a briše ih godinu dana nakon što je poruka riješena. Više o tome
          piše u <a href={pathTo('privacy')}>Pravilima privatnosti</a>.
        </p>
        {contactEmail && (
          <p className={styles.small}>
            Možete nam pisati i e-poštom: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        )}
      </div>
    </form>
  );
}

/** What happens next. */
export function MessageReceived() {
  return (
    <div className={styles.received} data-taken="message">
      <p>Uredništvo će je pročitati. Ako ste ostavili adresu e-pošte ili telefon, tako ćemo vam se i javiti.</p>
      <p>
        <LinkButton href={pathTo('home')}>Otvorite početnu stranicu</LinkButton>
      </p>
    </div>
  );
}
