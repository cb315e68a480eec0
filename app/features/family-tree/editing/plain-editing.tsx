import { PEDIGREES } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import { lifeEventLabel } from '../../../text/life-events.ts';
import { PEDIGREE_WORD } from '../../../text/pedigree-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { ReferenceLine } from '../edit-messages.ts';
import { ADDABLE_EVENTS, EVENTS_WITH_VALUE } from './fact-rows.ts';
import type { FormFields, FormSubject } from './form-edits.ts';
import { YES } from './form-edits.ts';
import styles from './plain-editing.module.css';

/** One fact as a form that needs no scripts. */
export interface PlainRow {
  readonly key: string;
  readonly label: string;
  readonly says: string;
  readonly kind: FormSubject['kind'];
  readonly tag: string;
  /** What it said when the page was made. */
  readonly mark: string;
  readonly fields: FormFields;
  readonly canRemove: boolean;
  readonly families: readonly { readonly value: string; readonly label: string }[];
  /** What leads to whoever would be deleted. */
  readonly references: readonly ReferenceLine[];
}

export interface PlainSection {
  readonly title: string;
  readonly rows: readonly PlainRow[];
}

/** What was sent and not taken: its form is open, with what was typed. */
export interface PlainTrouble {
  readonly key: string;
  readonly sentence: string;
  readonly field: string;
  readonly fields: FormFields;
}

interface PlainEditingProps {
  readonly sections: readonly PlainSection[];
  readonly isProposal: boolean;
  readonly trouble: PlainTrouble | undefined;
}

/** Everything of somebody that can be changed, fact by fact, each a form of its own. */
export function PlainEditing({ sections, isProposal, trouble }: PlainEditingProps) {
  return sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => (
      <section key={title} className={styles.section} aria-label={title}>
        <h2>{title}</h2>
        {rows.map((row) => (
          <Row
            key={row.key}
            row={row}
            isProposal={isProposal}
            trouble={trouble?.key === row.key ? trouble : undefined}
          />
        ))}
      </section>
    ));
}

interface RowProps {
  readonly row: PlainRow;
  readonly isProposal: boolean;
  readonly trouble: PlainTrouble | undefined;
}

function Row({ row, isProposal, trouble }: RowProps) {
  const summary = row.says ? `${row.label}: ${row.says}` : row.label;
  return (
    <Disclosure summary={summary} open={trouble !== undefined}>
      <form method="post" className={styles.form}>
        <input type="hidden" name="row" value={row.key} />
        <input type="hidden" name="mark" value={row.mark} />
        <RowFields row={row} trouble={trouble} />
        {isProposal && (
          <Field label={row.kind in ACTION ? 'Zašto?' : 'Odakle podatak?'} name="proposalNote" hint="Nije obvezno." />
        )}
        <div className={styles.buttons}>
          <Button name="intent" value="save" look="primary">
            {isProposal ? 'Pošaljite prijedlog' : (ACTION[row.kind] ?? 'Spremite')}
          </Button>
          {row.canRemove && (
            <Button name="intent" value="remove" look="quiet">
              {isProposal ? 'Predložite brisanje' : 'Uklonite'}
            </Button>
          )}
        </div>
      </form>
    </Disclosure>
  );
}

const ACTION: Partial<Record<FormSubject['kind'], string>> = { detach: 'Odvojite', delete: 'Izbrišite' };

/** One form for every kind of event that can be added. */
export const NEW_EVENT = 'new-event';
const EVENT_OPTIONS = ADDABLE_EVENTS.map((tag) => ({ value: tag, label: lifeEventLabel(tag) }));
const DATE_HELP = 'Kako biste rekli: „1881.“, „oko 1890.“, „12. 3. 1881.“, „prije 1900.“';
const PEDIGREE_OPTIONS = PEDIGREES.map((value) => ({ value, label: PEDIGREE_WORD[value] }));
const SEXES = [
  { value: 'U', label: 'nije poznat' },
  { value: 'M', label: 'muški' },
  { value: 'F', label: 'ženski' },
];

function RowFields({ row, trouble }: Omit<RowProps, 'isProposal'>) {
  const { kind, tag, fields, families } = row;
  const line = (name: string, label: string, hint?: string) => (
    <Field
      key={name}
      name={name}
      label={label}
      hint={hint}
      autoComplete="off"
      defaultValue={trouble?.fields[name] ?? fields[name] ?? ''}
      error={trouble?.field === name ? trouble : undefined}
    />
  );
  const general = trouble && (trouble.field === '' || !(trouble.field in fields)) && (
    <p className={styles.trouble} role="alert">
      {trouble.sentence}
    </p>
  );
  const value = (name: string) => trouble?.fields[name] ?? fields[name] ?? '';
  return (
    <>
      {general}
      {kind === 'name' && [line('given', 'Ime'), line('surname', 'Prezime'), line('nickname', 'Nadimak')]}
      {kind === 'sex' && <Select label="Spol" name="sex" value={value('sex')} options={SEXES} />}
      {kind === 'event' && [
        row.key === NEW_EVENT && (
          <Select key="tag" label="Što se dogodilo" name="tag" value={value('tag')} options={EVENT_OPTIONS} />
        ),
        (EVENTS_WITH_VALUE.has(tag) || row.key === NEW_EVENT) && line('value', 'Što'),
        line('date', 'Kada', DATE_HELP),
        line('place', 'Gdje'),
        tag === 'DEAT' && line('cause', 'Uzrok smrti'),
      ]}
      {kind === 'note' && (
        <TextArea
          name="text"
          label="Bilješka"
          rows={4}
          defaultValue={value('text')}
          error={trouble?.field === 'text' ? trouble : undefined}
        />
      )}
      {kind === 'source' && [line('title', 'Naslov izvora'), line('page', 'Stranica ili redni broj')]}
      {kind === 'pedigree' && (
        <Select
          label="Kako dijete pripada obitelji"
          name="pedigree"
          value={value('pedigree')}
          options={PEDIGREE_OPTIONS}
        />
      )}
      {row.references.length > 0 && (
        <div>
          <p>Na ovu osobu upućuje:</p>
          <ul>
            {row.references.map(({ text, href }) => (
              <li key={text}>{href === undefined ? text : <Link to={href}>{text}</Link>}</li>
            ))}
          </ul>
          <p>Te poveznice poslije brisanja neće voditi nikamo. Brisanje se može poništiti među inačicama stabla.</p>
        </div>
      )}
      {kind === 'kin' && (
        <>
          {families.length > 1 && <Select label="Obitelj" name="family" value={value('family')} options={families} />}
          {line('given', 'Ime')}
          {line('surname', 'Prezime')}
          <Select label="Spol" name="sex" value={value('sex') || 'U'} options={SEXES} />
          {line('birthDate', 'Kada se rodio ili rodila', DATE_HELP)}
          {line('birthPlace', 'Gdje')}
          <label className={styles.tick}>
            <input type="checkbox" name="hasDied" value={YES} defaultChecked={value('hasDied') === YES} />
            Više nije među živima
          </label>
          {line('deathDate', 'Kada je umro ili umrla')}
          {tag === 'partner' && line('marriageDate', 'Kada su se vjenčali')}
        </>
      )}
    </>
  );
}
