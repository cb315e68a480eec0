import { useCallback, useEffect, useRef, useState } from 'react';
import type { TreeEdit } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import type { EditAnswer, FactsAnswer } from '../edit-messages.ts';
import type { TreeController } from '../screen/tree-controller.ts';
import type { TreeState } from '../screen/tree-state.ts';
import type { TreeModel } from '../tree-model.ts';
import type { EditingServices, EditTrouble } from './services.ts';

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
  /** An edit or an undo was sent and not answered yet: nothing else is sent until then. */
  readonly isBusy: boolean;
  /** `what` says it in the notice afterwards. */
  readonly send: (edit: TreeEdit, note: string, what: string) => Promise<EditTrouble | undefined>;
  readonly undo: () => Promise<void>;
}

/** It may have been stored, and only the answer lost. */
const NO_ANSWER: EditTrouble = {
  kind: 'refused',
  sentence:
    'Nema veze, pa ne znamo je li spremljeno. Što ste upisali, ostaje ovdje: kad se veza vrati, pogledajte stoji li to već u stablu i, ako ne stoji, pokušajte ponovno.',
};

/** What was sent and not answered, with its key. It outlives the panel: whoever looks at the tree first may close it. */
let unanswered: { readonly said: string; readonly key: string } | undefined;

/** Edits of whoever is open: sent one by one, drawn when the server has answered, undone the last first. */
export function useEditing({ controller, state, tree, services }: EditingDeps): Editing {
  const person = state.open < 0 ? undefined : tree.idOf(state.open);
  const [answer, setAnswer] = useState<{ readonly person: string; readonly known: FactsAnswer }>();
  const [hasFailed, setFailed] = useState(false);
  const [last, setLast] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [others, setOthers] = useState<string>();
  const [isBusy, setBusy] = useState(false);
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

  /** Sends something and shows what was answered: here, in the list of facts and in the drawing. */
  const ask = async (asking: Promise<EditAnswer>, what?: string): Promise<EditAnswer> => {
    setBusy(true);
    const answered = await asking.catch(() => NO_ANSWER);
    // In a conflict both are shown, what is there by now and what was typed.
    if (answered.kind === 'done' || answered.kind === 'conflict' || answered === NO_ANSWER) {
      const now = ('tree' in answered && answered.tree) || (await services.tree().catch(() => undefined));
      if (now) controller.showTree(now);
      if (now && person !== undefined && !now.ids.includes(person))
        setAnswer((kept) => (kept?.person === person ? undefined : kept));
      else await load();
    }
    // Last: what is said to be saved can be undone at once.
    if (answered.kind === 'done' || answered.kind === 'proposed') {
      const isChange = answered.kind === 'done' && answered.version > 0 && what !== undefined;
      setLast(isChange ? `Spremljeno: ${what}.` : answered.sentence);
      setTrouble(undefined);
      setOthers(answered.kind === 'done' ? answered.others : undefined);
    }
    setBusy(false);
    return answered;
  };
  const send = async (edit: TreeEdit, note: string, what: string) => {
    if (isBusy) return undefined;
    const request = { edit, basedOn: known?.basedOn ?? '', ...(note === '' ? {} : { note }) };
    const said = JSON.stringify(edit);
    const key = unanswered?.said === said ? unanswered.key : (crypto.randomUUID?.() ?? '');
    const answered = await ask(services.send(request, key), what);
    unanswered = answered === NO_ANSWER ? { said, key } : undefined;
    if (answered.kind === 'proposed') return undefined;
    if (answered.kind === 'done') {
      if (answered.version > 0) setVersions((all) => [...all, answered.version]);
      return undefined;
    }
    // A form whose person is no longer open has nowhere else to say it.
    if (asked.current !== person) setTrouble(answered.sentence);
    return answered;
  };
  const undo = async () => {
    const version = versions.at(-1);
    if (version === undefined || isBusy) return;
    const answered = await ask(services.undo({ version }));
    if (answered.kind !== 'done') setTrouble(answered.sentence);
    // What cannot be undone any more does not keep earlier edits from it.
    if (answered.kind === 'done' || (answered.kind === 'conflict' && answered.restorable !== undefined))
      setVersions((all) => all.filter((one) => one !== version));
  };
  return { known, hasFailed, last, trouble, others, canUndo: versions.length > 0, isBusy, send, undo };
}
