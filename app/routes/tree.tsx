import { data, redirect } from 'react-router';
import { recordIn } from '../../chronicle/trees/open-tree.ts';
import { inAllTrees, mayBeOwn, ownPersonsOf } from '../../chronicle/trees/own-person.ts';
import { NOBODY } from '../../genealogy/index.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { treeAction } from '../actions/tree-actions.ts';
import { FamilyOutline } from '../features/family-tree/family-outline.tsx';
import { KinshipForm } from '../features/family-tree/kinship-form.tsx';
import { PersonActions } from '../features/family-tree/person-actions.tsx';
import { PersonPanel } from '../features/family-tree/person-panel.tsx';
import { TreeScreen } from '../features/family-tree/screen/tree-screen.tsx';
import { readViewState } from '../features/family-tree/view-state.ts';
import type { PersonView } from '../features/family-tree/views.ts';
import { FIRST_PARAM, SECOND_PARAM, SEEN_FROM_PARAM } from '../query-words.ts';
import { HILL, pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { counted, WORDS } from '../text/plurals.ts';
import { SAMPLE_SENTENCE } from '../text/sample-labels.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { SampleLabel } from '../ui/sample-label.tsx';
import { openHillOfDead } from '../views/shared-kinship.ts';
import { askFor, isSampleTree, openShownTree, ownIn } from '../views/shown-tree.ts';
import { timelineView } from '../views/timeline-view.ts';
import { healthLine } from '../views/tree-health-views.ts';
import { kinshipQuestion, personSeenFrom } from '../views/tree-kinship.ts';
import { outlineView, personView } from '../views/tree-views.ts';
import { deskLinks, visibilityCounts } from '../views/tree-visibility.ts';
import { editPath, SHOWN_TREES, TREE_PAGES, TREE_WORDS, treeOfPage, treePersonPath } from '../views/trees.ts';
import type { Route } from './+types/tree';
import styles from './tree.module.css';

export async function loader({ context, pattern, url: { searchParams } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { library, store, trees, today, viewer } = site;
  const tree = treeOfPage(pattern);
  const opened = await openShownTree(site, tree);
  if (!opened || opened.genealogy.individuals.size === 0) throw pageNotFound();
  const seen = { ...(await openHillOfDead(site)), tree };
  const { hill } = seen;
  const { genealogy } = opened;
  const state = readViewState(searchParams);
  const person = genealogy.individuals.get(state.person ?? '');
  // Who is in two trees has one of their ids on the hill; the other leads there as well.
  const other = tree === HILL && !person ? personSeenFrom(seen, state.person ?? '') : NOBODY;
  if (other !== NOBODY) throw redirect(treePersonPath(tree, genealogy.individuals.idAt(other)));
  const { title } = TREE_WORDS[tree];
  const isEditor = viewer?.role === 'editor';
  const chosen = await ownPersonsOf(store, memberOf(context.get(accountContext)).id);
  const own = ownIn(opened, tree, chosen);
  const from = state.view === 'descendants' ? state.centre : undefined;
  const outline = await trees.made('outline', opened, await askFor(site, tree), { from });
  const mayBe = (index: number) => mayBeOwn(trees, inAllTrees(hill, recordIn(opened, index, tree)), today);
  return {
    page: {
      title,
      description: title,
      crumbs: [{ label: 'Obiteljska stabla', href: pathTo('trees') }],
      hiddenFromSearch: true,
    },
    tree,
    ownPerson: own !== NOBODY && (await mayBe(own)) ? genealogy.individuals.idAt(own) : undefined,
    isEditor,
    desk:
      isEditor && tree !== HILL
        ? deskLinks(tree, visibilityCounts(await trees.visibility(tree, today)), await healthLine(context, tree))
        : [],
    isSample: isSampleTree(library, tree),
    size: genealogy.individuals.size,
    entries: outline.map(outlineView),
    person: person && personView(opened, person, { library, tree, hill, mayBeOwn: await mayBe(person.index) }),
    question: await kinshipQuestion(seen, searchParams, async (text, most) =>
      trees.run('find', { ...(await askFor(site, HILL)), text, most }),
    ),
    periods: timelineView(library).map(({ title, firstYear, lastYear }) => ({ title, firstYear, lastYear })),
  };
}

export async function action({ request, context, pattern }: Route.ActionArgs) {
  const tree = treeOfPage(pattern);
  const opened = await openShownTree(context.get(siteContext), tree);
  if (!opened) throw pageNotFound();
  const { answer, status } = await treeAction(context, tree, opened, await request.formData());
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
  const { page, tree, ownPerson, isEditor, desk, isSample, size, entries, person, question, periods } = loaderData;
  const actionsOn = (shown: PersonView) => ({
    person: shown,
    isOwn: shown.id === ownPerson,
    isEditor,
    editHref: tree === HILL ? editPath(shown.id) : undefined,
  });
  return (
    <>
      <header className={styles.head} data-sample={isSample || undefined}>
        <h1>{page.title}</h1>
        <p>{counted(size, WORDS.person)}. O živima se vidi samo ime.</p>
        <nav className={styles.choices} aria-label="Koje stablo">
          {SHOWN_TREES.map((name) => (
            <Link
              key={name}
              to={pathTo(TREE_PAGES[name].page)}
              aria-current={name === tree ? 'page' : undefined}
              reloadDocument
            >
              {TREE_PAGES[name].line}
            </Link>
          ))}
        </nav>
        {isSample && <SampleLabel>{SAMPLE_SENTENCE.tree}</SampleLabel>}
        {desk.length > 0 && (
          <div>
            {desk.map(({ href, label }) => (
              <Link key={href} className={styles.editors} to={href} reloadDocument>
                {label}
              </Link>
            ))}
          </div>
        )}
      </header>
      <TreeScreen
        key={tree}
        title={page.title}
        sample={isSample ? SAMPLE_SENTENCE.tree : ''}
        periods={periods}
        ownPerson={ownPerson}
        paths={{
          gedcom: isEditor ? pathTo('treeGedcom', { tree }) : undefined,
          editing: { treeName: tree, isEditor },
          data: pathTo('treeData', { tree }),
          everybody: tree === HILL ? undefined : `${pathTo('treeData', { tree: HILL })}?${SEEN_FROM_PARAM}=${tree}`,
          person: (id) => pathTo('treePerson', { tree, id }),
          portrait: (id, colouring) => pathTo('treePortrait', { tree, id, colouring }),
          personPage: (id) => treePersonPath(tree, id),
          personOnHill: (id) => treePersonPath(HILL, id),
          kinship: (first, second) =>
            `${pathTo('treeKinship', { tree })}?${new URLSearchParams({ [FIRST_PARAM]: first, [SECOND_PARAM]: second })}`,
        }}
        renderPerson={(shown, open, tools, edit) => (
          <PersonPanel person={shown} isSample={isSample} onOpen={open} tools={tools}>
            <PersonActions key={shown.id} {...actionsOn(shown)} onEdit={edit} />
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
                <PersonActions {...actionsOn(person)} />
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
