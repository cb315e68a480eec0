import { DeskNav } from '../features/desk/desk-nav.tsx';
import { NewRecords } from '../features/desk/new-records.tsx';
import { RecordList, RecordTools } from '../features/desk/record-list.tsx';
import { DESK_ORDERS, DESK_STATES } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { counted } from '../text/plurals.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Pages } from '../ui/pages.tsx';
import { Pills } from '../ui/pills.tsx';
import { keysWithBrokenLinks } from '../views/broken-links.ts';
import { newRecords } from '../views/desk-front.ts';
import {
  chosenEntries,
  DESK_FILTERS,
  deskAsked,
  deskEntries,
  RECORD_SORTS,
  recordRow,
  SORT_LABEL,
  stateChoices,
} from '../views/desk-list.ts';
import { deskCrumbs, deskPlaces } from '../views/desk-places.ts';
import { listPage } from '../views/list-parameters.ts';
import type { Route } from './+types/desk-records';

const RECORDS_ON_A_PAGE = 50;
const RETURNED = { one: 'prijedlog', few: 'prijedloga', other: 'prijedloga' };

const KINDS = [
  { value: '', label: 'Sve vrste' },
  ...RECORD_SORTS.map((sort) => ({ value: sort, label: SORT_LABEL[sort] })),
];
const ORDERS = [
  { value: DESK_ORDERS.changed, label: 'Posljednje izmijenjeno' },
  { value: DESK_ORDERS.title, label: 'Po abecedi' },
];

/** Everything there is, published or not, and where each is edited. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { library, drafts, trees, viewer, countWaiting } = context.get(siteContext);
  const asked = deskAsked(searchParams);
  const broken = await keysWithBrokenLinks(library, trees);
  const entries = deskEntries({ library, drafts, broken });
  const { items, current, pages } = listPage(chosenEntries(entries, asked), {
    path: pathTo('deskRecords'),
    searchParams,
    filters: DESK_FILTERS,
    size: RECORDS_ON_A_PAGE,
  });
  return {
    page: {
      title: 'Zapisi',
      description: 'Sve što je napisano, objavljeno i neobjavljeno.',
      crumbs: deskCrumbs(viewer?.role),
      hiddenFromSearch: true,
    },
    places: deskPlaces(viewer?.role ?? 'member', 'deskRecords'),
    tools: {
      query: asked.words,
      kind: asked.sort ?? '',
      state: asked.state ? DESK_STATES[asked.state] : '',
      order: DESK_ORDERS[asked.order],
    },
    choices: stateChoices(entries, asked),
    returned: viewer?.role === 'writer' ? await countWaiting() : 0,
    rows: items.map(recordRow),
    pages,
    current,
  };
}

export default function DeskRecordsPage({ loaderData }: Route.ComponentProps) {
  const { places, tools, choices, returned, rows, pages, current } = loaderData;
  const { query, kind, state, order } = tools;
  return (
    <Page title="Zapisi" lead="Sve što je napisano. Pritisnite naslov i pišite.">
      <DeskNav places={places} />
      {returned > 0 && (
        <Notice kind="trouble">
          Uredništvo vam je vratilo {counted(returned, RETURNED)}.{' '}
          <Link to={pathTo('ownDrafts')}>Pročitajte zašto</Link>
        </Notice>
      )}
      <RecordTools query={query} kind={kind} kinds={KINDS} state={state} order={order} orders={ORDERS} />
      <Pills label="Stanje zapisa" choices={choices} />
      {rows.length > 0 ? (
        <RecordList rows={rows} />
      ) : (
        <p>Za taj izbor nema zapisa. Odaberite „Sve“ ili ispraznite polje „Riječ iz naslova“.</p>
      )}
      <Pages label="Stranice popisa" pages={pages} current={current} />
      <NewRecords kinds={newRecords()} />
    </Page>
  );
}
