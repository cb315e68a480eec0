import { useCallback, useEffect, useRef, useState } from 'react';
import type { TreeEdit } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import type { TreeController } from '../screen/tree-controller.ts';
import type { TreeState } from '../screen/tree-state.ts';
import type { TreeModel } from '../tree-model.ts';
import { foreseenTree } from './foreseen-tree.ts';
import type { EditAnswer, EditFault, EditingServices, PersonFacts } from './messages.ts';

interface EditingDeps {
  readonly controller: TreeController;
  readonly state: TreeState;
  readonly tree: TreeModel;
  readonly services: EditingServices;
  readonly isEditor: boolean;
}

export interface Editing {
  /** What the file says of whoever is open; undefined until it is known. */
  readonly facts: PersonFacts | undefined;
  readonly hasFailed: boolean;
  /** What was done last, in words. */
  readonly last: string | undefined;
  readonly trouble: string | undefined;
  readonly byOthers: string | undefined;
  readonly canUndo: boolean;
  readonly isUndoing: boolean;
  readonly send: (edit: TreeEdit, note: string) => Promise<EditFault | undefined>;
  readonly undo: () => Promise<void>;
}

const NO_LINE: EditFault = {
  sentence: 'Nije spremljeno: nema veze s internetom. Što ste upisali, ostaje ovdje; pokušajte ponovno.',
  field: '',
  choices: [],
  isConflict: false,
};

/** Edits of whoever is open: sent one by one, drawn at once, undone in the order in which they were made. */
export function useEditing({ controller, state, tree, services, isEditor }: EditingDeps): Editing {
  const person = state.open < 0 ? undefined : tree.idOf(state.open);
  const [facts, setFacts] = useState<PersonFacts>();
  const [hasFailed, setFailed] = useState(false);
  const [last, setLast] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [byOthers, setByOthers] = useState<string>();
  const [isUndoing, setUndoing] = useState(false);
  const done = useRef<number[]>([]);
  const load = useCallback(async () => {
    if (person === undefined) return;
    try {
      setFacts(await services.facts(person));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [services, person]);
  useEffect(() => void load(), [load]);

  const follow = async (answer: EditAnswer): Promise<EditFault | undefined> => {
    if ('fault' in answer) {
      setByOthers(undefined);
      // Both are shown, what is there by now and what was typed.
      if (answer.fault.isConflict) await load();
      return answer.fault;
    }
    const { sentence, version, others } = { others: answer.done.byOthers, ...answer.done };
    setLast(sentence);
    setTrouble(undefined);
    setByOthers(others || undefined);
    if (version !== undefined) done.current.push(version);
    await load();
    if (isEditor) await controller.renew();
    return undefined;
  };
  const send = async (edit: TreeEdit, note: string) => {
    const before = tree.packed;
    const foreseen = isEditor && facts ? foreseenTree(before, edit, facts) : undefined;
    if (foreseen) controller.showTree(foreseen);
    const fault = await services.send(edit, note).then(follow, () => NO_LINE);
    if (fault && foreseen) controller.showTree(before);
    // Buttons without a form of their own have nowhere else to say it.
    if (fault && (edit.kind === 'detach' || edit.kind === 'delete')) setTrouble(fault.sentence);
    return fault;
  };
  const undo = async () => {
    const version = done.current.pop();
    if (version === undefined || isUndoing) return;
    setUndoing(true);
    const fault = await services.undo(version).then(
      (answer) => {
        if ('done' in answer) return follow({ done: { ...answer.done, version: undefined } });
        return answer.fault;
      },
      () => NO_LINE,
    );
    setUndoing(false);
    if (fault) {
      setTrouble(fault.sentence);
      done.current.push(version);
    }
  };
  const current = facts?.person === person ? facts : undefined;
  return { facts: current, hasFailed, last, trouble, byOthers, canUndo: done.current.length > 0, isUndoing, send, undo };
}
