import type { RouterContextProvider } from 'react-router';
import { mergeDuplicates } from '../../chronicle/trees/edit-tree.ts';
import { acceptFindings, NOT_ONE_PERSON, notOnePersonKey, takeBack } from '../../chronicle/trees/tree-health.ts';
import { Fault } from '../../domain/fault.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { treeVersionContext } from '../tree-version-context.ts';
import { treeDuplicates } from '../views/tree-duplicate-views.ts';
import { textIn } from './form.ts';
import { undo } from './tree-edit-services.ts';
import { answering, type TreeVersionAnswer } from './tree-version-actions.ts';

interface DuplicateAnswer extends TreeVersionAnswer {
  /** The version that can be taken back with one press. */
  readonly version?: number;
}

const GONE = {
  status: 409,
  trouble: 'Toga para više nema na popisu: stablo se promijenilo ili je o njemu već odlučeno.',
};

/** Two who are alike become one, or stay two for good; either is taken back. */
export async function decideOnDuplicates(
  context: Readonly<RouterContextProvider>,
  name: string,
  form: FormData,
): Promise<DuplicateAnswer> {
  const { tree, pairs } = await treeDuplicates(context, name);
  const account = memberOf(context.get(accountContext));
  const deps = context.get(treeVersionContext);
  const key = textIn(form, 'key');
  let version = 0;
  const answer = await answering(async () => {
    switch (textIn(form, 'intent')) {
      case 'merge': {
        const [keep, drop] = [textIn(form, 'keep'), textIn(form, 'drop')];
        if (!pairs.some((pair) => pair.key === notOnePersonKey(keep, drop))) return GONE;
        const done = await mergeDuplicates(deps, account, { tree, keep, drop });
        version = done.version;
        const died =
          done.noLongerLiving.length === 0 ? '' : ` Više se ne vode kao živi: ${done.noLongerLiving.join(', ')}.`;
        return { status: 200, done: `Spojeno: u stablu je to sada jedna osoba.${died}` };
      }
      case 'apart': {
        const pair = pairs.find((one) => one.key === key);
        if (!pair) return GONE;
        const sentence = pair.people.map((person) => person.name).join(' i ');
        return keepApart({ key, kind: NOT_ONE_PERSON, sentence });
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
  return version > 0 ? { ...answer, version } : answer;

  async function keepApart(finding: { key: string; kind: string; sentence: string }): Promise<TreeVersionAnswer> {
    try {
      await acceptFindings(deps.store, tree, [finding], account.name, deps.now().toISOString());
      return { status: 200, done: 'Zapamćeno: to su dvije osobe, i više nećemo pitati.' };
    } catch (error) {
      if (!(error instanceof Fault && error.code === 'batch-too-large')) throw error;
      return { status: 409, trouble: 'Previše je toga već zapamćeno. Poništite ponešto od onoga što više ne vrijedi.' };
    }
  }
}
