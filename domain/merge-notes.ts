import type { DraftContent } from './draft-content.ts';

type Source = DraftContent['sources'][number];

const MOST_NOTED = 99;
/** `[^2]` in a text: the second of its sources vouches for it. */
const NOTE = /\[\^([1-9]\d?)\]/g;

/**
 * The text of a version with the numbers that its sources have among the merged ones. A source that somebody has only corrected is
 * where they have it; one that is gone takes its notes with it, as in the editor.
 */
export function notesMoved(
  { body, sources }: DraftContent,
  merged: readonly Source[],
  { base, versions }: { readonly base: DraftContent; readonly versions: readonly DraftContent[] },
): string {
  const [own, all, before] = [keysOf(sources), keysOf(merged), keysOf(base.sources)];
  const places = own.slice(0, MOST_NOTED).map((key, index) => {
    if (key === all[index]) return index;
    if (all.includes(key)) return all.indexOf(key);
    const at = before.indexOf(key);
    const corrected = versions
      .filter((version) => version.sources.length >= before.length)
      .map((version) => JSON.stringify(version.sources[at]))
      .find((other) => !before.includes(other) && all.includes(other));
    return corrected === undefined ? -1 : all.indexOf(corrected);
  });
  return body.replace(NOTE, (note, number: string) => {
    const place = places[Number(number) - 1];
    // A note without a source stays as it was typed.
    if (place === undefined) return note;
    return place === -1 ? '' : `[^${place + 1}]`;
  });
}

function keysOf(sources: readonly Source[]): string[] {
  return sources.map((source) => JSON.stringify(source));
}
