import { mdiPlus } from '@mdi/js';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { RELATIONS, type Relation } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import { lifeEventLabel } from '../../../text/life-events.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { FactsAnswer } from '../edit-messages.ts';
import type { TreeController } from '../screen/tree-controller.ts';
import type { TreeModel } from '../tree-model.ts';
import { DeletionForm, Losses } from './deletion-form.tsx';
import { FactFields } from './fact-fields.tsx';
import formStyles from './fact-form.module.css';
import { FactForm, type FormFrame } from './fact-form.tsx';
import {
  ADDABLE_EVENTS,
  detachKey,
  eventRows,
  type FactRow,
  familyEventRows,
  NEW_PICTURE,
  nameRows,
  noteRows,
  pedigreeRow,
  pictureRows,
  sourceRows,
  visibilityRow,
} from './fact-rows.ts';
import type { FormFields } from './form-edits.ts';
import { KIN_LABEL, KinFields, NEW_KIN, prefilledKin } from './kin-fields.tsx';
import { type Detaching, Kin } from './kin-list.tsx';
import { knownPlaces } from './known-places.ts';
import { lostByDetaching } from './losses.ts';
import styles from './person-fact-list.module.css';
import pills from './pill-buttons.module.css';
import type { EditingServices } from './services.ts';
import type { Editing } from './use-editing.ts';

interface PersonFactListProps {
  readonly known: FactsAnswer;
  readonly editing: Editing;
  readonly controller: TreeController;
  readonly tree: TreeModel;
  readonly treeName: string;
  readonly services: EditingServices;
  readonly isEditor: boolean;
}

/** What was typed and neither sent nor given up, by person and fact, as long as the page is open. */
const drafts = new Map<string, FormFields>();

/** Everything of somebody that can be changed, by section; the fact that is open has its form in its place. */
export function PersonFactList(props: PersonFactListProps) {
  const { known, editing, tree, treeName, isEditor, controller, services } = props;
  const { facts, may } = known;
  const places = useMemo(() => knownPlaces(tree, facts), [tree, facts]);
  // Of the living a member sees the name alone: what stands beside it is not theirs to change unseen.
  const canChange = may !== 'add';
  const [openKey, setKey] = useState<string>();
  /** Until an edit is answered its form stays: it says what became of it. */
  const setOpenKey = (key: string | undefined) => {
    if (!editing.isBusy) setKey(key);
  };
  /** Whose row gets the focus back, once it stands where its form was. */
  const closed = useRef<string>(undefined);
  useEffect(() => {
    if (openKey !== undefined || closed.current === undefined) return;
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(closed.current)}"]`);
    closed.current = undefined;
    const folded = row?.closest('details:not([open])')?.querySelector('summary');
    // What was taken away has no row any more, but comes back by this.
    const undo = document.querySelector<HTMLElement>('aside [aria-keyshortcuts="Control+Z"]');
    (folded ?? row ?? undo)?.focus({ preventScroll: true });
  }, [openKey]);
  const frame: FormFrame = {
    facts,
    places,
    sources: known.sources.map(({ title }) => title),
    photographs: services.photographs,
    upload: services.upload,
    isProposal: !isEditor,
    isBusy: editing.isBusy,
    send: editing.send,
    close: () => {
      closed.current = openKey?.replace(new RegExp(`${NEW_PICTURE}$`), '');
      setOpenKey(undefined);
    },
  };
  const draftKey = (key: string) => `${treeName} ${facts.person} ${key}`;
  const isShown = ({ key, says, subject }: FactRow) =>
    subject.kind !== 'picture' || (isEditor && (says !== '' || openKey === key));
  const row = (one: FactRow) =>
    isShown(one) && (
      <li key={one.key}>
        {openKey === one.key ? (
          <FactForm
            frame={frame}
            label={one.label}
            subject={one.subject}
            draft={drafts}
            draftKey={draftKey(one.key)}
            nowSays={one.says}
          >
            {(fields) => (
              <>
                <h4>{one.label}</h4>
                <FactFields subject={one.subject} fields={fields} />
                {isEditor && 'event' in one.subject && (
                  <AddButton rowKey={`${one.key}${NEW_PICTURE}`} label="Dodajte fotografiju" onOpen={setOpenKey} />
                )}
              </>
            )}
          </FactForm>
        ) : !canChange && one.says ? (
          <p className={styles.row}>
            <span className={styles.label}>{one.label}</span>
            <span className={styles.says}>{one.says}</span>
          </p>
        ) : (
          <button type="button" className={styles.row} data-row={one.key} onClick={() => setOpenKey(one.key)}>
            <span className={styles.label}>{one.label}</span>
            <span className={one.says ? styles.says : styles.unknown}>{one.says || 'nije upisano'}</span>
            <span className={styles.change}>{one.says ? 'Promijenite' : 'Dodajte'}</span>
          </button>
        )}
      </li>
    );
  const addition = (key: string, label: string, button: string, subject: FactRow['subject']) =>
    openKey === key ? (
      <ul className={styles.rows}>{row({ key, label, says: '', subject })}</ul>
    ) : (
      <AddButton key={key} rowKey={key} label={button} onOpen={setOpenKey} />
    );
  const kinForm = (relation: Relation) => (
    <FactForm
      key={relation}
      frame={frame}
      label={NEW_KIN[relation]}
      subject={{ kind: 'kin', relation }}
      draft={drafts}
      draftKey={draftKey(`kin-${relation}`)}
      nowSays=""
      prefilled={prefilledKin(relation, facts, tree)}
    >
      {(fields) => (
        <>
          <h4>{NEW_KIN[relation]}</h4>
          <KinFields relation={relation} fields={fields} facts={facts} tree={tree} />
        </>
      )}
    </FactForm>
  );
  const detaching: Detaching = {
    start: (edit) => setOpenKey(detachKey(edit)),
    formOf: (edit, name) =>
      openKey === detachKey(edit) && (
        <FactForm
          frame={frame}
          label={`Odvajanje od obitelji: ${name}`}
          subject={{ kind: 'detach', edit }}
          draft={drafts}
          draftKey={draftKey(detachKey(edit))}
          nowSays=""
          action="Odvojite"
        >
          {() => (
            <>
              <h4>Odvajanje od obitelji</h4>
              <Losses
                lead={`${facts.kin[edit.person] ?? name} više neće biti u ovoj obitelji.`}
                lost={lostByDetaching(facts, edit)}
              />
            </>
          )}
        </FactForm>
      ),
  };
  const ofPerson = { owner: { person: facts.person } };
  const openEvent = ADDABLE_EVENTS.find((tag) => openKey === `new-${tag}`);
  const openRelation = RELATIONS.find((relation) => openKey === `kin-${relation}`);
  return (
    <>
      <Section title="Ime">
        <ul className={styles.rows}>{nameRows(facts).map(row)}</ul>
        {addition('new-name', 'Drugo ime', 'Dodajte drugo ime', { kind: 'name' })}
      </Section>
      <Section title="Događaji">
        <ul className={styles.rows}>{eventRows(facts).map(row)}</ul>
        {openEvent ? (
          <ul className={styles.rows}>
            {row({
              key: `new-${openEvent}`,
              label: lifeEventLabel(openEvent),
              says: '',
              subject: { kind: 'event', ...ofPerson, tag: openEvent },
            })}
          </ul>
        ) : (
          <details className={styles.more}>
            <summary>
              <Icon path={mdiPlus} />
              Dodajte događaj
            </summary>
            <div className={pills.row}>
              {ADDABLE_EVENTS.map((tag) => (
                <button key={tag} type="button" data-row={`new-${tag}`} onClick={() => setOpenKey(`new-${tag}`)}>
                  {lifeEventLabel(tag)}
                </button>
              ))}
            </div>
          </details>
        )}
      </Section>
      <Section title="Obitelj">
        <Kin
          {...{ facts, tree, isEditor, canChange, detaching }}
          onOpen={controller.find}
          parentsFact={(family) => <ul className={styles.rows}>{row(pedigreeRow(facts.person, family))}</ul>}
        >
          {(family) => <ul className={styles.rows}>{familyEventRows(family.events, family.family).map(row)}</ul>}
        </Kin>
        {openRelation ? (
          kinForm(openRelation)
        ) : (
          <div className={styles.adding}>
            {RELATIONS.map((relation) => (
              <AddButton key={relation} rowKey={`kin-${relation}`} label={KIN_LABEL[relation]} onOpen={setOpenKey} />
            ))}
          </div>
        )}
      </Section>
      <Section title="Bilješke">
        <ul className={styles.rows}>{noteRows(facts).map(row)}</ul>
        {addition('new-note', 'Bilješka', 'Dodajte bilješku', { kind: 'note' })}
      </Section>
      <Section title="Izvori">
        <ul className={styles.rows}>{sourceRows(facts).map(row)}</ul>
        {addition('new-source', 'Izvor', 'Dodajte izvor', { kind: 'source' })}
      </Section>
      {isEditor && (
        <>
          <Section title="Fotografije">
            <ul className={styles.rows}>
              {pictureRows(`picture ${facts.person}`, ofPerson, facts.pictures, 'Fotografija').map(row)}
            </ul>
            {addition('new-picture', 'Fotografija', 'Dodajte fotografiju', { kind: 'picture', of: ofPerson })}
          </Section>
          <Section title="Vidljivost">
            <ul className={styles.rows}>{row(visibilityRow(facts))}</ul>
          </Section>
        </>
      )}
      {canChange && (
        <div className={styles.foot}>
          {openKey === 'delete' ? (
            <DeletionForm frame={frame} references={known.references} draft={drafts} draftKey={draftKey('delete')} />
          ) : (
            <button type="button" className={formStyles.remove} data-row="delete" onClick={() => setOpenKey('delete')}>
              {isEditor ? 'Izbrišite osobu iz stabla' : 'Predložite da se osoba izbriše'}
            </button>
          )}
        </div>
      )}
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface AddButtonProps {
  readonly rowKey: string;
  readonly label: string;
  readonly onOpen: (key: string) => void;
}

function AddButton({ rowKey, label, onOpen }: AddButtonProps) {
  return (
    <button type="button" className={styles.add} data-row={rowKey} onClick={() => onOpen(rowKey)}>
      <Icon path={mdiPlus} />
      {label}
    </button>
  );
}
