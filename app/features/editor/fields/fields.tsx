import { useState } from 'react';
import type { DraftContent } from '../../../../domain/draft-content.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import fieldStyles from '../../../ui/field.module.css';
import { Lazily } from '../lazily.tsx';
import styles from './fields.module.css';
import type { FieldsProps } from './fields-props.ts';
import { Labelled, Line } from './labelled.tsx';
import { LinksField, WordsField } from './list-fields.tsx';

const DATE_HELP = 'Kako biste rekli: „1917.“, „oko 1890.“, „ljeto 1943.“, „prije rata“, „od 1925. do 1931.“';

/** Everything of a record beside its text, as plain fields; which, its kind decides (domain/record.ts). */
export function Fields(props: FieldsProps) {
  const { content, onChange, labels, services, proposes } = props;
  const { kind, section } = content;
  const isLife = kind === 'person' || kind === 'memorial';
  const line = (
    field: 'birthPlace' | 'deathPlace' | 'teller' | 'scribe' | 'voice' | 'order' | 'author',
    hint?: string,
  ) => (
    <Line
      label={labels.fields[field] ?? field}
      field={field}
      hint={hint}
      value={content[field]}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  return (
    <div className={styles.fields}>
      {kind === 'memory' && (
        <>
          {line('teller', 'Čija je uspomena; ime napišite kako ta osoba želi.')}
          <WordsField
            field="people"
            label={labels.fields.people ?? ''}
            hint="Ljudi o kojima uspomena govori, jedan po jedan."
            values={content.people}
            onChange={(people) => onChange({ people })}
          />
          {line('scribe', 'Tko ju je zapisao, ako želi biti naveden.')}
          {line('voice', 'Ime datoteke u kojoj je snimljena, ako je ispričana glasom.')}
        </>
      )}
      {kind === 'locality' && <TypeField {...props} />}
      {isLife && (
        <>
          <DateField {...props} field="born" />
          {line('birthPlace')}
          <DateField {...props} field="died" />
          {line('deathPlace')}
        </>
      )}
      {kind === 'person' && (
        <WordsField
          field="roles"
          label={labels.fields.roles ?? ''}
          hint="Po čemu se pamti: fratar, pjesnik, učitelj …"
          values={content.roles}
          onChange={(roles) => onChange({ roles })}
        />
      )}
      {!isLife && kind !== 'page' && <DateField {...props} field="date" />}
      {kind !== 'page' && <PlaceField {...props} />}
      <WordsField
        field="tags"
        label={labels.fields.tags ?? ''}
        hint="Po njima se zapis nalazi uz srodne. Odaberite ponuđenu ili upišite novu."
        values={content.tags}
        load={services.tags}
        onChange={(tags) => onChange({ tags })}
      />
      <LinksField {...props} />
      {(kind === 'period' || (kind === 'article' && section !== 'blog')) &&
        line('order', kind === 'period' ? 'Koje je po redu na vremenskoj crti.' : 'Koje je poglavlje po redu.')}
      {(kind === 'article' || !proposes) && <PublishedField {...props} />}
      {line('author', 'Tko potpisuje tekst.')}
      <CheckField
        label="Ogledni zapis"
        name="sample"
        hint="Izmišljen ili nepotvrđen; na stranici će to i pisati."
        checked={content.sample}
        onChange={({ target }) => onChange({ sample: target.checked })}
      />
    </div>
  );
}

function DateField({ content, onChange, readings, labels, field }: FieldsProps & { field: 'date' | 'born' | 'died' }) {
  const set = (value: string) => onChange({ [field]: value });
  const reading = content[field] && readings[field];
  return (
    <Line
      label={labels.fields[field] ?? field}
      field={field}
      hint={DATE_HELP}
      reading={reading ? `Čitamo: ${reading}` : undefined}
      value={content[field]}
      onChange={set}
      onOffer={set}
    />
  );
}

/** A date in the future is when the draft is published; the publish button says so. */
function PublishedField({ content, onChange, labels }: FieldsProps) {
  const [day = '', time = ''] = content.published.split('T');
  const set = (...parts: string[]) => onChange({ published: parts.join('T').replace(/T$/, '') });
  return (
    <div className={styles.pair}>
      <Line
        label={labels.fields.published ?? ''}
        field="published"
        type="date"
        hint="Ostavite li prazno, upisat će se dan kad zapis bude objavljen. Upišete li dan koji tek dolazi, zapis će se tada objaviti sam."
        value={day}
        onChange={(chosen) => set(chosen, time)}
      />
      <Line label="Sat" field="published.time" type="time" value={time} onChange={(chosen) => set(day, chosen)} />
    </div>
  );
}

function TypeField({ content, onChange, labels }: FieldsProps) {
  return (
    <Labelled label={labels.fields.type ?? ''} field="type" hint="Po njoj dobiva znak na karti.">
      {(input) => (
        <select
          {...input}
          className={fieldStyles.input}
          value={content.type}
          onChange={({ target }) => onChange({ type: target.value })}
        >
          <option value="">Odaberite</option>
          {Object.entries(labels.types).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

function PlaceField({ content: { place }, onChange, labels, ground }: FieldsProps) {
  const [picks, setPicks] = useState(false);
  const set = (change: Partial<DraftContent['place']>) => onChange({ place: { ...place, ...change } });
  return (
    <fieldset className={styles.group}>
      <legend>{labels.fields.place}</legend>
      <Line label="Kako se zove" field="place.name" value={place.name} onChange={(name) => set({ name })} />
      <div className={styles.pair}>
        <Line
          label="Zemljopisna širina"
          field="place.lat"
          inputMode="decimal"
          value={place.lat}
          onChange={(lat) => set({ lat })}
        />
        <Line
          label="Zemljopisna dužina"
          field="place.lon"
          inputMode="decimal"
          value={place.lon}
          onChange={(lon) => set({ lon })}
        />
      </div>
      {ground && (
        <Button type="button" onClick={() => setPicks(true)}>
          Odaberite na karti
        </Button>
      )}
      <CheckField
        label="Mjesto je približno"
        name="approximate"
        checked={place.approximate}
        onChange={({ target }) => set({ approximate: target.checked })}
      />
      {picks && ground && (
        <Lazily
          load={() => import('./place-picker.tsx')}
          props={{ ground, place, onPick: set, onClose: () => setPicks(false) }}
          onClose={() => setPicks(false)}
        />
      )}
    </fieldset>
  );
}
