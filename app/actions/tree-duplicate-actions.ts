import type { RouterContextProvider } from 'react-router';
import { mergeDuplicates } from '../../chronicle/trees/edit-tree.ts';
import { acceptFindings, NOT_ONE_PERSON, takeBack } from '../../chronicle/trees/tree-health.ts';
import { linksOfMerged } from '../../chronicle/trees/tree-links.ts';
import type { MergeChoice } from '../../chronicle/trees/tree-merge-plan.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { sideField } from '../features/tree-merge/views.ts';
import { siteContext } from '../site-context.ts';
import { treeVersionContext } from '../tree-version-context.ts';
import { pairLabel, treeDuplicates } from '../views/tree-duplicate-views.ts';
import { textIn } from './form.ts';
import { undo } from './tree-edit-services.ts';
import { answering, type TreeVersionAnswer } from './tree-version-actions.ts';

const GONE = {
  status: 409,
  trouble: 'Toga para više nema na popisu: stablo se promijenilo ili je o njemu već odlučeno.',
};

/** Two who are alike become one, or stay two for good; either is taken back. */
export async function decideOnDuplicates(
  context: Readonly<RouterContextProvider>,
  name: string,
  form: FormData,
): Promise<TreeVersionAnswer> {
  const { tree, pairs } = await treeDuplicates(context, name);
  const account = memberOf(context.get(accountContext));
  const deps = context.get(treeVersionContext);
  const key = textIn(form, 'key');
  return answering(async () => {
    switch (textIn(form, 'intent')) {
      case 'merge': {
        const pair = pairs.find((one) => one.key === key && one.isOpen);
        if (!pair) return GONE;
        const isOther = textIn(form, 'keep') === pair.other.id;
        const [keep, drop] = isOther ? [pair.other.id, pair.one.id] : [pair.one.id, pair.other.id];
        const choices = chosenSides(form, pair.compared?.fields ?? [], isOther);
        const { hill, today } = context.get(siteContext);
        const said = { by: account.name, at: deps.now().toISOString() };
        const along = linksOfMerged(await hill.open(today), { tree, keep, drop }, said);
        const done = await mergeDuplicates(deps, account, { tree, keep, drop, choices, along });
        const died =
          done.noLongerLiving.length === 0 ? '' : ` Odsad su među pokojnima: ${done.noLongerLiving.join(', ')}.`;
        const undone = { intent: 'undo', version: String(done.version) };
        return { status: 200, done: `Spojeno: u stablu je to sada jedna osoba.${died}`, undo: undone };
      }
      case 'apart': {
        const pair = pairs.find((one) => one.key === key && one.isOpen);
        if (!pair) return GONE;
        const finding = { key, kind: NOT_ONE_PERSON, sentence: pairLabel(pair) };
        await acceptFindings(deps.store, tree, [finding], account.name, deps.now().toISOString());
        const done = 'Zapamćeno: to su dvije osobe, i više nećemo pitati.';
        return { status: 200, done, undo: { intent: 'take-back', key } };
      }
      case 'take-back':
        return (await takeBack(deps.store, tree, key))
          ? { status: 200, done: 'Poništeno: par je opet na popisu, ako su u stablu još slični.' }
          : GONE;
      case 'undo': {
        const { status, answer: undone } = await undo(context, tree, Number(textIn(form, 'version')));
        return undone.kind === 'done' ? { status, done: undone.sentence } : { status, trouble: undone.sentence };
      }
      default:
        return { status: 400, trouble: 'Zahtjev nismo razumjeli, pa ništa nije promijenjeno. Osvježite stranicu.' };
    }
  });
}

/** The left one is the first of the pair, whichever of the two stays. */
function chosenSides(
  form: FormData,
  fields: readonly { readonly field: string }[],
  isOther: boolean,
): Record<string, MergeChoice> {
  const meant: Readonly<Record<string, MergeChoice>> = {
    first: isOther ? 'theirs' : 'mine',
    second: isOther ? 'mine' : 'theirs',
    both: 'both',
  };
  return Object.fromEntries(
    fields.flatMap(({ field }) => {
      const side = textIn(form, sideField(field));
      const choice = Object.hasOwn(meant, side) ? meant[side] : undefined;
      // Nobody is of two sexes in a file.
      return choice === undefined || (field === 'sex' && choice === 'both') ? [] : [[field, choice]];
    }),
  );
}
