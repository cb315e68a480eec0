import type { Library } from '../../chronicle/reading/library.ts';
import { type RecordKey, type RecordKind, recordKey } from '../../domain/reference.ts';
import { RECORD_WORDS } from '../routes.ts';
import { pageNotFound, slugParam } from '../shell/address-parts.ts';

const KINDS: ReadonlyMap<string, RecordKind> = new Map(
  (Object.keys(RECORD_WORDS) as RecordKind[]).map((kind) => [RECORD_WORDS[kind], kind]),
);

/** Which record an address of the desk is about: by its slug, or by where it is or was read. */
export function recordKeyAt(library: Library, word: string | undefined, slug: string | undefined): RecordKey {
  const kind = KINDS.get(word ?? '');
  if (!kind) throw pageNotFound();
  const asked = slugParam(slug);
  const key = recordKey(kind, asked);
  return library.stored(key) ? key : (library.ownerOf(kind, asked) ?? key);
}
