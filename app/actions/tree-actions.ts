import type { RouterContextProvider } from 'react-router';
import { withoutNotifications } from '../../chronicle/notifications/tell-editors.ts';
import type { DocumentStore } from '../../chronicle/store/document-store.ts';
import { type OpenTree, recordIn } from '../../chronicle/trees/open-tree.ts';
import { clearOwnPersons, inAllTrees, mayBeOwn, setOwnPersons } from '../../chronicle/trees/own-person.ts';
import { decideOnText } from '../../chronicle/trees/released-texts.ts';
import type { TreeVisibility } from '../../chronicle/trees/tree-visibility.ts';
import type { IndividualReference } from '../../domain/reference.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { contributionContext } from '../contribution-context.ts';
import { memberContext } from '../member-context.ts';
import { PERSON_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { wordContributionFault } from '../text/contribution-faults.ts';
import { counted, WORDS } from '../text/plurals.ts';
import { isTreeName, type ShownTree, type TreeName, treePersonPath } from '../views/trees.ts';
import { textIn } from './form.ts';
import { receiveReport } from './receive-report.ts';

interface TreeAnswer {
  readonly intent: string;
  readonly done?: string | undefined;
  readonly trouble?: string | undefined;
}

interface Answered {
  readonly answer: TreeAnswer;
  readonly status: number;
}

const DEAD = 'Prema stablu ta osoba više nije živa, pa to ne možete biti vi. Ako je to pogreška, predložite izmjenu.';

/** What a member does on the page of a tree. */
export async function treeAction(
  context: Readonly<RouterContextProvider>,
  tree: ShownTree,
  opened: OpenTree,
  form: FormData,
): Promise<Answered> {
  const { store, trees, hill, today } = context.get(siteContext);
  const account = memberOf(context.get(accountContext));
  const intent = textIn(form, 'intent');
  if (intent === 'not-self') {
    await clearOwnPersons(store, account.id);
    return { status: 200, answer: { intent, done: 'Više niste označeni u stablu.' } };
  }
  const person = opened.genealogy.individuals.get(textIn(form, PERSON_PARAM));
  if (!person) return { status: 400, answer: { intent, trouble: 'Te osobe više nema u stablu.' } };
  if (intent === 'self') {
    const persons = inAllTrees(await hill.open(today), recordIn(opened, person.index, tree));
    if (!(await mayBeOwn(trees, persons, today))) return { status: 400, answer: { intent, trouble: DEAD } };
    await setOwnPersons(store, account.id, persons);
    return { status: 200, answer: { intent, done: `Zapamtili smo: vi ste ${person.name.full}.` } };
  }
  if (intent === 'correction') return correct(context, recordIn(opened, person.index, tree), person.name.full, form);
  const { status, sentence } = wordContributionFault({ code: 'unknown-action' });
  return { status, answer: { intent, trouble: sentence } };
}

/** Kept with what readers report; an editor whom no notification reaches gets it by email. */
async function correct(
  context: Readonly<RouterContextProvider>,
  { tree, id }: IndividualReference,
  name: string,
  form: FormData,
): Promise<Answered> {
  const { status, answer, kept } = await receiveReport(context, form, `${tree}#${id}`);
  const { url } = context.get(siteContext);
  const { sendEmail, editors } = context.get(contributionContext);
  if (kept !== undefined) {
    const path = isTreeName(tree) ? treePersonPath(tree, id) : pathTo('trees');
    for (const to of await withoutNotifications(context.get(memberContext), editors))
      sendEmail({ kind: 'correction', to, origin: url, name, path, reason: kept });
  }
  return { status, answer: { intent: 'correction', ...answer } };
}

/** An editor lets texts be shown or holds them back again. The answer is shown on the page. */
export async function decideOnNamingTexts(
  store: DocumentStore,
  tree: TreeName,
  { texts, stale }: TreeVisibility,
  form: FormData,
  by: string,
): Promise<{ readonly done?: string; readonly trouble?: string }> {
  // `release <hash>`, `hold <hash>`, or of many: `release ticked`, `hold ticked`, `release listed`.
  const [intent = '', which = ''] = textIn(form, 'intent').split(' ');
  const asked = new Set(which === 'ticked' || which === 'listed' ? form.getAll(which) : [which]);
  if (asked.size === 0) return { trouble: 'Označite barem jedan tekst.' };
  const hashes = texts.filter(({ hash }) => asked.has(hash)).map(({ hash }) => hash);
  if (hashes.length === 0) return { trouble: 'Toga u stablu više nema. Osvježite stranicu.' };
  if (intent !== 'release' && intent !== 'hold') return { trouble: 'Nismo razumjeli što treba učiniti s tekstom.' };
  const isReleased = intent === 'release';
  await decideOnText(store, { tree, hashes, isReleased, by, at: new Date().toISOString(), stale });
  const what = counted(hashes.length, WORDS.text);
  return {
    done: isReleased ? `Dopušteno (${what}): sada to vide svi prijavljeni članovi.` : `Zadržano: ${what}.`,
  };
}
