import { data, redirect } from 'react-router';
import { LONGEST_REPORT } from '../../domain/contribution-limits.ts';
import { textIn } from '../actions/form.ts';
import { treeAction } from '../actions/tree-actions.ts';
import { factsFor, takeEdit } from '../actions/tree-edit-services.ts';
import styles from '../features/family-tree/editing/plain-editing.module.css';
import { PlainEditing, type PlainTrouble } from '../features/family-tree/editing/plain-editing.tsx';
import { PERSON_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { plainEdit, plainSections } from '../views/plain-editing.ts';
import { openShownTree } from '../views/shown-tree.ts';
import { isTreeName, TREE_PAGES, TREE_WORDS, treePersonPath } from '../views/trees.ts';
import type { Route } from './+types/tree-person-edit';

/** A person of the tree, changed by plain forms: what the tree's page offers where there are scripts. */
export async function loader({ context, params: { tree, id } }: Route.LoaderArgs) {
  const known = await factsFor(context, tree, id);
  if (!isTreeName(tree) || !known) throw pageNotFound();
  const { facts, may } = known;
  const name = facts.kin[facts.person] ?? '';
  const { title } = TREE_WORDS[tree];
  return {
    page: {
      title: name,
      description: `${title}: ${name}`,
      crumbs: [
        { label: 'Obiteljska stabla', href: pathTo('trees') },
        { label: title, href: pathTo(TREE_PAGES[tree].page) },
      ],
      hiddenFromSearch: true,
    },
    person: id,
    href: treePersonPath(tree, id),
    may,
    sections: plainSections(known),
  };
}

export async function action({ request, context, params: { tree, id } }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = textIn(form, 'intent');
  if (intent === 'correction') return correct(context, tree, form);
  const known = await factsFor(context, tree, id);
  if (!known) throw pageNotFound();
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  const row = textIn(form, 'row');
  const trouble = (sentence: string, field = ''): PlainTrouble => ({ key: row, sentence, field, fields });
  const edit = plainEdit(known.facts, known.may, { row, mark: textIn(form, 'mark'), intent, fields });
  if (edit === 'changed') {
    const sentence = 'Taj je podatak u međuvremenu promijenjen. Pogledajte što sada piše, pa odlučite.';
    return data({ done: undefined, trouble: trouble(sentence) }, { status: 409 });
  }
  if (!edit) {
    const sentence = 'Ništa nije promijenjeno. Upišite što treba pisati.';
    return data({ done: undefined, trouble: trouble(sentence) }, { status: 422 });
  }
  const note = textIn(form, 'proposalNote');
  const { answer, status } = await takeEdit(context, tree, { edit, basedOn: known.basedOn, note });
  // Nobody is left whose page this could be; the edit is undone where all of them are.
  if (answer.kind === 'done' && edit.kind === 'delete') throw redirect(pathTo('treeVersions'));
  if (answer.kind === 'done' || answer.kind === 'proposed')
    return data({ done: answer.sentence, trouble: undefined }, { status });
  const field = answer.kind === 'refused' ? (answer.field ?? '') : '';
  return data({ done: undefined, trouble: trouble(answer.sentence, field) }, { status });
}

async function correct(context: Route.ActionArgs['context'], tree: string, form: FormData) {
  const opened = isTreeName(tree) ? await openShownTree(context.get(siteContext), tree) : undefined;
  if (!opened || !isTreeName(tree)) throw pageNotFound();
  const { answer, status } = await treeAction(context, tree, opened, form);
  const fields = { reason: answer.typed ?? '' };
  const trouble = answer.trouble && { key: 'correction', sentence: answer.trouble, field: 'reason', fields };
  return data({ done: answer.done, trouble: trouble || undefined }, { status });
}

export default function TreePersonEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, person, href, may, sections } = loaderData;
  const isProposal = may !== 'edit';
  const words = actionData?.trouble?.key === 'correction' ? actionData.trouble : undefined;
  return (
    <Page
      title={page.title}
      lead={
        isProposal
          ? 'Promijenite što nije točno ili dodajte što nedostaje. Uredništvo će prijedlog pregledati.'
          : 'Otvorite što želite promijeniti. Svaka se izmjena sprema zasebno i može se poništiti među inačicama stabla.'
      }
    >
      <p className={styles.back}>
        <Link to={href}>Natrag u stablo</Link>
      </p>
      {actionData?.done && (
        <Notice kind="done" focused>
          {actionData.done}
        </Notice>
      )}
      <PlainEditing sections={sections} isProposal={isProposal} trouble={actionData?.trouble} />
      {isProposal && (
        <Disclosure summary="Opišite riječima" open={words !== undefined}>
          <form method="post" className={styles.form}>
            <input type="hidden" name={PERSON_PARAM} value={person} />
            <TextArea
              label="Što treba ispraviti?"
              name="reason"
              rows={4}
              maxLength={LONGEST_REPORT}
              required
              defaultValue={words?.fields.reason}
              hint="Za ono što ne stane ni u jedno polje. Poruku čita Uredništvo."
              error={words}
            />
            <Button name="intent" value="correction">
              Pošaljite Uredništvu
            </Button>
          </form>
        </Disclosure>
      )}
    </Page>
  );
}
