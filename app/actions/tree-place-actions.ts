import type { RouterContextProvider } from 'react-router';
import { editTree, undoEdit } from '../../chronicle/trees/edit-tree.ts';
import { acceptFindings, NOT_ONE_PLACE, notOnePlaceKey, takeBack } from '../../chronicle/trees/tree-health.ts';
import type { TreeInspection } from '../../chronicle/trees/tree-inspection.ts';
import type { LocatedPlace } from '../../chronicle/trees/tree-places.ts';
import { mayWithTree } from '../../domain/tree-permissions.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { treeVersionContext } from '../tree-version-context.ts';
import type { TreeName } from '../views/trees.ts';
import { textIn } from './form.ts';
import { answering, type TreeVersionAnswer } from './tree-version-actions.ts';

interface PlaceAnswer extends TreeVersionAnswer {
  /** What was typed and not taken, and the first spelling of the place it was typed for. */
  readonly typed?: string;
  readonly of?: string;
}

const NOT_UNDERSTOOD = 'Zahtjev nismo razumjeli, pa ništa nije promijenjeno.';
const GONE = 'Tako zapisana mjesta u stablu više nema. Osvježite stranicu.';

type Found = Pick<TreeInspection, 'alike'> & { readonly places: readonly LocatedPlace[] };

/** A place is written one way wherever it is, or has its position there; two that are alike are two; each is taken back. */
export async function decideOnPlaces(
  context: Readonly<RouterContextProvider>,
  tree: TreeName,
  found: Found,
  form: FormData,
): Promise<PlaceAnswer> {
  const account = memberOf(context.get(accountContext));
  const deps = context.get(treeVersionContext);
  const [intent, other] = [textIn(form, 'intent'), textIn(form, 'other').trim()];
  const written = form.getAll('from').filter((one) => typeof one === 'string');
  const kept = { ...(other === '' ? {} : { typed: other }), ...(written[0] === undefined ? {} : { of: written[0] }) };
  const answer = await answering(async () => {
    if (intent === 'take-back')
      return (await takeBack(deps.store, tree, textIn(form, 'key')))
        ? { status: 200, done: 'Poništeno: mjesta su opet među sličnima, ako ih u stablu još ima.' }
        : { status: 409, trouble: 'To je već poništeno. Osvježite stranicu.' };
    if (intent === 'apart') return await keepApart(textIn(form, 'key'));
    if (intent === 'undo' && mayWithTree(account.role, 'undo')) {
      await undoEdit(deps, account, { tree, number: Number(textIn(form, 'version')) });
      return { status: 200, done: 'Poništeno: mjesto je zapisano kao prije.' };
    }
    if (!mayWithTree(account.role, 'edit')) return { status: 400, trouble: NOT_UNDERSTOOD };
    if (intent === 'place') return await writePosition(written[0] ?? '');
    if (intent !== 'mend') return { status: 400, trouble: NOT_UNDERSTOOD };
    const known = new Set(found.places.flatMap(({ spellings }) => spellings.map((one) => one.written)));
    const from = written.filter((one) => known.has(one)).slice(0, MOST_SPELLINGS);
    if (from.length === 0) return { status: 409, trouble: GONE };
    const to = other || textIn(form, 'to');
    const { version } = await editTree(deps, account, { tree, edit: { kind: 'places', from, to } });
    return done(version, `Ispravljeno posvuda: „${to}“.`);
  });
  return answer.trouble ? { ...answer, ...kept } : answer;

  function done(version: number, sentence: string): PlaceAnswer {
    if (version === 0) return { status: 200, done: 'U stablu već posvuda tako piše.' };
    return { status: 200, done: sentence, undo: { intent: 'undo', version: String(version) } };
  }

  /** As the map has it, wherever the tree has the place without a position. */
  async function writePosition(of: string): Promise<PlaceAnswer> {
    const place = found.places.find(({ spellings }) => spellings.some((one) => one.written === of));
    if (!place) return { status: 409, trouble: GONE };
    if (!place.isOnlyOnMap || !place.position)
      return { status: 409, trouble: 'Položaj je već upisan ili ga na karti više nema. Osvježite stranicu.' };
    const { latitude, longitude } = place.position;
    // Each spelling stays as it is: which of them is right is another question.
    const edit = { kind: 'places', from: [of], to: of, position: { latitude, longitude } } as const;
    const { version } = await editTree(deps, account, { tree, edit });
    return done(version, `Položaj je upisan posvuda gdje piše „${of}“.`);
  }

  async function keepApart(key: string): Promise<PlaceAnswer> {
    const pair = found.alike.find(([one, two]) => notOnePlaceKey(one, two) === key);
    if (!pair) return { status: 409, trouble: GONE };
    const finding = { key, kind: NOT_ONE_PLACE, sentence: pair.join(' i ') };
    await acceptFindings(deps.store, tree, [finding], account.name, deps.now().toISOString());
    return { status: 200, done: 'Zapamćeno: to su dva mjesta.', undo: { intent: 'take-back', key } };
  }
}

/** An edit names no more than so many. */
const MOST_SPELLINGS = 500;
