import { mdiArrowLeft } from '@mdi/js';
import { useEffect, useMemo, useRef } from 'react';
import { whoIsHere } from '../../../text/presence.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { TreeController } from '../screen/tree-controller.ts';
import type { TreeState } from '../screen/tree-state.ts';
import type { TreeModel } from '../tree-model.ts';
import { DoneNotice } from './done-notice.tsx';
import styles from './editing-panel.module.css';
import { PersonFactList } from './person-fact-list.tsx';
import { browserServices } from './services.ts';
import { useEditing } from './use-editing.ts';
import { usePresence } from './use-presence.ts';
import { WordsForm } from './words-form.tsx';

interface EditingPanelProps {
  readonly controller: TreeController;
  readonly state: TreeState;
  readonly tree: TreeModel;
  readonly treeName: string;
  readonly isEditor: boolean;
}

/** Somebody of the tree, to be changed fact by fact. */
export function EditingPanel(props: EditingPanelProps) {
  const { tree, state, isEditor, controller, treeName } = props;
  const services = useMemo(() => browserServices(treeName), [treeName]);
  const editing = useEditing({ ...props, services });
  const { known, hasFailed } = editing;
  const person = state.open < 0 ? undefined : tree.idOf(state.open);
  const { full: name = '', years = '' } = state.open < 0 ? {} : tree.summary(state.open);
  const others = usePresence(services, isEditor ? known?.facts.person : undefined);
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
        <p className={styles.busy} role="status">
          {editing.isBusy && (isEditor ? 'Sprema se …' : 'Šalje se …')}
        </p>
      </div>
      <header>
        <h2>{name || 'Osoba više nije u stablu'}</h2>
        {years && <p className={styles.years}>{years}</p>}
        <p className={styles.others} role="status">
          {others.length > 0 && whoIsHere(others)}
        </p>
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
      {known && <PersonFactList key={`facts ${known.facts.person}`} {...props} {...{ services, known, editing }} />}
      {/* After the facts: they would push it away from under a press. */}
      {!isEditor && person !== undefined && (known || hasFailed) && <WordsForm key={person} person={person} />}
    </section>
  );
}
