import { data } from 'react-router';
import { inBothTrees, mayBeOwn, ownPersonsOf } from '../../chronicle/trees/own-person.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { treeAction } from '../actions/tree-actions.ts';
import { FamilyOutline } from '../features/family-tree/family-outline.tsx';
import { KinshipForm } from '../features/family-tree/kinship-form.tsx';
import { PersonActions } from '../features/family-tree/person-actions.tsx';
import { PersonPanel } from '../features/family-tree/person-panel.tsx';
import { TreeScreen } from '../features/family-tree/screen/tree-screen.tsx';
import { readViewState } from '../features/family-tree/view-state.ts';
import { FIRST_PARAM, SECOND_PARAM } from '../query-words.ts';
import { lineOf, pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { counted, WORDS } from '../text/plurals.ts';
import { SAMPLE_SENTENCE } from '../text/sample-labels.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { SampleLabel } from '../ui/sample-label.tsx';
import { timelineView } from '../views/timeline-view.ts';
import { kinshipQuestion } from '../views/tree-kinship.ts';
import { outlineView, personView } from '../views/tree-views.ts';
import { deskLinks, visibilityCounts } from '../views/tree-visibility.ts';
import { otherTree, TREE_PAGES, type TreeName, treePersonPath } from '../views/trees.ts';
import type { Route } from './+types/tree';
import styles from './tree.module.css';

export async function loader({ context, pattern, url: { searchParams } }: Route.LoaderArgs) {
  const { library, store, trees, today, viewer } = context.get(siteContext);
  const tree: TreeName = lineOf(pattern) === 'cavari' ? 'cavar' : 'bosnjak';
  const genealogy = await trees.open(tree, today);
  if (!genealogy) throw pageNotFound();
  const state = readViewState(searchParams);
  const person = state.person === undefined ? undefined : genealogy.individuals.get(state.person);
  const { title } = TREE_PAGES[tree];
  const chosen = await ownPersonsOf(store, memberOf(context.get(accountContext)).id);
  const chosenHere = genealogy.individuals.get(chosen[tree] ?? '');
  // What is chosen in the other tree may be somebody else.
  const own = chosenHere ? inBothTrees(tree, genealogy, chosenHere) : {};
  return {
    page: {
      title,
      description: title,
      crumbs: [{ label: 'Obiteljska stabla', href: pathTo('trees') }],
      hiddenFromSearch: true,
    },
    tree,
    ownPerson: (await mayBeOwn(trees, own, today)) ? chosen[tree] : undefined,
    mayHaveFiles: viewer?.role === 'editor',
    desk: viewer?.role === 'editor' ? deskLinks(tree, visibilityCounts(await trees.visibility(tree, today))) : [],
    isSample: library.tree(tree)?.sample ?? false,
    size: genealogy.individuals.size,
    entries: outlineView(genealogy, tree, state.view === 'descendants' ? state.centre : undefined),
    person:
      person &&
      personView(genealogy, person, {
        library,
        tree,
        across: await trees.open(otherTree(tree), today),
        mayBeOwn: await mayBeOwn(trees, inBothTrees(tree, genealogy, person), today),
      }),
    question: kinshipQuestion(genealogy, tree, searchParams),
    periods: timelineView(library).map(({ title, firstYear, lastYear }) => ({ title, firstYear, lastYear })),
  };
}

export async function action({ request, context, pattern }: Route.ActionArgs) {
  const { trees, today } = context.get(siteContext);
  const tree: TreeName = lineOf(pattern) === 'cavari' ? 'cavar' : 'bosnjak';
  const genealogy = await trees.open(tree, today);
  if (!genealogy) throw pageNotFound();
  const { answer, status } = await treeAction(context, tree, genealogy, await request.formData());
  return data(answer, { status });
}

/** Another address of the same tree is another view of the drawing, which has the tree. Links beside it load the document. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}): boolean {
  const isOtherView = formMethod === undefined && currentUrl.pathname === nextUrl.pathname;
  return isOtherView ? false : defaultShouldRevalidate;
}

export default function TreePage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, tree, ownPerson, mayHaveFiles, desk, isSample, size, entries, person, question, periods } = loaderData;
  const other = otherTree(tree);
  return (
    <>
      <header className={styles.head} data-sample={isSample || undefined}>
        <h1>{page.title}</h1>
        <p>
          {counted(size, WORDS.person)}. O živima se vidi samo ime.{' '}
          <Link to={pathTo(TREE_PAGES[other].page)} reloadDocument>
            {TREE_PAGES[other].title}
          </Link>
        </p>
        {isSample && <SampleLabel>{SAMPLE_SENTENCE.tree}</SampleLabel>}
        <div>
          {desk.map(({ href, label }) => (
            <Link key={href} className={styles.editors} to={href} reloadDocument>
              {label}
            </Link>
          ))}
        </div>
      </header>
      <TreeScreen
        key={tree}
        title={page.title}
        sample={isSample ? SAMPLE_SENTENCE.tree : ''}
        periods={periods}
        ownPerson={ownPerson}
        paths={{
          gedcom: mayHaveFiles ? pathTo('treeGedcom', { tree }) : undefined,
          data: pathTo('treeData', { tree }),
          person: (id) => pathTo('treePerson', { tree, id }),
          portrait: (id, colouring) => pathTo('treePortrait', { tree, id, colouring }),
          personPage: (id) => treePersonPath(tree, id),
          kinship: (first, second) =>
            `${pathTo('treeKinship', { tree })}?${new URLSearchParams({ [FIRST_PARAM]: first, [SECOND_PARAM]: second })}`,
        }}
        renderPerson={(shown, open, tools) => (
          <PersonPanel person={shown} isSample={isSample} onOpen={open} tools={tools}>
            <PersonActions key={shown.id} person={shown} isOwn={shown.id === ownPerson} />
          </PersonPanel>
        )}
      >
        <div className={styles.plain}>
          {(actionData?.done || actionData?.trouble) && (
            <Notice kind={actionData.trouble ? 'trouble' : 'done'}>{actionData.trouble ?? actionData.done}</Notice>
          )}
          {person && (
            <div className={styles.person}>
              <PersonPanel person={person} isSample={isSample}>
                <PersonActions person={person} isOwn={person.id === ownPerson} typed={actionData?.typed} />
              </PersonPanel>
            </div>
          )}
          <KinshipForm {...question} />
          <h2>Popis obitelji</h2>
          <FamilyOutline entries={entries} current={person?.id} />
        </div>
      </TreeScreen>
    </>
  );
}
