import type { Genealogy } from '../genealogy.ts';
import { sourceOf } from './people/structured-genealogy.ts';
import type { Structure, Structures } from './structures/structures.ts';
import { TAG } from './structures/tags.ts';
import type { Version } from './versions/date-wording.ts';
import { LineWriter } from './versions/line-writer.ts';
import { structure, valueIn } from './versions/structure-parts.ts';
import { toFive } from './versions/to-five.ts';
import { type Surroundings, toSeven } from './versions/to-seven.ts';

/**
 * Everything the genealogy was read with, in the version asked for; what the version has no word for goes under tags of
 * its own.
 */
export function writeGedcom(genealogy: Genealogy, version: Version): Uint8Array {
  const { structures } = sourceOf(genealogy);
  const { recordCount, recordStarts, tags } = structures;
  const tagOf = (record: number): number => tags[recordStarts[record] as number] as number;
  const records = Array.from({ length: recordCount }, (_, record) => record);
  const headerRecord = records.find((record) => tagOf(record) === TAG.HEAD);
  const header = headerRecord === undefined ? structure('HEAD') : structures.record(headerRecord);
  const { surroundings, added } = surroundingsOf(structures, header);
  const convert = version === '7.0' ? toSeven : toFive;
  const writer = new LineWriter(version);

  writer.write(headerFor(version, convert(header, '', surroundings)));
  const trailers = records.filter((record) => tagOf(record) === TAG.TRLR);
  for (const record of records) {
    if (record === headerRecord || tagOf(record) === TAG.TRLR) continue;
    writer.write(convert(structures.record(record), '', surroundings));
  }
  for (const record of added) writer.write(record);
  if (trailers.length === 0) writer.write(structure('TRLR'));
  for (const record of trailers) writer.write(convert(structures.record(record), '', surroundings));
  return writer.finished();
}

/**
 * Whether two genealogies say the same, down to the last custom tag: their 7.0 exports are the same byte for byte. Left
 * aside are the version and the charset of the files they came from, and whether one of them had a header and an end at
 * all.
 */
export function saysTheSame(a: Genealogy, b: Genealogy): boolean {
  const left = writeGedcom(a, '7.0');
  const right = writeGedcom(b, '7.0');
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}

function headerFor(version: Version, header: Structure): Structure {
  const others = header.children.filter(({ tag }) => tag !== 'GEDC' && tag !== 'CHAR');
  if (version === '7.0') return { ...header, children: [structure('GEDC', '', [structure('VERS', '7.0')]), ...others] };
  const gedcom = structure('GEDC', '', [structure('VERS', '5.5.1'), structure('FORM', 'LINEAGE-LINKED')]);
  return { ...header, children: [...others, gedcom, structure('CHAR', 'UTF-8')] };
}

function surroundingsOf(structures: Structures, header: Structure): { surroundings: Surroundings; added: Structure[] } {
  const taken = new Set<string>();
  const { pool, recordXrefs } = structures;
  const added: Structure[] = [];
  let attempt = 0;
  const freshXref = (): string => {
    if (taken.size === 0) for (const xref of recordXrefs) if (xref !== 0) taken.add(pool.text(xref));
    do attempt += 1;
    while (taken.has(`O_${attempt}`));
    return `O_${attempt}`;
  };
  const addRecord = (record: Structure): string => {
    const xref = freshXref();
    added.push({ ...record, xref });
    return xref;
  };
  return { surroundings: { program: valueIn(header, 'SOUR'), addRecord }, added };
}
