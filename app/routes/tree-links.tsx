import { data } from 'react-router';
import { changeTreeLinks } from '../actions/tree-link-actions.ts';
import { DeskNav } from '../features/desk/desk-nav.tsx';
import { TreeLinks } from '../features/tree-versions/tree-links.tsx';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { AnswerNotice } from '../ui/answer-notice.tsx';
import { deskPlaces } from '../views/desk-places.ts';
import { likelyLinks } from '../views/likely-links.ts';
import { treeLinkViews } from '../views/tree-link-views.ts';
import type { Route } from './+types/tree-links';

export async function loader({ context }: Route.LoaderArgs) {
  const { hill, treeLinks, today } = context.get(siteContext);
  const latestFirst = [...treeLinks.items.values()].sort((a, b) => (a.at < b.at ? 1 : -1));
  return {
    places: deskPlaces('editor', 'treeVersions'),
    page: {
      title: 'Tko je tko u oba stabla',
      description: 'Osobe koje su zapisane u oba obiteljska stabla.',
      crumbs: [
        { label: 'Uredništvo', href: pathTo('editorial') },
        { label: 'Stabla', href: pathTo('treeVersions') },
      ],
      hiddenFromSearch: true,
    },
    links: treeLinkViews(await hill.open(today), latestFirst, await likelyLinks(context)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { status, ...answer } = await changeTreeLinks(context, await request.formData());
  return data(answer, { status });
}

export default function TreeLinksPage({ loaderData: { places, page, links }, actionData }: Route.ComponentProps) {
  const { suggested, suggestedCount, refused, decided, joined, count } = links;
  return (
    <Page
      title={page.title}
      lead={`Osoba zapisanih u oba stabla: ${count}. U stablu cijeloga brda svaka stoji samo jednom.`}
    >
      <DeskNav places={places} />
      <AnswerNotice answer={actionData} />
      <TreeLinks
        suggested={suggested}
        suggestedCount={suggestedCount}
        refused={refused}
        decided={decided}
        joined={joined}
        typed={actionData?.typed ?? {}}
      />
    </Page>
  );
}
