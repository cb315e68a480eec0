import { FINDS_ON_A_PAGE } from '../../chronicle/search/answer.ts';
import { SearchFilters } from '../features/search/search-filters.tsx';
import { SearchForm } from '../features/search/search-form.tsx';
import { SearchResults } from '../features/search/search-results.tsx';
import { WaysIn } from '../features/search/ways-in.tsx';
import { readerOf } from '../record-path.ts';
import { pathTo, signInPath } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { GateNote } from '../ui/gate-note.tsx';
import { Pages } from '../ui/pages.tsx';
import { askedPage, pageLinks } from '../views/list-parameters.ts';
import { askedIn, askerOf, askPath, parametersOf, SEARCH_FILTERS, searchView } from '../views/search-view.ts';
import type { Route } from './+types/search';

export async function loader({ context, url: { pathname, search: parameters, searchParams } }: Route.LoaderArgs) {
  const { library, search, viewer } = context.get(siteContext);
  const asked = askedIn(library, searchParams);
  const { text } = asked;
  const number = askedPage(searchParams);
  const answer = await search.search(askerOf(viewer), { ...asked, page: number });
  const { canonical, current, pages } = pageLinks(answer.total, {
    path: pathTo('search'),
    searchParams: parametersOf(asked, number),
    filters: text ? SEARCH_FILTERS : [],
    size: FINDS_ON_A_PAGE,
  });
  return {
    page: {
      title: text ? `Pretraga: ${text}` : 'Pretraga',
      description: 'Pretraga svega što se zna o brdu: ljudi, obitelji, mjesta, razdoblja, članci i uspomene.',
      canonical,
      hiddenFromSearch: text !== '',
    },
    text,
    found: text ? searchView(library, readerOf(viewer), asked, answer) : undefined,
    ask: askPath(text),
    signIn: viewer?.role ? undefined : signInPath(`${pathname}${parameters}`),
    pages,
    current,
  };
}

/** Kept out of the page cache: there are endless questions, and each would push a page out. A browser may keep it, for whoever goes back. */
export function headers() {
  return { 'Cache-Control': 'private, no-cache' };
}

export default function SearchPage({ loaderData: { text, found, ask, signIn, pages, current } }: Route.ComponentProps) {
  // The same whatever was asked: it tells that there is more to search, and nothing of what would be found there.
  const note = signIn && (
    <GateNote signIn={signIn}>
      Članovi ovdje nalaze i ljude iz obiteljskih stabala, mjesta na karti i spomen-stranice.
    </GateNote>
  );
  return (
    <Page title="Pretraga">
      <SearchForm text={text} />
      {found && found.total > 0 ? (
        <SearchResults text={text} found={found} filters={<SearchFilters {...found} />}>
          <Pages label="Stranice rezultata" pages={pages} current={current} />
          {note}
        </SearchResults>
      ) : (
        <WaysIn text={text} all={found?.chosen.length ? found.all : undefined} suggestion={found?.suggestion} ask={ask}>
          {note}
        </WaysIn>
      )}
    </Page>
  );
}
