import { mdiArrowLeft, mdiPlus } from '@mdi/js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RELATIONS, type Relation } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import { lifeEventLabel } from '../../../text/life-events.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { FactsAnswer } from '../edit-messages.ts';
import type { TreeController } from '../screen/tree-controller.ts';
import type { TreeState } from '../screen/tree-state.ts';
import type { TreeModel } from '../tree-model.ts';
import { DoneNotice } from './done-notice.tsx';
import styles from './editing.module.css';
import { FactFields } from './fact-fields.tsx';
import { FactForm, type FormFrame } from './fact-form.tsx';
import {
  ADDABLE_EVENTS,
  eventRows,
  type FactRow,
  familyEventRows,
  nameRows,
  noteRows,
  pictureRows,
  sourceRows,
  visibilityRow,
} from './fact-rows.ts';
import type { FormFields } from './form-edits.ts';
import { KIN_LABEL, KinFields, NEW_KIN, prefilledKin } from './kin-fields.tsx';
import { Kin } from './kin-list.tsx';
import { knownPlaces } from './known-places.ts';
import type { EditingServices } from './services.ts';
import { type Editing, useEditing } from './use-editing.ts';

export interface EditingPanelProps {
  readonly controller: TreeController;
  readonly state: TreeState;
  readonly tree: TreeModel;
  readonly services: EditingServices;
  readonly treeName: string;
  readonly isEditor: boolean;
  /** What stands at the foot: what no field fits. */
  readonly children?: ReactNode;
}

/** Somebody of the tree, to be changed fact by fact. */
export function EditingPanel(props: EditingPanelProps) {
  const { tree, state, isEditor, controller, children } = props;
  const editing = useEditing(props);
  const { known, hasFailed } = editing;
  const name = state.open < 0 ? '' : tree.summary(state.open).full;
  const years = state.open < 0 ? '' : tree.summary(state.open).years;
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const leave = () => {
    controller.toggleTool('edit');
    requestAnimationFrame(() => document.querySelector<HTMLElement>('aside [data-edit]')?.focus());
  };
  return (
    <section
      className={styles.panel}
      aria-label={isEditor ? `Uređivanje: ${name}` : `Prijedlog: ${name}`}
      onKeyDown={(event) => {
        const isWriting = event.target instanceof Element && event.target.closest('input:not([type=radio]), textarea');
        if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isWriting) return;
        event.preventDefault();
        void editing.undo();
      }}
    >
      <div className={styles.bar}>
        <button ref={back} type="button" className={styles.back} onClick={leave}>
          <Icon path={mdiArrowLeft} />
          Natrag
        </button>
      </div>
      <header>
        <h2>{name || 'Osoba više nije u stablu'}</h2>
        {years && <p className={styles.years}>{years}</p>}
        {!isEditor && (
          <p className={styles.lead}>
            Promijenite što nije točno ili dodajte što nedostaje. Uredništvo će prijedlog pregledati.
          </p>
        )}
      </header>
      <DoneNotice editing={editing} isEditor={isEditor} />
      {hasFailed && (
        <Notice kind="trouble">
          Podatci se nisu učitali. Provjerite vezu s internetom pa zatvorite i ponovno otvorite uređivanje.
        </Notice>
      )}
      {known && <Facts key={`facts ${known.facts.person}`} {...props} known={known} editing={editing} />}
      {children}
    </section>
  );
}

interface FactsProps extends EditingPanelProps {
  readonly known: FactsAnswer;
  readonly editing: Editing;
}

/** What was typed and neither sent nor given up, by person and fact, as long as the page is open. */
const drafts = new Map<string, FormFields>();

function Facts({ known, editing, tree, treeName, isEditor, controller }: FactsProps) {
  const { facts, may } = known;
  // Of the living a member sees the name alone: what stands beside it is not theirs to change unseen.
  const canChange = may !== 'add';
  const [openKey, setOpenKey] = useState<string>();
  /** Whose row gets the focus back, once it stands where its form was. */
  const closed = useRef<string>(undefined);
  useEffect(() => {
    if (openKey !== undefined || closed.current === undefined) return;
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(closed.current)}"]`);
    closed.current = undefined;
    const folded = row?.closest('details:not([open])')?.querySelector('summary');
    (folded ?? row)?.focus({ preventScroll: true });
  }, [openKey]);
  const frame: FormFrame = {
    facts,
    places: knownPlaces(tree, facts),
    isProposal: !isEditor,
    send: editing.send,
    close: () => {
      closed.current = openKey;
      setOpenKey(undefined);
    },
  };
  const draftKey = (key: string) => `${treeName} ${facts.person} ${key}`;
  const row = (one: FactRow) => (
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
              subject: { kind: 'event', owner: { person: facts.person }, tag: openEvent },
            })}
          </ul>
        ) : (
          <details className={styles.more}>
            <summary>
              <Icon path={mdiPlus} />
              Dodajte događaj
            </summary>
            <div className={styles.kinds}>
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
        <Kin {...{ facts, tree, editing, isEditor, canChange }} onOpen={controller.find}>
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
            <ul className={styles.rows}>{pictureRows(facts).map(row)}</ul>
            {addition('new-picture', 'Fotografija', 'Dodajte fotografiju', { kind: 'picture' })}
          </Section>
          <Section title="Vidljivost">
            <ul className={styles.rows}>{row(visibilityRow(facts))}</ul>
          </Section>
        </>
      )}
      {canChange && (
        <p className={styles.foot}>
          <button
            type="button"
            className={styles.remove}
            data-delete=""
            onClick={() =>
              editing.send(
                { kind: 'delete', person: facts.person },
                '',
                `${facts.kin[facts.person] ?? ''}, brisanje iz stabla`,
              )
            }
          >
            {isEditor ? 'Izbrišite osobu iz stabla' : 'Predložite da se osoba izbriše'}
          </button>
        </p>
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
