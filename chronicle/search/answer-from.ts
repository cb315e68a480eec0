import type { FamilyLine } from '../../domain/record.ts';
import { FINDS_ON_A_PAGE, type Found, type FoundKind, type SearchAnswer, type SearchRequest } from './answer.ts';
import { hitCount } from './hits.ts';
import { choices, narrowed } from './narrowing.ts';
import type { Query } from './query.ts';
import { best, type Ranking, rank } from './rank.ts';
import type { Indexed, SearchIndex } from './search-index.ts';
import { foundSentence, type Marking, marked } from './sentence.ts';

/** The answer to no question. */
export const NOTHING: SearchAnswer = {
  total: 0,
  results: [],
  kinds: [],
  periods: [],
  families: [],
  tags: [],
  words: 'all',
};

/** What is found in these indexes, and in no other. */
export function answerFrom(indexes: readonly SearchIndex[], query: Query, request: SearchRequest): SearchAnswer {
  const { page = 1 } = request;
  const ranking = rank(indexes, query, request.typing);
  const { hits, counts } = narrowed(indexes, ranking.hits, request);
  const shown = best(indexes, { ...ranking, hits }, page * FINDS_ON_A_PAGE).slice((page - 1) * FINDS_ON_A_PAGE);
  const markings = indexes.map(
    ({ vocabulary }, index): Marking => ({
      vocabulary,
      index,
      words: ranking.words,
      masks: ranking.masks[index] ?? new Uint16Array(),
      phrases: query.phrases,
    }),
  );
  const suggestion = suggestionOf(query, ranking);
  return {
    total: hitCount(hits),
    results: shown.flatMap(({ index, place, score }) => {
      const indexed = indexes[index]?.at(place);
      const marking = markings[index];
      return indexed && marking ? [foundOf(indexed, marking, score)] : [];
    }),
    kinds: choices<FoundKind>(counts.kind),
    periods: choices(counts.period),
    families: choices<FamilyLine>(counts.family),
    tags: choices(counts.tag),
    ...(suggestion === undefined ? {} : { suggestion }),
    words: !ranking.complete ? 'some' : suggestion === undefined ? 'all' : 'corrected',
  };
}

function foundOf(indexed: Indexed, marking: Marking, score: number): Found {
  const { kind, target, title, life, parents, sample } = indexed.entry;
  return {
    kind,
    target,
    title: marked(title, marking),
    sentence: foundSentence(indexed, marking),
    ...(life ? { life } : {}),
    ...(parents ? { parents } : {}),
    sample,
    score: Math.round(score * 1000) / 1000,
  };
}

/** The query with other words in the place of those that are nowhere, where something is found with them. */
function suggestionOf({ text }: Query, { words, complete }: Ranking): string | undefined {
  if (!complete || words.every(({ takenFor }) => takenFor === undefined)) return undefined;
  return words.reduceRight(
    (query, { asked, takenFor }) =>
      takenFor === undefined ? query : query.slice(0, asked.start) + takenFor + query.slice(asked.end),
    text,
  );
}
