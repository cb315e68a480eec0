import type { RecordIndex } from '../gedcom/people/records.ts';
import type { Structures } from '../gedcom/structures/structures.ts';
import { TAG, tagsNamed } from '../gedcom/structures/tags.ts';

/** Records that nobody needs to refer to. All others are kept for what refers to them; a file's end is written anew. */
const STANDING_ALONE = tagsNamed('HEAD INDI FAM');

/**
 * By record: 1 for who stays. People do, families that are not cut out, and the notes, sources and pictures that one of
 * them refers to; what nobody refers to may be about anybody.
 */
export function recordsToKeep(
  structures: Structures,
  records: RecordIndex,
  cut: Uint8Array,
  /** Whether nothing is left of the record that could refer to another. */
  isBare: (record: number) => boolean,
): Uint8Array {
  const { recordCount, recordStarts, tags, values } = structures;
  const kept = new Uint8Array(recordCount);
  const open: number[] = [];
  for (let record = recordCount - 1; record >= 0; record -= 1)
    if (STANDING_ALONE.has(tags[recordStarts[record] as number] as number)) open.push(record);
  for (let record = open.pop(); record !== undefined; record = open.pop()) {
    const start = recordStarts[record] as number;
    if (kept[record] === 1 || cut[start] === 1) continue;
    kept[record] = 1;
    if (isBare(record)) continue;
    const isHeader = tags[start] === TAG.HEAD;
    for (let index = start + 1; index < (recordStarts[record + 1] as number); index += 1) {
      if (cut[index] === 1 || !structures.isPointer(index)) continue;
      // A header refers to notes and pictures of whoever made the file, and to its submitter.
      if (isHeader && (tags[index] !== TAG.SUBM || structures.levelOf(index) !== 1)) continue;
      const next = records.otherByXref[values[index] as number] ?? -1;
      if (next >= 0 && kept[next] === 0) open.push(next);
    }
  }
  return kept;
}
