import { data } from 'react-router';
import { mayWithPhotographs } from '../../domain/photograph-permissions.ts';
import { changePhotograph, takeFiles } from '../actions/photograph-actions.ts';
import { uploadContext } from '../contribution-context.ts';
import { DeskNav } from '../features/desk/desk-nav.tsx';
import { Bin, PhotographGrid } from '../features/photographs/photograph-grid.tsx';
import { PhotographTools } from '../features/photographs/photograph-tools.tsx';
import { UploadZone } from '../features/photographs/upload-zone.tsx';
import { photographContext } from '../photograph-context.ts';
import { PHOTOGRAPH_VIEWS, QUERY_PARAM, VIEW_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { AnswerNotice } from '../ui/answer-notice.tsx';
import { Pages } from '../ui/pages.tsx';
import { deskCrumbs, deskPlaces } from '../views/desk-places.ts';
import { listPage } from '../views/list-parameters.ts';
import { binnedView, foundSentence, photographCard } from '../views/photograph-views.ts';
import type { Route } from './+types/photographs';

const ON_A_PAGE = 48;

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { shelf, now } = context.get(photographContext);
  const { viewer, trees } = context.get(siteContext);
  const role = viewer?.role;
  const inTrees = await trees.pictures().catch(() => new Set<string>());
  const view = searchParams.get(VIEW_PARAM) ?? '';
  const query = (searchParams.get(QUERY_PARAM) ?? '').slice(0, 200);
  const all = shelf.find();
  const undescribed = all.filter(({ alt }) => alt === '').length;
  const found = shelf.find(query);
  const chosen = view === PHOTOGRAPH_VIEWS.undescribed ? found.filter(({ alt }) => alt === '') : found;
  const { items, pages, current } = listPage(chosen, {
    path: pathTo('photographs'),
    searchParams,
    filters: [VIEW_PARAM, QUERY_PARAM],
    size: ON_A_PAGE,
  });
  const binned = shelf.binned();
  return {
    places: deskPlaces(role ?? 'member', 'photographs'),
    page: {
      title: 'Fotografije',
      description: 'Sve fotografije kronike, s opisom i podatkom gdje se prikazuju.',
      crumbs: deskCrumbs(role),
      hiddenFromSearch: true,
    },
    view,
    query,
    counts: { all: all.length, undescribed, binned: binned.length },
    found: foundSentence(view, query, { all: all.length, found: chosen.length }),
    photographs: view === PHOTOGRAPH_VIEWS.bin ? [] : items.map((one) => photographCard(one, inTrees)),
    binned: view === PHOTOGRAPH_VIEWS.bin ? binned.flatMap((one) => binnedView(one, now())) : [],
    mayRestore: mayWithPhotographs('restore', role),
    pages: view === PHOTOGRAPH_VIEWS.bin ? [] : pages,
    current,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const upload = context.get(uploadContext);
  if (upload) {
    const { status, sent } = await takeFiles(context);
    return data({ sent, done: undefined, trouble: undefined }, { status });
  }
  const form = await request.clone().formData();
  const { status, done, trouble } = await changePhotograph(context, request, String(form.get('file') ?? ''));
  return data({ sent: undefined, done, trouble }, { status });
}

export default function PhotographsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { places, view, query, counts, found, photographs, binned, mayRestore, pages, current } = loaderData;
  return (
    <Page title="Fotografije" lead="Sve slike kronike na jednom mjestu: što je na njima, čije su i gdje se prikazuju.">
      <DeskNav places={places} />
      <AnswerNotice answer={actionData} />
      <UploadZone answered={actionData?.sent} />
      <PhotographTools view={view} query={query} counts={counts} found={found} />
      {view === PHOTOGRAPH_VIEWS.bin ? (
        <Bin photographs={binned} mayRestore={mayRestore} />
      ) : (
        <PhotographGrid photographs={photographs} />
      )}
      <Pages label="Stranice fotografija" pages={pages} current={current} />
    </Page>
  );
}
