import type { Genealogy } from '../genealogy.ts';
import { sourceOf } from './people/structured-genealogy.ts';
import { GrowingBytes } from './structures/growing.ts';
import { child, type Structure, type Structures, structure, valueIn } from './structures/structures.ts';
import { TAG } from './structures/tags.ts';
import { SevenConformer } from './versions/conform.ts';
import type { Version } from './versions/date-wording.ts';
import { LineWriter } from './versions/line-writer.ts';
import { Extensions, ownTagDefinition, RecordNames } from './versions/seven-names.ts';
import { allowedInSeven } from './versions/seven-payloads.ts';
import { toFive } from './versions/to-five.ts';
import { type ConversionContext, toSeven } from './versions/to-seven.ts';

/**
 * Everything the genealogy was read with, in the version asked for; what the version has no word for goes under tags of
 * its own. A note tells whoever opens the file what it is.
 */
export function writeGedcom(genealogy: Genealogy, version: Version, note = ''): Uint8Array {
  const { structures } = sourceOf(genealogy);
  return version === '7.0' ? writeSeven(structures, note) : writeFive(structures, note);
}

/**
 * Everything as it was read, structure by structure, in UTF-8 and in the version that the header names: what an edit says of one
 * of these it says of the file that they were read from.
 */
export function writeAsRead(genealogy: Genealogy): Uint8Array {
  const { structures } = sourceOf(genealogy);
  const { header, body } = recordsOf(structures);
  const own = headerOf(structures, header, '');
  const isSeven = valueIn(child(own, 'GEDC') ?? own, 'VERS')
    .trim()
    .startsWith('7');
  const writer = new LineWriter(isSeven ? '7.0' : '5.5.1');
  const others = own.children.filter(({ tag }) => tag !== 'CHAR');
  writer.write({ ...own, children: isSeven ? others : [...others, structure('CHAR', 'UTF-8')] });
  for (const record of body) writer.write(structures.record(record));
  writer.write(structure('TRLR'));
  return writer.finished();
}

/**
 * Whether two genealogies have the same content, down to the last custom tag: their 7.0 exports are the same byte for byte.
 * Ignored are the version and the charset of the files they came from, and whether one of them had a header and an end at
 * all.
 */
export function saysTheSame(a: Genealogy, b: Genealogy): boolean {
  const left = writeGedcom(a, '7.0');
  const right = writeGedcom(b, '7.0');
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}

function writeFive(structures: Structures, note: string): Uint8Array {
  const { header, body, trailers } = recordsOf(structures);
  const headerSource = headerOf(structures, header, note);
  const names = new RecordNames(structures);
  const { context, added } = contextOf(names, headerSource);
  const writer = new LineWriter('5.5.1');
  const convert = (record: Structure): Structure => toFive(record, '', context);
  const converted = convert(withoutOwnTags(headerSource));
  const others = converted.children.filter(({ tag }) => tag !== 'GEDC' && tag !== 'CHAR');
  const gedcom = structure('GEDC', '', [structure('VERS', '5.5.1'), structure('FORM', 'LINEAGE-LINKED')]);
  writer.write({ ...converted, children: [...others, gedcom, structure('CHAR', 'UTF-8')] });
  for (const record of body) writer.write(convert(structures.record(record)));
  for (const record of added) writer.write(record);
  if (trailers.length === 0) writer.write(structure('TRLR'));
  for (const record of trailers) writer.write(convert(structures.record(record)));
  return writer.finished();
}

/** The header comes first and names every tag that is not of 7.0, so that it can only be written last. */
function writeSeven(structures: Structures, note: string): Uint8Array {
  const { header, body, trailers } = recordsOf(structures);
  const headerSource = withoutOwnTags(headerOf(structures, header, note));
  const names = new RecordNames(structures);
  const { context, added } = contextOf(names, headerSource);
  const extensions = new Extensions(context.program, tagsIn(structures, headerSource));
  const conformer = new SevenConformer(names, extensions);
  const seven = (record: number): Structure => toSeven(structures.record(record), '', context);
  const nameOf = (record: number): string => names.names[record] ?? '';

  const headerConverted = headerInSeven(toSeven(headerSource, '', context));
  const ends = trailers.map(seven);
  const writer = new LineWriter('7.0');
  for (const record of body) {
    const source = seven(record);
    const isFrame = source.tag === 'HEAD' || source.tag === 'TRLR';
    writer.write(isFrame ? conformer.surplus(source, nameOf(record)) : conformer.record(source, nameOf(record)));
  }
  for (const record of added) writer.write(conformer.record(record, record.xref));
  const end = ends.at(-1);
  const isPlain = end?.value === '' && end.xref === '' && end.children.length === 0;
  for (const [index, record] of (isPlain ? ends.slice(0, -1) : ends).entries())
    writer.write(conformer.surplus(record, nameOf(trailers[index] as number)));
  writer.write(structure('TRLR'));

  const first = new LineWriter('7.0');
  const frame = conformer.record(headerConverted, '');
  const declared = frame.children.find(({ tag }) => tag === 'SCHMA');
  const schema = extensions.schema(declared?.children ?? []);
  const [gedcom, ...rest] = frame.children.filter((part) => part !== declared);
  first.write({ ...frame, children: [...(gedcom ? [gedcom] : []), ...(schema ? [schema] : []), ...rest] });
  const [head, lines] = [first.finished(), writer.finished()];
  const bytes = new GrowingBytes(head.length + lines.length + 3);
  bytes.pushText('\u{feff}');
  bytes.pushBytes(head);
  bytes.pushBytes(lines);
  return bytes.trimmed();
}

function headerOf(structures: Structures, header: number | undefined, note: string): Structure {
  const own = header === undefined ? structure('HEAD') : structures.record(header);
  return note === '' ? own : { ...own, children: [...own.children, structure('NOTE', note)] };
}

function headerInSeven(header: Structure): Structure {
  const others = header.children.filter(({ tag }) => tag !== 'GEDC' && tag !== 'CHAR');
  return { ...header, children: [structure('GEDC', '', [structure('VERS', '7.0')]), ...others] };
}

/** Declarations of our own extension tags are removed, since they are written anew where they are needed. */
function withoutOwnTags(header: Structure): Structure {
  const children = header.children.flatMap((part) => {
    if (part.tag !== 'SCHMA') return [part];
    const declared = part.children.filter(({ tag, value }) => tag !== 'TAG' || !ownTagDefinition(value));
    return declared.length === 0 && part.children.length > 0 ? [] : [{ ...part, children: declared }];
  });
  return { ...header, children };
}

function recordsOf(structures: Structures): { header: number | undefined; body: number[]; trailers: number[] } {
  const { recordCount, recordStarts, tags } = structures;
  const tagOf = (record: number): number => tags[recordStarts[record] as number] as number;
  const records = Array.from({ length: recordCount }, (_, record) => record);
  const header = records.find((record) => tagOf(record) === TAG.HEAD);
  return {
    header,
    body: records.filter((record) => record !== header && tagOf(record) !== TAG.TRLR),
    trailers: records.filter((record) => tagOf(record) === TAG.TRLR),
  };
}

/** Every tag that the file uses or declares, which ours must not be taken for. */
function tagsIn({ tags, pool }: Structures, header: Structure): Set<string> {
  const taken = new Set(Array.from(new Set(tags), (tag) => pool.text(tag)));
  const schema = header.children.find(({ tag }) => tag === 'SCHMA');
  for (const { value } of schema?.children ?? []) taken.add(value.split(' ')[0] ?? '');
  return taken;
}

function contextOf(names: RecordNames, header: Structure): { context: ConversionContext; added: Structure[] } {
  const added: Structure[] = [];
  const addRecord = (record: Structure): string => {
    const xref = names.fresh('O');
    names.add('OBJE', xref);
    added.push({ ...record, xref });
    return xref;
  };
  const source = child(header, 'SOUR');
  const program = source && !source.isPointer ? allowedInSeven(source.value) : '';
  return { context: { program, addRecord }, added };
}
