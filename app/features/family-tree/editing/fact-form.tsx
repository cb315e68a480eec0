import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { TreeEdit } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type FieldSet, LongText } from './fields.tsx';
import { editOf, type FormFields, type FormSubject, initialFields, removalOf } from './form-edits.ts';
import styles from './editing.module.css';
import type { EditFault, PersonFacts } from './messages.ts';

/** What an open form needs of the panel around it. */
export interface FormFrame {
  readonly facts: PersonFacts;
  readonly places: readonly string[];
  /** Members propose, editors save. */
  readonly isProposal: boolean;
  readonly send: (edit: TreeEdit, note: string) => Promise<EditFault | undefined>;
  readonly close: () => void;
}

interface FactFormProps {
  readonly frame: FormFrame;
  readonly label: string;
  readonly subject: FormSubject;
  /** What was typed before and not sent. */
  readonly draft: Map<string, FormFields>;
  readonly draftKey: string;
  /** What it says now, where somebody else has changed it meanwhile. */
  readonly nowSays: string;
  readonly prefilled?: FormFields;
  readonly children: (fields: FieldSet) => ReactNode;
}

const NOTHING_TYPED: EditFault = {
  sentence: 'Ništa nije promijenjeno. Upišite što treba pisati ili odustanite.',
  field: '',
  choices: [],
  isConflict: false,
};

/** The fields of one fact, in its place: Enter saves, Escape leaves, and what was typed stays until it is saved or given up. */
export function FactForm(props: FactFormProps) {
  const { frame, label, subject, draft, draftKey, nowSays, prefilled, children } = props;
  const { facts, isProposal } = frame;
  const [values, setValues] = useState<FormFields>(
    () => draft.get(draftKey) ?? { ...initialFields(subject, facts), ...prefilled },
  );
  const [fault, setFault] = useState<EditFault>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus();
  }, [fault]);
  const set = (name: string, value: string) =>
    setValues((before) => {
      const now = { ...before, [name]: value };
      draft.set(draftKey, now);
      return now;
    });
  const send = async (edit: TreeEdit | undefined) => {
    if (isBusy) return;
    if (!edit) return setFault({ ...NOTHING_TYPED });
    setBusy(true);
    const found = await frame.send(edit, values.proposalNote ?? '');
    setBusy(false);
    if (found) return setFault(found);
    draft.delete(draftKey);
    frame.close();
  };
  const { proposalNote: _, ...typed } = values;
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    void send(editOf(subject, facts, typed));
  };
  const removal = removalOf(subject, facts.person);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={save}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        frame.close();
      }}
    >
      {children({ values, set, fault, places: frame.places })}
      {isProposal && (
        <LongText
          label="Odakle podatak?"
          name="proposalNote"
          fields={{ values, set, fault, places: [] }}
          hint="Nije obvezno: matična knjiga, spomenik, kazivanje …"
        />
      )}
      {fault?.isConflict && (
        <div className={styles.conflict} role="alert" tabIndex={-1}>
          <p>{fault.sentence}</p>
          <dl>
            <dt>Sada piše</dt>
            <dd>{nowSays || 'ništa'}</dd>
            <dt>Vi ste upisali</dt>
            <dd>{Object.values(typed).filter(Boolean).join(', ') || 'ništa'}</dd>
          </dl>
          <div className={styles.buttons}>
            <Button>Spremite svoje</Button>
            <Button
              type="button"
              look="quiet"
              onClick={() => {
                draft.delete(draftKey);
                frame.close();
              }}
            >
              Ostavite kako piše
            </Button>
          </div>
        </div>
      )}
      {fault && !fault.isConflict && isGeneral(fault, values) && <Notice kind="trouble">{fault.sentence}</Notice>}
      {!fault?.isConflict && (
        <div className={styles.buttons}>
          <Button look="primary" busy={isBusy}>
            {isProposal ? 'Pošaljite prijedlog' : 'Spremite'}
          </Button>
          <Button
            type="button"
            look="quiet"
            onClick={() => {
              draft.delete(draftKey);
              frame.close();
            }}
          >
            Odustanite
          </Button>
          {removal && (
            <button type="button" className={styles.remove} onClick={() => send(removal)}>
              {isProposal ? 'Predložite brisanje' : 'Uklonite'}
            </button>
          )}
        </div>
      )}
    </form>
  );
}

/** Not about any of the fields that are shown: said above the buttons. */
function isGeneral({ field }: EditFault, values: FormFields): boolean {
  return field === '' || !(field in values);
}
