import type { Library } from '../../chronicle/reading/library.ts';
import {
  type Asker,
  type Choice,
  FOUND_KINDS,
  type Found,
  LONGEST_QUERY,
  type SearchAnswer,
  type SearchRequest,
  type TextPart,
} from '../../chronicle/search/answer.ts';
import type { FamilyLine } from '../../domain/record.ts';
import { FOUND_GROUP_LABEL } from '../features/search/kind-labels.ts';
import type {
  FilterView,
  FoundData,
  FoundView,
  Mark,
  SearchData,
  SearchView,
  TypedSearchData,
} from '../features/search/views.ts';
import {
  ABOUT_PARAM,
  FAMILY_PARAM,
  FOUND_WORDS,
  PAGE_PARAM,
  PERIOD_PARAM,
  PLACE_PARAM,
  SEARCH_PARAM,
  TAG_PARAM,
  TYPE_PARAM,
  TYPING_PARAM,
} from '../query-words.ts';
import { linkTo, type Reader } from '../record-path.ts';
import { pathTo, RECORD_WORDS } from '../routes.ts';
import type { Viewer } from '../site-context.ts';
import { lifeText } from '../text/dates.ts';
import { cardView } from './record-views.ts';
import { isTreeName, TREE_PAGES, TREE_WORDS, treePersonPath } from './trees.ts';

/** What is asked for, of which anything but the words may be absent. */
type Asked = Pick<SearchRequest, 'text' | 'kind' | 'period' | 'family' | 'tag' | 'typing'>;

export const SEARCH_FILTERS = [SEARCH_PARAM, TYPING_PARAM, TYPE_PARAM, PERIOD_PARAM, FAMILY_PARAM, TAG_PARAM] as const;

const FAMILIES: Readonly<Record<FamilyLine, string>> = {
  bosnjaci: TREE_PAGES.bosnjak.line,
  cavari: TREE_PAGES.cavar.line,
};

export function askerOf(viewer: Viewer | undefined): Asker {
  if (!viewer?.role) return 'visitor';
  return viewer.role === 'editor' ? 'editor' : 'member';
}

/** What an address asks for. A choice that nobody could have made is left out. */
export function askedIn(library: Library, parameters: URLSearchParams): Asked {
  const period = parameters.get(PERIOD_PARAM) ?? '';
  const family = parameters.get(FAMILY_PARAM) ?? '';
  return {
    text: (parameters.get(SEARCH_PARAM) ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUERY).toWellFormed(),
    kind: FOUND_KINDS.find((kind) => FOUND_WORDS[kind] === parameters.get(TYPE_PARAM)),
    period: library.find('period', period)?.slug,
    family: isFamily(family) ? family : undefined,
    tag: parameters.get(TAG_PARAM)?.slice(0, LONGEST_QUERY) || undefined,
    typing: parameters.get(TYPING_PARAM) === '1' || undefined,
  };
}

function isFamily(name: string): name is FamilyLine {
  return Object.hasOwn(FAMILIES, name);
}

export function parametersOf({ text, kind, period, family, tag, typing }: Asked, page = 1): URLSearchParams {
  const values = {
    [SEARCH_PARAM]: text,
    [TYPING_PARAM]: typing ? '1' : undefined,
    [TYPE_PARAM]: kind && FOUND_WORDS[kind],
    [PERIOD_PARAM]: period,
    [FAMILY_PARAM]: family,
    [TAG_PARAM]: tag,
    [PAGE_PARAM]: page > 1 ? String(page) : undefined,
  };
  return new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

function pathOf(asked: Asked): string {
  return `${pathTo('search')}?${parametersOf(asked)}`;
}

/** A message says which page it is about: the search, with what was looked for. */
export function askPath(text: string): string {
  return text ? `${pathTo('contact')}?${new URLSearchParams({ [ABOUT_PARAM]: pathOf({ text }) })}` : pathTo('contact');
}

export function searchView(library: Library, reader: Reader, asked: Asked, answer: SearchAnswer): SearchView {
  const { total, results, kinds, words, suggestion } = answer;
  const filters = filtersOf(library, asked, answer);
  return {
    total,
    // In the order of the best of each.
    groups: [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, finds]) => ({
      kind,
      total: kinds.find(({ value }) => value === kind)?.count ?? finds.length,
      finds: finds.map((found) => foundView(library, reader, found)),
    })),
    // Where there is nothing to choose between, there is no choice to offer.
    filters: filters.filter(({ choices }) => choices.length > 1 || choices.some(({ chosen }) => chosen)),
    chosen: chosenOf(library, asked),
    all: pathOf({ text: asked.text, typing: asked.typing }),
    words,
    suggestion: suggestion === undefined ? undefined : { text: suggestion, href: pathOf({ text: suggestion }) },
  };
}

export function searchData(query: string, reader: Reader, answer: SearchAnswer): SearchData {
  return dataOf(query, answer, (found) => foundData(found, reader));
}

/** For the box, which shows what was found as the page does. */
export function typedData(library: Library, query: string, reader: Reader, answer: SearchAnswer): TypedSearchData {
  const found = dataOf(query, answer, (each) => ({
    ...foundData(each, reader),
    marks: marksOf(each.sentence),
    titleMarks: marksOf(each.title),
    meta: metaOf(library, each),
  }));
  return { ...found, ask: askPath(query) };
}

function dataOf<Result extends FoundData>(
  query: string,
  { total, results, suggestion }: SearchAnswer,
  resultOf: (found: Found) => Result,
): SearchData<Result> {
  return { query, total, results: results.map(resultOf), ...(suggestion === undefined ? {} : { suggestion }) };
}

function foundData(found: Found, reader: Reader): FoundData {
  const { kind, title, sentence, score } = found;
  return { url: foundPath(found, reader), kind, title: plain(title), summary: plain(sentence), score };
}

function marksOf(parts: readonly TextPart[]): Mark[] {
  let end = 0;
  return parts.flatMap(({ text, marked }) => {
    const start = end;
    end += text.length;
    return marked ? [[start, end] as const] : [];
  });
}

function plain(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}

/** Where a find is opened: a person in their tree, a place on the map, and what is not yet published in the editor. */
export function foundPath({ kind, target }: Pick<Found, 'kind' | 'target'>, reader: Reader): string {
  if ('url' in target) return target.url;
  if ('tree' in target)
    return isTreeName(target.tree) ? treePersonPath(target.tree, target.individual) : pathTo('trees');
  if ('place' in target) return `${pathTo('map')}?${new URLSearchParams({ [PLACE_PARAM]: target.place })}`;
  if ('draft' in target) return pathTo('draft', { id: target.draft });
  if ('contribution' in target) return `${pathTo('editorial')}#${encodeURIComponent(target.contribution)}`;
  const { record } = target;
  if (kind !== 'draft') return linkTo(record, reader);
  return pathTo('editRecord', { kind: RECORD_WORDS[record.kind], slug: record.slug });
}

function foundView(library: Library, reader: Reader, found: Found): FoundView {
  const { title, sentence, sample } = found;
  return { href: foundPath(found, reader), title, sentence, meta: metaOf(library, found), sample };
}

function metaOf(library: Library, found: Found): string {
  return metaPartsOf(library, found).filter(Boolean).join(' · ');
}

function metaPartsOf(library: Library, { kind, target, life, parents }: Found): (string | undefined)[] {
  if ('tree' in target) {
    return [
      target.isInSeveral ? 'U oba stabla' : isTreeName(target.tree) ? TREE_WORDS[target.tree].inTree : undefined,
      life && lifeText(life.born, life.died),
      // Who of the many of one name this is.
      parents?.length ? `${parents.length > 1 ? 'roditelji' : 'roditelj'}: ${parents.join(' i ')}` : undefined,
    ];
  }
  if (!('record' in target) || kind === 'draft') return [];
  const { label, meta, title } = cardView(library, target.record);
  // The group says the rest; so does a title that is the label itself.
  const isTold = target.record.kind === 'article' || target.record.kind === 'locality';
  return isTold && label.toLowerCase() !== title.toLowerCase() ? [label, meta] : [meta];
}

function filtersOf(library: Library, asked: Asked, { kinds, periods, families, tags }: SearchAnswer): FilterView[] {
  const filter = <Name extends 'kind' | 'period' | 'family' | 'tag'>(
    name: string,
    key: Name,
    choices: readonly Choice<NonNullable<Asked[Name]>>[],
    labelOf: (value: NonNullable<Asked[Name]>) => string,
  ): FilterView => ({
    name,
    choices: choices.map(({ value, count }) => {
      const chosen = asked[key] === value;
      return { label: labelOf(value), count, chosen, href: pathOf({ ...asked, [key]: chosen ? undefined : value }) };
    }),
  });
  const orderOf = new Map(library.periods().map(({ slug }, index) => [slug, index]));
  const inTime = [...periods].sort((a, b) => (orderOf.get(a.value) ?? 0) - (orderOf.get(b.value) ?? 0));
  const most = (a: Choice, b: Choice) => b.count - a.count || a.value.localeCompare(b.value, 'hr');
  return [
    filter('Vrsta', 'kind', [...kinds].sort(most), (kind) => FOUND_GROUP_LABEL[kind]),
    filter('Razdoblje', 'period', inTime, (slug) => periodTitle(library, slug)),
    filter('Rod', 'family', families, (family) => FAMILIES[family]),
    filter('Oznaka', 'tag', [...tags].sort(most), (tag) => tag),
  ];
}

function periodTitle(library: Library, slug: string): string {
  return library.find('period', slug)?.title ?? slug;
}

/** Also those that leave nothing: each can be taken back. */
function chosenOf(library: Library, asked: Asked): SearchView['chosen'] {
  const { kind, period, family, tag } = asked;
  const without = (key: keyof Asked, label: string | undefined) =>
    label === undefined ? [] : [{ label, href: pathOf({ ...asked, [key]: undefined }) }];
  return [
    ...without('kind', kind && FOUND_GROUP_LABEL[kind]),
    ...without('period', period && periodTitle(library, period)),
    ...without('family', family && FAMILIES[family]),
    ...without('tag', tag),
  ];
}
