import type { RouterContextProvider } from 'react-router';
import { signedInAccount } from '../../chronicle/identity/signed-in-account.ts';
import { sayWhoIAm, unsayWhoIAm } from '../../chronicle/trees/self.ts';
import { parseIndividualReference } from '../../domain/reference.ts';
import { crossLinks, type Genealogy, type Individual } from '../../genealogy/index.ts';
import { accountContext } from '../account-context.ts';
import { remembranceContext } from '../remembrance-context.ts';
import { PERSON_PARAM } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { receiveReport } from './receive-report.ts';
import { type TreeName, treePersonPath } from './trees.ts';

export interface TreeAnswer {
  readonly intent: string;
  readonly done?: string | undefined;
  readonly trouble?: string | undefined;
}

/** What a member does on the page of a tree. */
export async function treeDeed(
  context: Readonly<RouterContextProvider>,
  tree: TreeName,
  genealogy: Genealogy,
  form: FormData,
): Promise<TreeAnswer> {
  const { identity, client } = context.get(accountContext);
  const { store } = context.get(remembranceContext).ports;
  const account = await signedInAccount(identity, client);
  const intent = String(form.get('intent') ?? '');
  if (intent === 'not-self') {
    await unsayWhoIAm(store, account.id);
    return { intent, done: 'Više niste označeni u stablu.' };
  }
  const person = genealogy.individuals.get(String(form.get(PERSON_PARAM) ?? ''));
  if (!person) return { intent, trouble: 'Te osobe više nema u stablu.' };
  if (intent === 'self') {
    const elsewhere = parseIndividualReference(crossLinks(genealogy)[person.index] ?? '');
    await sayWhoIAm(store, account.id, {
      [tree]: person.id,
      ...(elsewhere ? { [elsewhere.tree]: elsewhere.id } : {}),
    });
    return { intent, done: `Zapamtili smo: vi ste ${person.name.full}.` };
  }
  return { intent, ...(await correct(context, tree, person, form)) };
}

/** Kept with what readers report, and told to the editors by letter. */
async function correct(
  context: Readonly<RouterContextProvider>,
  tree: TreeName,
  { id, name }: Individual,
  form: FormData,
): Promise<Omit<TreeAnswer, 'intent'>> {
  const answer = await receiveReport(context, form, `${tree}#${id}`);
  if (answer.trouble) return answer;
  const { url } = context.get(siteContext);
  const { post, editors } = context.get(remembranceContext).ports;
  const reason = String(form.get('reason') ?? '').trim();
  for (const to of editors) {
    post({ kind: 'correction', to, origin: url, name: name.full, path: treePersonPath(tree, id), reason });
  }
  return answer;
}
