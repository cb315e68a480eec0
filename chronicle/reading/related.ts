import type { ChronicleRecord } from '../../domain/record.ts';
import { keyOf } from '../../domain/record.ts';
import type { Library } from './library.ts';

/**
 * What a page refers to and then what refers to it, each once, as much of it as a reader takes in.
 * Pages of the site itself are no part of the story.
 */
export function relatedTo(library: Library, record: ChronicleRecord, most = 12): readonly ChronicleRecord[] {
  const key = keyOf(record);
  const links = library.links();
  return [...new Set([...links.refersTo(key), ...links.referredFrom(key)])]
    .values()
    .map((related) => library.get(related))
    .filter((related) => related !== undefined && related.kind !== 'page')
    .take(most)
    .toArray();
}
