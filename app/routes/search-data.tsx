import { readerOf } from '../record-path.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { askedPage } from '../views/list-parameters.ts';
import { askedIn, askerOf, searchData, typedData } from '../views/search-view.ts';
import type { Route } from './+types/search-data';

/** Not even the browser keeps it: nobody goes back to it, and what was typed, letter by letter, is nobody's business. */
const UNCACHED = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** What is found, as data: for programs, and for the box in the shell, which asks while somebody is typing. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { library, search, viewer } = context.get(siteContext);
  const asked = askedIn(library, searchParams);
  const page = askedPage(searchParams);
  const answer = await search.search(askerOf(viewer), { ...asked, page });
  if (page > 1 && answer.results.length === 0) throw pageNotFound();
  const reader = readerOf(viewer);
  const found = asked.typing ? typedData(library, asked.text, reader, answer) : searchData(asked.text, reader, answer);
  return Response.json(found, { headers: UNCACHED });
}

/** For whoever asks in React Router's own way (`.data`), which takes no headers from the answer itself. */
export function headers() {
  return UNCACHED;
}
