import { data } from 'react-router';
import { decideOnNamingTexts } from '../actions/tree-actions.ts';
import styles from '../features/tree-visibility/tree-visibility.module.css';
import { NamingTexts, PeopleVisibility } from '../features/tree-visibility/tree-visibility.tsx';
import { NAMING_TEXTS, QUERY_PARAM, SHOWN_PARAM, VIEW_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { Page } from '../shell/page.tsx';
import { type RequestSite, siteContext } from '../site-context.ts';
import { counted, WORDS } from '../text/plurals.ts';
import { Notice } from '../ui/notice.tsx';
import { Pages } from '../ui/pages.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { listPage } from '../views/list-parameters.ts';
import { chosenPeople, namingTextView, personVisibilityView, visibilityCounts } from '../views/tree-visibility.ts';
import { isTreeName, TREE_PAGES, TREE_WORDS } from '../views/trees.ts';
import type { Route } from './+types/tree-visibility';

const ROWS_ON_A_PAGE = 100;
const TEXTS_ON_A_PAGE = 30;

async function visibilityOf(name: string, { trees, today }: RequestSite) {
  const visibility = isTreeName(name) ? await trees.visibility(name, today) : undefined;
  if (!isTreeName(name) || !visibility) throw pageNotFound();
  return { tree: name, visibility };
}

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { tree, visibility } = await visibilityOf(params.tree, site);
  const path = pathTo('treeVisibility', { tree });
  const isTexts = searchParams.get(VIEW_PARAM) === NAMING_TEXTS;
  const address = { path, searchParams, filters: [VIEW_PARAM, SHOWN_PARAM, QUERY_PARAM] };
  const texts = isTexts ? listPage(visibility.texts, { ...address, size: TEXTS_ON_A_PAGE }) : undefined;
  const people = texts
    ? undefined
    : listPage(chosenPeople(visibility, searchParams), { ...address, size: ROWS_ON_A_PAGE });
  const { title } = TREE_WORDS[tree];
  const { page } = TREE_PAGES[tree];
  return {
    page: {
      title: 'Tko se vidi i zašto',
      description: `${title}: što drugi vide o svakoj osobi i zašto.`,
      crumbs: [
        { label: 'Obiteljska stabla', href: pathTo('trees') },
        { label: title, href: pathTo(page) },
      ],
      hiddenFromSearch: true,
    },
    title,
    path,
    isTexts,
    counts: visibilityCounts(visibility),
    people: people?.items.map((person) => personVisibilityView(person, tree, site.today)) ?? [],
    texts: texts?.items.map((text) => namingTextView(text, tree)) ?? [],
    shown: searchParams.get(SHOWN_PARAM) ?? '',
    query: searchParams.get(QUERY_PARAM) ?? '',
    pages: texts?.pages ?? people?.pages ?? [],
    current: texts?.current ?? people?.current ?? 1,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const { tree, visibility } = await visibilityOf(params.tree, site);
  const answer = await decideOnNamingTexts(
    site.store,
    tree,
    visibility,
    await request.formData(),
    site.viewer?.name ?? '',
  );
  return data(answer, { status: answer.trouble ? 409 : 200 });
}

export default function TreeVisibilityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, title, path, isTexts, counts, people, texts, shown, query, pages, current } = loaderData;
  return (
    <Page title={page.title} lead={`${title}: što drugi vide o svakoj osobi i zašto.`}>
      {(actionData?.done || actionData?.trouble) && (
        <Notice kind={actionData.trouble ? 'trouble' : 'done'} focused>
          {actionData.trouble ?? actionData.done}
        </Notice>
      )}
      <p className={styles.counts}>
        <strong>{counted(counts.all, WORDS.person)}</strong>: vidi se sve ({counts.full}), samo ime ({counts.name}) ili
        ništa ({counts.hidden}). Tko bi mogao biti živ, smatra se živim dok nema dokaza o smrti. Tekst koji spominje
        nekoga živoga ne vidi nitko osim urednika dok ga urednik ne dopusti. Isto vrijedi za fotografije, bilješke i
        izvore koji pripadaju i nekomu živomu.
      </p>
      <Tabs
        label="Prikaz"
        tabs={[
          { label: `Osobe (${counts.all})`, href: path, current: !isTexts },
          {
            label: `Tekstovi o živima (${counts.texts})`,
            href: `${path}?${VIEW_PARAM}=${NAMING_TEXTS}`,
            current: isTexts,
          },
        ]}
      />
      {isTexts ? <NamingTexts texts={texts} /> : <PeopleVisibility people={people} shown={shown} query={query} />}
      <Pages label="Stranice popisa" pages={pages} current={current} />
    </Page>
  );
}
