import { useMemo } from 'react';
import { Form } from 'react-router';
import { LICENCES, PHOTOGRAPH_LIMITS } from '../../../domain/photograph-limits.ts';
import { LICENCE_LABEL } from '../../text/photograph-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { AboutField } from './about-field.tsx';
import styles from './photograph-form.module.css';
import type { PhotographPageView } from './views.ts';

interface PhotographFormProps {
  readonly values: PhotographPageView['values'];
  readonly about: PhotographPageView['onIt'];
  readonly dateRead: string | undefined;
  /** What was typed and could not be saved, and a sentence for each field that something is wrong with. */
  readonly typed: Readonly<Record<string, string>> | undefined;
  readonly faults: Readonly<Record<string, string | undefined>> | undefined;
}

/** What is known of a photograph, as plain fields. */
export function PhotographForm({ values, about, dateRead, typed, faults }: PhotographFormProps) {
  const errors = useMemo(
    () => Object.fromEntries(Object.entries(faults ?? {}).map(([name, sentence]) => [name, sentence && { sentence }])),
    [faults],
  );
  const fieldOf = (name: keyof PhotographPageView['values']) => ({
    name,
    defaultValue: typed?.[name] ?? values[name],
    error: errors[name] || undefined,
  });
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <TextArea
        label="Opis za one koji ne vide (alternativni tekst)"
        hint="Jedna rečenica: što se na fotografiji vidi. Vrijedi i u zapisima u kojima uz sliku nema drugog opisa; bez opisa se zapis ne može objaviti."
        rows={2}
        {...fieldOf('alt')}
      />
      <Field label="Naslov" hint="Po njemu je nalazite ovdje." {...fieldOf('title')} />
      <TextArea label="Potpis ispod fotografije" rows={2} {...fieldOf('caption')} />
      <div className={styles.pair}>
        <Field label="Autor ili vlasnik" placeholder="Iz albuma obitelji …" {...fieldOf('credit')} />
        <div>
          <Select
            label="Dozvola"
            name="licence"
            value={typed?.licence ?? values.licence}
            options={[
              { value: '', label: 'Nije poznato' },
              ...LICENCES.map((licence) => ({ value: licence, label: LICENCE_LABEL[licence] })),
            ]}
          />
          {faults?.licence && <FieldError>{faults.licence}</FieldError>}
        </div>
      </div>
      <div className={styles.pair}>
        <Field
          label="Kada je snimljena"
          hint={dateRead ? `Čitamo: ${dateRead}` : 'Kako znate: 12. 5. 1962., svibanj 1962., oko 1890.'}
          {...fieldOf('date')}
        />
        <Field label="Gdje" {...fieldOf('place')} />
      </div>
      <AboutField
        saved={about.named}
        options={about.options}
        most={PHOTOGRAPH_LIMITS.about}
        typed={typed?.about}
        error={errors.about || undefined}
      />
      <p>
        <Button look="primary" name="intent" value="describe">
          Spremite
        </Button>
      </p>
    </Form>
  );
}
