import type { ReactNode } from 'react';
import type { DraftContent } from '../../../domain/draft-content.ts';
import type { FieldFault } from '../../editor-state.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './draft-form.module.css';
import type { EditorView } from './views.ts';

interface FieldsProps {
  readonly content: DraftContent;
  readonly view: EditorView;
  /** Told only once somebody has tried to publish: a new draft is not scolded. */
  readonly faults: readonly FieldFault[];
}

/** References as records have them. */
const EXAMPLES = ['locality/gumno', 'bosnjak#I12'].join(' ');

/** Empty rows to write into. */
const ROOM = 2;

/** Everything of a record besides its title and text, as plain fields. */
export function DraftFields({ content, view, faults }: FieldsProps) {
  const { kind } = content;
  const isLife = kind === 'person' || kind === 'memorial';
  return (
    <div className={styles.fields}>
      {isLife ? <Life content={content} view={view} faults={faults} /> : <When {...{ content, view, faults }} />}
      {kind === 'locality' && (
        <Select
          label="Vrsta lokaliteta"
          name="type"
          value={content.type}
          options={[
            { value: '', label: 'Odaberite' },
            ...Object.entries(view.labels.types).map(([value, label]) => ({ value, label })),
          ]}
        />
      )}
      {kind === 'memory' && (
        <>
          <Line name="teller" label="Pripovijeda" value={content.teller} faults={faults} />
          <Line name="scribe" label="Tko je zapisao" value={content.scribe} faults={faults} />
          <Line
            name="people"
            label="O kome se priča"
            value={content.people.join(', ')}
            faults={faults}
            hint="Imena odvojite zarezom."
          />
          <Line name="voice" label="Snimka glasa (ime datoteke)" value={content.voice} faults={faults} />
        </>
      )}
      {kind === 'person' && (
        <Line
          name="roles"
          label="Uloge"
          value={content.roles.join(', ')}
          faults={faults}
          hint="Odvojite zarezom: fratar, pjesnik."
        />
      )}
      {(kind === 'period' || (kind === 'article' && content.section !== 'blog')) && (
        <Line
          name="order"
          label="Redni broj"
          value={content.order}
          faults={faults}
          hint="Ostavite li prazno, ide na kraj."
        />
      )}
      {(kind === 'article' || view.permissions.includes('schedule')) && (
        <div className={styles.pair}>
          <Line
            name="published"
            label="Dan objave"
            type="date"
            value={content.published.slice(0, 10)}
            faults={faults}
            hint="Ostavite li prazno, upisat će se dan kad zapis bude objavljen. Upišete li dan koji tek dolazi, zapis će se tada objaviti sam."
          />
          <Line name="published.time" label="Sat" type="time" value={content.published.slice(11)} faults={faults} />
        </div>
      )}
      <Line name="tags" label="Oznake" value={content.tags.join(', ')} faults={faults} hint="Odvojite ih zarezom." />
      <Place content={content} faults={faults} />
      <Pictures content={content} faults={faults} />
      <Sources content={content} view={view} faults={faults} />
      <Disclosure summary="Poveznice, autor i ostalo" open={has(faults, 'links') || has(faults, 'author')}>
        <TextArea
          name="links"
          label="Poveznice na zapise i osobe u stablima"
          defaultValue={content.links.join('\n')}
          error={faultOf(faults, 'links')}
          hint={
            <>
              Svaka u svom retku: <code>{EXAMPLES}</code>.
            </>
          }
        />
        <Line
          name="author"
          label="Autor"
          value={content.author}
          faults={faults}
          hint="Ostavite li prazno, to je onaj tko objavi."
        />
        <CheckField name="sample" label="Ogledni zapis: izmišljen ili nepotvrđen" defaultChecked={content.sample} />
      </Disclosure>
    </div>
  );
}

interface LineProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly faults: readonly FieldFault[];
  readonly hint?: ReactNode;
  readonly type?: 'text' | 'date' | 'time';
}

export function Line({ name, label, value, faults, hint, type = 'text' }: LineProps) {
  return <Field name={name} label={label} type={type} defaultValue={value} hint={hint} error={faultOf(faults, name)} />;
}

function When({ content, view, faults }: FieldsProps) {
  return <DateLine name="date" label="Vrijeme" {...{ content, view, faults }} />;
}

function DateLine({
  name,
  label,
  content,
  view,
  faults,
}: FieldsProps & { name: 'date' | 'born' | 'died'; label: string }) {
  const offers = faults.find(({ field }) => field === name)?.offers ?? [];
  const reading = view.readings[name];
  return (
    <div className={styles.date}>
      <Line
        name={name}
        label={label}
        value={content[name]}
        faults={faults}
        hint={reading ? `Čita se: ${reading}` : 'Kako se kaže: oko 1890., ljeto 1917., prije 1914.'}
      />
      {offers.length > 0 && <p className={styles.offers}>Mislite li: {offers.join(' · ')}?</p>}
    </div>
  );
}

function Life({ content, view, faults }: FieldsProps) {
  return (
    <div className={styles.pair}>
      <DateLine name="born" label="Rođenje" {...{ content, view, faults }} />
      <Line name="birthPlace" label="Mjesto rođenja" value={content.birthPlace} faults={faults} />
      <DateLine name="died" label="Smrt" {...{ content, view, faults }} />
      <Line name="deathPlace" label="Mjesto smrti" value={content.deathPlace} faults={faults} />
    </div>
  );
}

function Place({ content: { place }, faults }: Pick<FieldsProps, 'content' | 'faults'>) {
  return (
    <Disclosure summary="Mjesto" open={place.name !== '' || has(faults, 'place')}>
      <Line name="place.name" label="Ime mjesta" value={place.name} faults={faults} />
      <div className={styles.pair}>
        <Line
          name="place.lat"
          label="Zemljopisna širina"
          value={place.lat}
          faults={faults}
          hint="Na primjer 43,3969."
        />
        <Line
          name="place.lon"
          label="Zemljopisna dužina"
          value={place.lon}
          faults={faults}
          hint="Na primjer 17,6144."
        />
      </div>
      <CheckField name="place.approximate" label="Približno" defaultChecked={place.approximate} />
    </Disclosure>
  );
}

function Pictures({ content, faults }: Pick<FieldsProps, 'content' | 'faults'>) {
  const empty = { file: '', alt: '', caption: '', credit: '' };
  const hasMore = content.kind === 'memory' || content.kind === 'memorial';
  const photographs = [...content.photographs, ...Array.from({ length: ROOM }, () => empty)];
  return (
    <Disclosure summary="Slike" open={content.cover !== null || has(faults, 'cover') || has(faults, 'photographs')}>
      <PictureRow name="cover" title="Naslovna slika" picture={content.cover ?? empty} faults={faults} />
      {hasMore &&
        photographs.map((picture, index) => (
          <PictureRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a form that is rendered once
            key={index}
            name={`photographs.${index}`}
            title={`Fotografija ${index + 1}`}
            picture={picture}
            faults={faults}
          />
        ))}
    </Disclosure>
  );
}

interface PictureRowProps {
  readonly name: string;
  readonly title: string;
  readonly picture: NonNullable<DraftContent['cover']>;
  readonly faults: readonly FieldFault[];
}

function PictureRow({ name, title, picture, faults }: PictureRowProps) {
  return (
    <fieldset className={styles.row}>
      <legend>{title}</legend>
      <Line name={`${name}.file`} label="Datoteka" value={picture.file} faults={faults} />
      <Line
        name={`${name}.alt`}
        label="Što se na slici vidi"
        value={picture.alt}
        faults={faults}
        hint="Za one koji je ne vide."
      />
      <Line name={`${name}.caption`} label="Potpis pod slikom" value={picture.caption} faults={faults} />
      <Line name={`${name}.credit`} label="Autor ili vlasnik" value={picture.credit} faults={faults} />
    </fieldset>
  );
}

function Sources({ content, view, faults }: FieldsProps) {
  const empty = { what: '', where: '', certainty: 'literature' } as const;
  const rows = [...content.sources, ...Array.from({ length: ROOM }, () => empty)];
  return (
    <Disclosure summary="Izvori" open={content.sources.length > 0}>
      {rows.map(({ what, where, certainty }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a form that is rendered once
        <fieldset key={index} className={styles.row}>
          <legend>Izvor {index + 1}</legend>
          <Line name={`sources.${index}.what`} label="Što" value={what} faults={faults} />
          <Line
            name={`sources.${index}.where`}
            label="Gdje (stranica, signatura ili adresa)"
            value={where}
            faults={faults}
          />
          <Select
            label="Pouzdanost"
            name={`sources.${index}.certainty`}
            value={certainty}
            options={Object.entries(view.labels.certainties).map(([value, label]) => ({ value, label }))}
          />
        </fieldset>
      ))}
    </Disclosure>
  );
}

export function faultOf(faults: readonly FieldFault[], name: string): { readonly sentence: string } | undefined {
  return faults.find(({ field }) => field === name);
}

function has(faults: readonly FieldFault[], part: string): boolean {
  return faults.some(({ field }) => field === part || field.startsWith(`${part}.`));
}
