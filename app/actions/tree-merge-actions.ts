import type { RouterContextProvider } from 'react-router';
import {
  confirmMerge,
  decideOnMerge,
  mergeOf,
  openPairs,
  planUpload,
  type TreeMerge,
} from '../../chronicle/trees/merge-upload.ts';
import { type MergeDecisions, mergeChoice, PLAN_LIMITS } from '../../chronicle/trees/tree-merge-plan.ts';
import { ownUpload, type TreeUpload } from '../../chronicle/trees/tree-versions.ts';
import { Fault } from '../../domain/fault.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { fieldNamed } from '../features/tree-merge/views.ts';
import { HEALTH_WORDS, NOTICE_PARAM, NOTICES, TYPE_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { treeVersionContext } from '../tree-version-context.ts';
import { findingCount } from '../views/tree-health-views.ts';
import { isTreeName } from '../views/trees.ts';
import { textIn } from './form.ts';
import { answering, type TreeVersionAnswer } from './tree-version-actions.ts';

type Context = Readonly<RouterContextProvider>;

const NOT_UNDERSTOOD = 'Zahtjev nismo razumjeli, pa ništa nije promijenjeno. Osvježite stranicu i pokušajte ponovno.';

/** Every press on the page sends its one form: what was chosen is kept, whatever else was asked for. */
export function actOnMerge(context: Context, request: Request, id: string): Promise<TreeVersionAnswer> {
  return merging(context, id, async (upload) => {
    const deps = context.get(treeVersionContext);
    const form = await request.formData();
    const [intent, page] = textIn(form, 'intent').split(' ');
    const choose = (merge: TreeMerge) => chosenIn(form, merge);
    switch (intent) {
      case 'choose':
        await decideOnMerge(deps.store, id, choose);
        await planUpload(deps, id, upload, Number(page) || undefined);
        return { status: 200, done: 'Odabir je spremljen, a izvješće osvježeno.' };
      case 'pairs':
        await decideOnMerge(deps.store, id, choose);
        return { status: 200, next: pathTo('treeMergePair', { id }) };
      case 'again':
        await decideOnMerge(deps.store, id, (merge) => {
          const { pairs, ...decisions } = choose(merge);
          return { ...decisions, pairs: pairs.filter(({ is }) => is !== 'skipped') };
        });
        await planUpload(deps, id, upload);
        return { status: 200, next: pathTo('treeMergePair', { id }) };
      case 'confirm':
        if (await confirmMerge(deps, memberOf(context.get(accountContext)), id, upload, choose))
          return { status: 200, next: await pageAfter(context, upload.tree) };
        await planUpload(deps, id, upload);
        return { status: 422, trouble: 'Uz ovaj odabir spajanje ne bi ništa promijenilo.' };
      default:
        return { status: 400, trouble: NOT_UNDERSTOOD };
    }
  });
}

/** Where somebody has two births or deaths now, the page on which one of them is chosen. */
async function pageAfter(context: Context, tree: string): Promise<string> {
  const kind = 'birth-or-death-twice';
  const asked = new URLSearchParams({ [NOTICE_PARAM]: NOTICES.merged });
  if (!isTreeName(tree) || !(await findingCount(context, tree, kind))) return `${pathTo('treeVersions')}?${asked}`;
  asked.set(TYPE_PARAM, HEALTH_WORDS[kind]);
  return `${pathTo('treeHealth', { tree })}?${asked}`;
}

const VERDICTS = { same: 'same', different: 'different', skip: 'skipped' } as const;

/** One word about one pair; the next is asked then. */
export function decideOnPair(context: Context, request: Request, id: string): Promise<TreeVersionAnswer> {
  return merging(context, id, async (upload) => {
    const deps = context.get(treeVersionContext);
    const form = await request.formData();
    const intent = textIn(form, 'intent');
    if (intent === 'back') {
      await decideOnMerge(deps.store, id, ({ decisions }) => ({ ...decisions, pairs: decisions.pairs.slice(0, -1) }));
      // The pair may be in the plan no more.
      await planUpload(deps, id, upload);
      return { status: 200, next: pathTo('treeMergePair', { id }) };
    }
    if (intent !== 'same' && intent !== 'different' && intent !== 'skip')
      return { status: 400, trouble: NOT_UNDERSTOOD };
    const [a, b] = [textIn(form, 'a'), textIn(form, 'b')];
    const decided = await decideOnMerge(deps.store, id, (merge) => {
      if (!openPairs(merge).some((pair) => pair.a === a && pair.b === b)) throw new Fault('conflict', 'decided');
      return { ...merge.decisions, pairs: [...merge.decisions.pairs, { a, b, is: VERDICTS[intent] }] };
    });
    const isLeft = openPairs(decided).length > 0 || openPairs(await planUpload(deps, id, upload)).length > 0;
    return { status: 200, next: pathTo(isLeft ? 'treeMergePair' : 'treeMerge', { id }) };
  });
}

/**
 * What the page's form says of whom it names; what was said of others stays. Names are the form's own: meanwhile another page of the
 * report may have been looked at.
 */
function chosenIn(form: FormData, { plan, decisions }: TreeMerge): MergeDecisions {
  const named = [...new Set(form.keys())].flatMap((name) => {
    const meant = fieldNamed(name);
    return meant ? [{ ...meant, value: textIn(form, name) }] : [];
  });
  const asked = named.filter(({ is }) => is === 'field');
  const listed = new Set(asked.map(({ one, other }) => `${one}\n${other}`));
  const fields = asked.flatMap(({ one: person, other: field, value }) => {
    const choice = mergeChoice.safeParse(value);
    // Nobody is of two sexes in a file.
    return choice.success && !(field === 'sex' && value === 'both') ? [{ person, field, choice: choice.data }] : [];
  });
  const apart = named
    .filter(({ is }) => is === 'apart')
    .map(({ one: a, other: b }) => ({ a, b, is: 'different' as const }));
  const said = decisions.pairs.filter(({ a, b }) => !apart.some((pair) => pair.a === a && pair.b === b));
  const add = textIn(form, 'add');
  const people = new Set(form.getAll('person'));
  const ticked = plan.onlyTheirs.flatMap(({ id }) => (people.has(id) ? [id] : [])).slice(0, PLAN_LIMITS.onlyTheirs);
  // Who was unticked on a list that came with everybody ticked is not everybody.
  const isUnticked = !Array.isArray(decisions.add) && ticked.length > 0 && ticked.length < plan.onlyTheirs.length;
  return {
    pairs: [...said, ...apart],
    fields: [...decisions.fields.filter(({ person, field }) => !listed.has(`${person}\n${field}`)), ...fields],
    add:
      add === 'chosen' || (add === 'everybody' && isUnticked)
        ? ticked
        : add === 'everybody' || add === 'nobody'
          ? add
          : decisions.add,
  };
}

function merging(
  context: Context,
  id: string,
  work: (upload: TreeUpload) => Promise<TreeVersionAnswer>,
): Promise<TreeVersionAnswer> {
  return answering(async () => {
    const { store } = context.get(treeVersionContext);
    const upload = await ownUpload(store, memberOf(context.get(accountContext)).id, id);
    if (!upload) return { status: 404, next: pathTo('treeVersions') };
    if (!(await mergeOf(store, id))) return { status: 404, next: pathTo('treeReport', { id }) };
    return work(upload);
  });
}
