import type { RouterContextProvider } from 'react-router';
import { editTree, undoEdit } from '../../chronicle/trees/edit-tree.ts';
import type { TreeInspection } from '../../chronicle/trees/tree-inspection.ts';
import { Fault, isDiskFull } from '../../domain/fault.ts';
import { mayWithTree } from '../../domain/tree-permissions.ts';
import { GedcomEditError } from '../../genealogy/index.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { treeVersionContext } from '../tree-version-context.ts';
import { editFaultSentence } from '../views/tree-edit-words.ts';
import type { TreeName } from '../views/trees.ts';
import { textIn } from './form.ts';

interface PlaceAnswer {
  readonly status: number;
  readonly done?: string;
  readonly trouble?: string;
  /** What takes it back with one press. */
  readonly undo?: Readonly<Record<string, string>>;
  /** What was typed and not taken, and the first spelling of the place it was typed for. */
  readonly typed?: string;
  readonly of?: string;
}

/** A place is written one way wherever it is, or as it was before that. */
export async function mendPlaces(
  context: Readonly<RouterContextProvider>,
  tree: TreeName,
  { places }: TreeInspection,
  form: FormData,
): Promise<PlaceAnswer> {
  const account = memberOf(context.get(accountContext));
  const deps = context.get(treeVersionContext);
  const [intent, other] = [textIn(form, 'intent'), textIn(form, 'other').trim()];
  const written = form.getAll('from').filter((one) => typeof one === 'string');
  const kept = { ...(other === '' ? {} : { typed: other }), ...(written[0] === undefined ? {} : { of: written[0] }) };
  try {
    if (intent === 'undo' && mayWithTree(account.role, 'undo')) {
      await undoEdit(deps, account, { tree, number: Number(textIn(form, 'version')) });
      return { status: 200, done: 'Poništeno: mjesto je zapisano kao prije.' };
    }
    if (intent !== 'mend' || !mayWithTree(account.role, 'edit'))
      return { status: 400, trouble: 'Zahtjev nismo razumjeli, pa ništa nije promijenjeno.', ...kept };
    const place = places.find(({ spellings }) => spellings.some((one) => one.written === written[0]));
    const from = place?.spellings.map((one) => one.written).filter((one) => written.includes(one)) ?? [];
    if (from.length === 0)
      return { status: 409, trouble: 'Tako zapisana mjesta u stablu više nema. Osvježite stranicu.', ...kept };
    const to = other || textIn(form, 'to');
    const { version } = await editTree(deps, account, { tree, edit: { kind: 'places', from, to } });
    if (version === 0) return { status: 200, done: 'U stablu već posvuda tako piše.' };
    return { status: 200, done: `Ispravljeno posvuda: „${to}“.`, undo: { intent: 'undo', version: String(version) } };
  } catch (error) {
    if (error instanceof GedcomEditError) return { status: 422, trouble: editFaultSentence(error.code), ...kept };
    if (isDiskFull(error))
      return { status: 507, trouble: 'Na poslužitelju trenutačno nema mjesta, pa ništa nije promijenjeno.', ...kept };
    if (error instanceof Fault && error.code === 'conflict')
      return { status: 409, trouble: 'Stablo upravo mijenja netko drugi. Pokušajte ponovno.', ...kept };
    if (error instanceof Fault && error.code === 'not-found')
      return { status: 404, trouble: 'Te inačice više nema. Osvježite stranicu.', ...kept };
    throw error;
  }
}
