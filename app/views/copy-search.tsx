import { createRoot } from 'react-dom/client';
import { FINDS_ON_A_PAGE, type Found, type SearchAnswer } from '../../chronicle/search/answer.ts';
import { type StaticIndex, StaticSearch } from '../../chronicle/search/static-index.ts';
import { SearchResults } from '../features/search/search-results.tsx';
import type { FoundView, SearchView } from '../features/search/views.ts';
import { SEARCH_PARAM } from '../query-words.ts';

/** What lies beside the page of the search in a copy of the site (server/copy/search-files.ts). */
declare global {
  interface Window {
    searchIndex?: { readonly data: StaticIndex['data']; readonly dictionary: string };
  }
}

const MOST_SHOWN = 5 * FINDS_ON_A_PAGE;

/** The search of a copy, which no server stands behind: asked by the page's own form, answered in the browser. */
function answerInPlace(): void {
  const asked = new URLSearchParams(location.search).get(SEARCH_PARAM)?.trim() ?? '';
  const field = document.querySelector<HTMLInputElement>('[data-search-field]');
  const form = field?.closest('search');
  if (!asked || !field || !form) return;
  field.value = asked;
  const place = document.createElement('div');
  form.after(place);
  while (place.nextElementSibling) place.nextElementSibling.remove();
  createRoot(place).render(<Answer text={asked} />);
}

function Answer({ text }: { readonly text: string }) {
  const { searchIndex } = window;
  if (!searchIndex) return <p role="alert">Popis riječi nije se učitao. Osvježite stranicu.</p>;
  const dictionary = Uint8Array.from(atob(searchIndex.dictionary), (character) => character.charCodeAt(0));
  const search = new StaticSearch({ data: searchIndex.data, dictionary });
  const answer = search.search({ text });
  if (answer.total === 0)
    return <p role="status">Za „{text}“ u kopiji ništa nije nađeno. Pokušajte s drugom riječju.</p>;
  const results = [...answer.results];
  for (let page = 2; results.length < Math.min(answer.total, MOST_SHOWN); page += 1) {
    results.push(...search.search({ text, page }).results);
  }
  return (
    <SearchResults text={text} found={viewOf(answer, results)} filters={undefined}>
      {results.length < answer.total && (
        <p>Prikazano je prvih {results.length}. Dodajte koju riječ pa će ih biti manje.</p>
      )}
    </SearchResults>
  );
}

function viewOf({ total, kinds, words, suggestion }: SearchAnswer, results: readonly Found[]): SearchView {
  return {
    total,
    groups: [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, finds]) => ({
      kind,
      total: kinds.find(({ value }) => value === kind)?.count ?? finds.length,
      finds: finds.map(foundView),
    })),
    filters: [],
    chosen: [],
    all: '',
    words,
    suggestion:
      suggestion === undefined
        ? undefined
        : { text: suggestion, href: `?${new URLSearchParams({ [SEARCH_PARAM]: suggestion })}` },
  };
}

function foundView({ target, title, sentence, sample }: Found): FoundView {
  return { href: 'url' in target ? target.url : '', title, sentence, meta: '', sample };
}

answerInPlace();
