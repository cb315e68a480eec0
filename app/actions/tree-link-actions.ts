import type { RouterContextProvider } from 'react-router';
import { decideOnLink, forgetLink } from '../../chronicle/trees/tree-links.ts';
import { type IndividualReference, parseIndividualReference } from '../../domain/reference.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { siteContext } from '../site-context.ts';
import { REFUSED_BECAUSE } from '../views/tree-link-views.ts';
import { isTreeName } from '../views/trees.ts';
import { textIn } from './form.ts';

export interface TreeLinkAnswer {
  readonly status: number;
  readonly done?: string;
  readonly trouble?: string;
  /** By tree: what was written, where it was not understood. */
  readonly typed?: Readonly<Record<string, string>>;
}

type Context = Readonly<RouterContextProvider>;

/** An editor says that two records are one person, that they are not, or takes that back. */
export async function changeTreeLinks(context: Context, form: FormData): Promise<TreeLinkAnswer> {
  const { store, hill, today } = context.get(siteContext);
  const intent = textIn(form, 'intent');
  if (intent === 'join') return joinTyped(context, form);
  const [one, other] = [parseIndividualReference(textIn(form, 'one')), parseIndividualReference(textIn(form, 'other'))];
  if (!one || !other) return { status: 400, trouble: 'Nismo razumjeli o kome je riječ. Ništa nije promijenjeno.' };
  if (intent === 'same') return join(context, one, other);
  const { name } = memberOf(context.get(accountContext));
  const opened = await hill.open(today);
  const known = opened.indexOf(one) >= 0;
  const wereOne = known && opened.indexOf(one) === opened.indexOf(other);
  if (intent === 'different' && known && one.tree !== other.tree) {
    await decideOnLink(store, { one, other, isSame: false, by: name, at: new Date().toISOString() });
    return {
      status: 200,
      done: wereOne ? 'Razdvojeno: u stablu cijeloga brda to su opet dvije osobe.' : 'Zapamćeno: to su dvije osobe.',
    };
  }
  if (intent === 'forget') {
    await forgetLink(store, one, other);
    return { status: 200, done: 'Odluka je poništena: opet vrijedi ono što kažu datoteke stabala.' };
  }
  return { status: 400, trouble: 'Zahtjev nismo razumjeli, pa ništa nije promijenjeno. Osvježite stranicu.' };
}

async function join(context: Context, one: IndividualReference, other: IndividualReference): Promise<TreeLinkAnswer> {
  const { store, hill, today } = context.get(siteContext);
  const refusal = await hill.refusalOf(one, other, today);
  if (refusal) return { status: 409, trouble: `Spojiti ih ne možemo. ${REFUSED_BECAUSE[refusal.why]}` };
  const { name } = memberOf(context.get(accountContext));
  await decideOnLink(store, { one, other, isSame: true, by: name, at: new Date().toISOString() });
  return { status: 200, done: 'Spojeno: u stablu cijeloga brda to je sada jedna osoba.' };
}

/** Of each tree one, by name or by the id that stands in addresses. */
async function joinTyped(context: Context, form: FormData): Promise<TreeLinkAnswer> {
  const { trees, today } = context.get(siteContext);
  const found: IndividualReference[] = [];
  const typed: Record<string, string> = {};
  let trouble: string | undefined;
  for (const tree of ['bosnjak', 'cavar'].filter(isTreeName)) {
    const text = textIn(form, tree).slice(0, 200);
    typed[tree] = text;
    const genealogy = await trees.open(tree, today);
    const person = genealogy?.individuals.get(text);
    const request = { asked: await trees.asked(today), tree, text, most: 2 };
    const people = !genealogy || text === '' ? [] : person ? [person.id] : await trees.run('find', request);
    const [only] = people;
    if (only !== undefined && people.length === 1) found.push({ tree, id: only });
    else
      trouble ??=
        text === ''
          ? 'Upišite po jednu osobu iz svakoga stabla.'
          : people.length === 0
            ? `Nema nikoga s tim imenom: ${text}.`
            : `Više se osoba zove ${text}. Dopišite godinu rođenja ili oznaku koja stoji u adresi osobe, primjerice I12.`;
  }
  const [one, other] = found;
  if (trouble !== undefined || !one || !other) return { status: 422, trouble: trouble ?? '', typed };
  const answer = await join(context, one, other);
  return answer.trouble ? { ...answer, typed } : answer;
}
