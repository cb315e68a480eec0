import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { datesMeant } from '../../../../domain/date-in-words.ts';
import type { PersonFacts } from '../../../../genealogy/gedcom/edit/facts.ts';
import type { TreeEdit } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useUploads } from '../../../ui/use-uploads.ts';
import styles from './fact-form.module.css';
import { type FieldSet, LongText } from './fields.tsx';
import { editOf, type FormFields, type FormSubject, initialFields, removalOf } from './form-edits.ts';
import type { EditingServices, EditTrouble } from './services.ts';

/** What an open form needs of the panel around it. */
export interface FormFrame {
  readonly facts: PersonFacts;
  readonly places: readonly string[];
  readonly sources: readonly string[];
  readonly photographs: EditingServices['photographs'];
  readonly upload: EditingServices['upload'];
  /** Members propose, editors save. */
  readonly isProposal: boolean;
  readonly isBusy: boolean;
  readonly send: (edit: TreeEdit, note: string, what: string) => Promise<EditTrouble | undefined>;
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
  /** What the button says where an editor presses it. */
  readonly action?: string;
  readonly children: (fields: FieldSet) => ReactNode;
}

const NOTHING_TYPED: EditTrouble = {
  kind: 'refused',
  sentence: 'Ništa nije promijenjeno. Upišite što treba pisati ili odustanite.',
};

/** The fields of one fact, in its place: Enter saves, Escape leaves, and what was typed stays until it is saved or given up. */
export function FactForm(props: FactFormProps) {
  const { frame, label, subject, draft, draftKey, nowSays, prefilled, action = 'Spremite', children } = props;
  const { facts, isProposal } = frame;
  const uploading = useUploads(frame.upload);
  const isBusy = frame.isBusy || uploading.uploads.some(({ trouble }) => !trouble);
  const [values, setValues] = useState<FormFields>(
    () => draft.get(draftKey) ?? { ...initialFields(subject, facts), ...prefilled },
  );
  const [fault, setFault] = useState<EditTrouble>();
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    element?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
    const room = element?.closest('aside')?.clientHeight ?? 0;
    element?.scrollIntoView({ block: element.offsetHeight + 80 > room ? 'start' : 'nearest' });
  }, []);
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus();
  }, [fault]);
  const set = (name: string, value: string) => {
    // What is typed after the press would be lost with the form; disabled fields would lose the focus.
    // An upload may end after the form was left.
    if (isSending || !form.current) return;
    if (fault?.kind === 'refused') setFault(undefined);
    setValues((before) => {
      const now = { ...before, [name]: value };
      draft.set(draftKey, now);
      return now;
    });
  };
  const { places, sources, photographs } = frame;
  const fields: FieldSet = { values, set, fault, places, sources, photographs, uploading };
  const { proposalNote: _, ...typed } = values;
  const { file, ...words } = typed;
  // A name keeps its capitals.
  const what = subject.kind === 'delete' ? label : label.charAt(0).toLocaleLowerCase('hr') + label.slice(1);
  const send = async (edit: TreeEdit | undefined) => {
    if (isBusy) return;
    const unclear = unclearDate(subject, typed);
    if (!edit || unclear) return setFault(unclear ?? { ...NOTHING_TYPED });
    setSending(true);
    const found = await frame.send(edit, values.proposalNote ?? '', what);
    setSending(false);
    if (found) return setFault(found);
    leave();
  };
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    void send(editOf(subject, facts, typed));
  };
  /** Old files lack letters; in the common writing of today the same edit fits. */
  const convert = async () => {
    const found = await frame.send({ kind: 'convert' }, '', 'datoteka je pretvorena');
    if (found) setFault(found);
    else save();
  };
  const leave = () => {
    draft.delete(draftKey);
    frame.close();
  };
  const removal = removalOf(subject, facts.person);
  const isLeaving = subject.kind === 'detach' || subject.kind === 'delete';
  const isConflict = fault?.kind === 'conflict' && !isLeaving;
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      aria-busy={isBusy}
      noValidate
      onSubmit={save}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        frame.close();
      }}
    >
      {children(fields)}
      {isProposal && (
        <LongText
          label={isLeaving ? 'Zašto?' : 'Odakle podatak?'}
          name="proposalNote"
          fields={fields}
          hint={
            isLeaving
              ? 'Nije obvezno: po čemu znate da ne pripada ovamo.'
              : 'Nije obvezno: matična knjiga, spomenik, kazivanje …'
          }
        />
      )}
      {isConflict && (
        <div className={styles.conflict} role="alert" tabIndex={-1}>
          <p>{fault.sentence}</p>
          <dl>
            <dt>Sada piše</dt>
            <dd>{nowSays || fault.theirs || 'ništa'}</dd>
            <dt>Vi ste upisali</dt>
            <dd>{Object.values(words).filter(Boolean).join(', ') || (file ? 'druga fotografija' : 'ništa')}</dd>
          </dl>
          <div className={styles.buttons}>
            <Button busy={isBusy}>Spremite svoje</Button>
            <Button type="button" look="quiet" onClick={leave}>
              Ostavite kako piše
            </Button>
          </div>
        </div>
      )}
      {fault && !isConflict && isGeneral(fault, values) && (
        <Notice kind="trouble">
          <p>{fault.sentence}</p>
          {fault.kind === 'refused' && fault.convert && (
            <Button type="button" look="quiet" onClick={() => convert()}>
              Pretvorite datoteku i spremite
            </Button>
          )}
        </Notice>
      )}
      {!isConflict && (
        <div className={styles.buttons}>
          <Button look="primary" busy={isBusy}>
            {isProposal ? 'Pošaljite prijedlog' : action}
          </Button>
          <Button type="button" look="quiet" onClick={leave}>
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
function isGeneral(fault: EditTrouble, values: FormFields): boolean {
  return fault.kind !== 'refused' || !fault.field || !(fault.field in values);
}

/** Of somebody new several dates are told at once: only here is it known which of them is not understood. */
function unclearDate(subject: FormSubject, fields: FormFields): EditTrouble | undefined {
  if (subject.kind !== 'kin') return undefined;
  const field = ['birthDate', 'deathDate', 'marriageDate'].find(
    (name) => (fields[name] ?? '').trim() !== '' && datesMeant(fields[name] ?? '').length !== 1,
  );
  const sentence = 'Ne razumijemo taj datum. Napišite ga, na primjer, ovako: „1881.“, „oko 1890.“ ili „12. 3. 1881.“';
  return field === undefined ? undefined : { kind: 'refused', field, sentence };
}
