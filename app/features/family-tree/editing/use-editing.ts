import { useCallback, useEffect, useRef, useState } from 'react';
import type { TreeEdit } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import type { EditAnswer, FactsAnswer } from '../edit-messages.ts';
import type { TreeController } from '../screen/tree-controller.ts';
import type { TreeState } from '../screen/tree-state.ts';
import type { TreeModel } from '../tree-model.ts';
import { foreseenTree } from './foreseen-tree.ts';
import type { EditingServices, EditTrouble } from './services.ts';
import { sketchOfEdit } from './sketch-of-edit.ts';

interface EditingDeps {
  readonly controller: TreeController;
  readonly state: TreeState;
  readonly tree: TreeModel;
  readonly services: EditingServices;
}

export interface Editing {
  /** What the file says of whoever is open; undefined until it is known. */
  readonly known: FactsAnswer | undefined;
  readonly hasFailed: boolean;
  /** What was done last, in words. */
  readonly last: string | undefined;
  readonly trouble: string | undefined;
  /** Who else is at work on the tree. */
  readonly others: string | undefined;
  readonly canUndo: boolean;
  readonly isUndoing: boolean;
  /** `what` says it in the notice afterwards. */
  readonly send: (edit: TreeEdit, note: string, what: string) => Promise<EditTrouble | undefined>;
  readonly undo: () => Promise<void>;
}

const NO_LINE: EditTrouble = {
  kind: 'refused',
  sentence: 'Nije spremljeno: nema veze s internetom. Što ste upisali, ostaje ovdje; pokušajte ponovno.',
};

/** Edits of whoever is open: sent one by one, drawn at once, undone in the order in which they were made. */
export function useEditing({ controller, state, tree, services }: EditingDeps): Editing {
  const person = state.open < 0 ? undefined : tree.idOf(state.open);
  const [answer, setAnswer] = useState<{ readonly person: string; readonly known: FactsAnswer }>();
  const [hasFailed, setFailed] = useState(false);
  const [last, setLast] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [others, setOthers] = useState<string>();
  const [isUndoing, setUndoing] = useState(false);
  /** Versions that were made here, the latest last. */
  const [versions, setVersions] = useState<readonly number[]>([]);
  const asked = useRef(person);
  asked.current = person;
  const load = useCallback(async () => {
    if (person === undefined) return;
    try {
      const known = await services.facts(person);
      if (asked.current !== person) return;
      setAnswer({ person, known });
      setFailed(false);
    } catch {
      if (asked.current === person) setFailed(true);
    }
  }, [services, person]);
  useEffect(() => void load(), [load]);
  const known = answer?.person === person ? answer?.known : undefined;

  /** Shows what was answered; the rest of the panel and the drawing follow. */
  const follow = async (answered: EditAnswer, what?: string): Promise<EditTrouble | undefined> => {
    if (answered.kind === 'done' || answered.kind === 'proposed') {
      const isChange = answered.kind === 'done' && answered.version > 0 && what !== undefined;
      setLast(isChange ? `Spremljeno: ${what}.` : answered.sentence);
      setTrouble(undefined);
      setOthers(answered.kind === 'done' ? answered.others : undefined);
      if (answered.kind === 'done') await renew();
      return undefined;
    }
    // Both are shown then, what is there by now and what was typed.
    if (answered.kind === 'conflict') await renew();
    return answered;
  };
  /** What was answered holds, whether the rest can be fetched just now or not. */
  const renew = () => Promise.allSettled([load(), controller.renew()]);
  const send = async (edit: TreeEdit, note: string, what: string) => {
    const before = tree.packed;
    const foreseen = known?.may === 'edit' ? foreseenTree(before, edit, known.facts) : undefined;
    const takeBack = foreseen && known && controller.showTree(foreseen, sketchOfEdit(before, edit, known.facts));
    const sending = services.send({ edit, basedOn: known?.basedOn ?? '', ...(note === '' ? {} : { note }) });
    const found = await sending.then(
      (answered) => {
        if (answered.kind === 'done' && answered.version > 0) setVersions((all) => [...all, answered.version]);
        if (answered.kind !== 'done') takeBack?.();
        return follow(answered, what);
      },
      () => {
        takeBack?.();
        return NO_LINE;
      },
    );
    // Buttons without fields have nowhere else to say it.
    if (found && (edit.kind === 'detach' || edit.kind === 'delete')) setTrouble(found.sentence);
    return found;
  };
  const undo = async () => {
    const version = versions.at(-1);
    if (version === undefined || isUndoing) return;
    setUndoing(true);
    const found = await services.undo({ version }).then(
      (answered) => follow(answered),
      () => NO_LINE,
    );
    setUndoing(false);
    if (found) setTrouble(found.sentence);
    else setVersions((all) => all.filter((one) => one !== version));
  };
  return { known, hasFailed, last, trouble, others, canUndo: versions.length > 0, isUndoing, send, undo };
}
