import type { ChronicleRecord } from '../../domain/record.ts';
import { keyOf } from '../../domain/record.ts';
import type { Library } from './library.ts';

/** What a page refers to and what refers to it, each once. Pages of the site itself are no part of the story. */
export function relatedTo(library: Library, record: ChronicleRecord): readonly ChronicleRecord[] {
  const key = keyOf(record);
  const links = library.links();
  return [...new Set([...links.refersTo(key), ...links.referredFrom(key)])]
    .map((related) => library.get(related))
    .filter((related) => related !== undefined)
    .filter(({ kind }) => kind !== 'page');
}
