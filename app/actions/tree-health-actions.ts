import type { RouterContextProvider } from 'react-router';
import type { DocumentStore } from '../../chronicle/store/document-store.ts';
import { editTree } from '../../chronicle/trees/edit-tree.ts';
import { acceptFindings, takeBack, takeBackAll } from '../../chronicle/trees/tree-health.ts';
import type { InspectedFinding, TreeInspection } from '../../chronicle/trees/tree-inspection.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { HEALTH_WORDS } from '../query-words.ts';
import { siteContext } from '../site-context.ts';
import { counted, WORDS } from '../text/plurals.ts';
import { treeVersionContext } from '../tree-version-context.ts';
import type { TreeName } from '../views/trees.ts';
import { textIn } from './form.ts';
import type { TreeVersionAnswer } from './tree-version-actions.ts';

type Context = Readonly<RouterContextProvider>;

const NOT_UNDERSTOOD = { status: 400, trouble: 'Nismo razumjeli što treba učiniti s primjedbom.' };
const ONE_BACK = 'Poništeno: primjedba je opet na popisu, ako je u stablu još tako.';
const MANY_BACK = 'Poništeno: primjedbe su opet na popisu, ako je u stablu još tako.';
const NOT_IN_TREE = { status: 409, trouble: 'Toga u stablu više nema: stablo je u međuvremenu promijenjeno.' };
const GONE = { status: 409, trouble: 'Te primjedbe više nema među prihvaćenima. Osvježite stranicu.' };

/** An editor says of what was found that it is so, of one or of many at once, or that it is not after all. */
export async function decideOnFindings(
  context: Context,
  tree: TreeName,
  inspection: TreeInspection,
  form: FormData,
): Promise<TreeVersionAnswer> {
  const { store } = context.get(treeVersionContext);
  const { name: by } = memberOf(context.get(accountContext));
  if (form.has('prefer')) return prefer(context, tree, inspection, textIn(form, 'prefer'));
  switch (textIn(form, 'intent')) {
    case 'take-back':
      return (await takeBack(store, tree, textIn(form, 'key'))) ? { status: 200, done: ONE_BACK } : GONE;
    case 'take-back-all': {
      const count = await takeBackAll(store, tree, by, textIn(form, 'at'));
      return count > 0 ? { status: 200, done: count > 1 ? MANY_BACK : ONE_BACK } : GONE;
    }
    case 'accept':
    case 'accept-all':
      return accept(store, tree, meantIn(form, inspection), by);
    default:
      // A press beside one finding means it alone, whatever is ticked.
      return form.has('only') ? accept(store, tree, meantIn(form, inspection), by) : NOT_UNDERSTOOD;
  }
}

/** What is preferred is written first, and the other stays; that it was chosen is kept as «Tako je». */
async function prefer(context: Context, tree: TreeName, { findings }: TreeInspection, chosen: string) {
  const [key, at] = chosen.split(' ');
  const finding = findings.find((one) => one.key === key);
  const choice = finding?.choices?.[Number(at)];
  const [id] = finding?.individuals ?? [];
  if (!finding || !choice || id === undefined) return NOT_IN_TREE;
  const deps = context.get(treeVersionContext);
  const { trees, today } = context.get(siteContext);
  const { name } = memberOf(context.get(accountContext));
  const known = await trees.run('facts', { asked: await trees.asked(today), tree, id, isWhole: true });
  const event = known?.facts.events.find(
    ({ tag, edtf, place }) => tag === choice.tag && edtf === choice.date && place === choice.place,
  );
  if (!event) return NOT_IN_TREE;
  const edit = { kind: 'event', owner: { person: id }, target: event.target, first: true } as const;
  await editTree(deps, { name }, { tree, edit });
  return accept(
    deps.store,
    tree,
    [finding],
    name,
    `Zapamćeno. Vrijedi: ${choice.text.replace(/\.$/, '')}. Ostali zapisi ostaju uz osobu.`,
  );
}

/** The one that was pressed, all of a kind, or those that are ticked; what is in the tree no more is left out. */
function meantIn(form: FormData, { findings }: TreeInspection): InspectedFinding[] | 'nothing-ticked' {
  const single = findings.filter(({ more }) => more === undefined);
  if (form.has('only')) return single.filter(({ key }) => key === textIn(form, 'only'));
  if (textIn(form, 'intent') === 'accept-all')
    return single.filter(({ kind }) => HEALTH_WORDS[kind] === textIn(form, 'kind'));
  const keys = new Set(form.getAll('key'));
  return keys.size === 0 ? 'nothing-ticked' : single.filter(({ key }) => keys.has(key));
}

async function accept(
  store: DocumentStore,
  tree: TreeName,
  meant: InspectedFinding[] | 'nothing-ticked',
  by: string,
  done?: string,
): Promise<TreeVersionAnswer> {
  if (meant === 'nothing-ticked')
    return {
      status: 422,
      trouble: 'Niste označili nijednu primjedbu, pa ništa nije zapamćeno. Označite ono što je točno.',
    };
  if (meant.length === 0) return NOT_IN_TREE;
  const at = new Date().toISOString();
  await acceptFindings(store, tree, meant, by, at);
  return {
    status: 200,
    done:
      done ??
      (meant.length > 1
        ? `Zapamćeno. Ovo se više neće javljati: ${counted(meant.length, WORDS.remark)}.`
        : 'Zapamćeno. Ova se primjedba više neće javljati.'),
    undo: { intent: 'take-back-all', at },
  };
}
