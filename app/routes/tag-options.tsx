import { derived } from '../../chronicle/reading/derived.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import { plainLetters } from '../../domain/plain-letters.ts';
import { SEARCH_PARAM } from '../query-words.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/tag-options';

const MOST = 8;

/** Every tag of what is published, the most used first. */
const tags = derived((library: Library) => {
  const counts = new Map<string, number>();
  for (const { tags: given } of library.all()) for (const tag of given) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([tag]) => ({ tag, plain: plainLetters(tag) }));
});

export function loader({ context, url }: Route.LoaderArgs) {
  const typed = plainLetters((url.searchParams.get(SEARCH_PARAM) ?? '').trim().slice(0, 100));
  const all = tags(context.get(siteContext).library);
  const beginning = all.filter(({ plain }) => plain.startsWith(typed));
  const within = all.filter(({ plain }) => !plain.startsWith(typed) && plain.includes(typed));
  const found = [...beginning, ...within].slice(0, MOST).map(({ tag }) => tag);
  return Response.json({ tags: found }, { headers: { 'Cache-Control': 'private, no-store' } });
}
