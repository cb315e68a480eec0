import type { ChronicleRecord } from '../../domain/record.ts';
import { parseIndividualReference, parseRecordKey, type RecordKey, referencesIn } from '../../domain/reference.ts';
import type { ReportEntry } from './archive.ts';
import type { ReadArchive, ReadRecord } from './read-archive.ts';

/** What is in the store already and may be linked to from an archive. */
export interface AlreadyStored {
  readonly records: ReadonlyMap<RecordKey, ChronicleRecord>;
  readonly media: ReadonlySet<string>;
  /** By tree, the ids of its individuals. */
  readonly individuals: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Faults between files: links that lead nowhere, pictures that are not there, numbers given twice. */
export function checkArchive(archive: ReadArchive, kept: AlreadyStored): ReportEntry[] {
  const faults: ReportEntry[] = [];
  const refuse = ({ path, lineOf }: ReadRecord, field: string, problem: string) =>
    faults.push({ path, line: lineOf(field), outcome: 'refused', problem });
  const numbers = takenNumbers(archive, kept);
  for (const read of archive.records.values()) {
    const { record } = read;
    record.links.forEach((link, index) => {
      if (!exists(link, archive, kept)) refuse(read, `links.${index}`, `links: there is no ${link}`);
    });
    for (const link of referencesIn(record.body)) {
      if (!exists(link, archive, kept)) refuse(read, 'body', `the text links to ${link}, which does not exist`);
    }
    for (const [field, file] of namedFiles(record)) {
      if (!archive.media.has(file) && !kept.media.has(file)) {
        refuse(read, `${field}.file`, `${field.split('.')[0]}: there is no media/${file}`);
      }
    }
    if ('number' in record && numbers.get(`${record.kind} ${record.number}`) !== record.slug) {
      refuse(read, 'number', `number: ${record.number} belongs to ${numbers.get(`${record.kind} ${record.number}`)}`);
    }
  }
  return faults;
}

function namedFiles(record: ChronicleRecord): [string, string][] {
  return [
    ...(record.cover ? [['cover', record.cover.file] as [string, string]] : []),
    ...('photographs' in record
      ? record.photographs.map(({ file }, index): [string, string] => [`photographs.${index}`, file])
      : []),
    ...('voice' in record && record.voice ? [['voice', record.voice.file] as [string, string]] : []),
  ];
}

function exists(reference: string, archive: ReadArchive, kept: AlreadyStored): boolean {
  const record = parseRecordKey(reference);
  if (record) {
    const key = reference as RecordKey;
    return archive.records.has(key) || kept.records.has(key);
  }
  const individual = parseIndividualReference(reference);
  if (!individual) return false;
  const ids = archive.trees.get(individual.tree)?.description.individualIds ?? kept.individuals.get(individual.tree);
  return ids?.has(individual.id) ?? false;
}

/** Who has which number once the archive is in: what the store holds, unless the archive brings the same record anew. */
function takenNumbers(archive: ReadArchive, kept: AlreadyStored): Map<string, string> {
  const numbers = new Map<string, string>();
  for (const [key, record] of kept.records) {
    if ('number' in record && !archive.records.has(key)) numbers.set(`${record.kind} ${record.number}`, record.slug);
  }
  for (const { record } of archive.records.values()) {
    if (!('number' in record)) continue;
    const name = `${record.kind} ${record.number}`;
    if (!numbers.has(name)) numbers.set(name, record.slug);
  }
  return numbers;
}
