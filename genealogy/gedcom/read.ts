import type { Genealogy } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import { DayReader } from './dates/day-reader.ts';
import { type Finding, Findings } from './findings.ts';
import { ensureUniqueIds, indexRecords, type RecordIndex } from './people/records.ts';
import { genealogyFrom } from './people/structured-genealogy.ts';
import { type ReadStructures, readStructures } from './structures/read-structures.ts';
import { TAG } from './structures/tags.ts';
import { readDeclaredHeader } from './text/declared-header.ts';
import { readText } from './text/read-text.ts';
import { checkCounts, type GedcomLimits, unpack } from './unpack.ts';

/** Reads GEDCOM 5.5, 5.5.1 or 7.0, or a .gdz, up to some size. Throws GedcomUnreadableError and nothing else. */
export function readGedcom(bytes: Uint8Array, most?: GedcomLimits): { genealogy: Genealogy; findings: Finding[] } {
  const findings = new Findings();
  const text = readText(unpack(bytes, most?.bytes), findings);
  if (most) checkCounts(text, most);
  const { version, ownTags } = readDeclaredHeader(text);
  if (version !== '' && !/^(5\.|7\.)/.test(version)) findings.add('version-unknown', 0, 'VERS', version);
  const read = readStructures(text, !version.startsWith('7'), findings, ownTags);
  ensureUniqueIds(read.structures, read.lines, findings);
  const records = indexRecords(read.structures);
  checkFrame(read, findings);
  const days = new DayReader(read.structures.pool);
  checkPointersAndDates(read, records, days, findings);
  const genealogy = genealogyFrom(read.structures, records, days, (code, structure, about) => {
    const record = 'person' in about ? records.individuals[about.person] : records.families[about.family];
    const { pool, tags, recordXrefs } = read.structures;
    findings.add(
      code,
      read.lines[structure] as number,
      pool.text(tags[structure] as number),
      pool.text(recordXrefs[record as number] as number),
    );
  });
  return { genealogy, findings: findings.list() };
}

function checkFrame({ structures, lines }: ReadStructures, findings: Findings): void {
  const { recordCount, recordStarts, tags } = structures;
  if (tags[0] !== TAG.HEAD) findings.add('header-missing', 1, 'HEAD');
  const last = recordStarts[recordCount - 1] as number;
  if (tags[last] !== TAG.TRLR) findings.add('trailer-missing', lines.at(-1) ?? 0, 'TRLR');
}

function checkPointersAndDates(
  { structures, lines }: ReadStructures,
  records: RecordIndex,
  days: DayReader,
  findings: Findings,
): void {
  const { pool, tags, values } = structures;
  const nothing = pool.find('VOID');
  for (let index = 0; index < tags.length; index += 1) {
    const tag = tags[index] as number;
    const value = values[index] as number;
    if (structures.isPointer(index)) {
      if (value === nothing) continue;
      const wanted = wantedKind(records, tag);
      if (wanted[value] !== NOBODY) continue;
      const exists = [records.individualByXref, records.familyByXref, records.otherByXref].some(
        (kind) => kind[value] !== NOBODY,
      );
      const isWrong = exists && wanted !== records.otherByXref;
      if (!exists || isWrong)
        findings.add(
          isWrong ? 'pointer-of-wrong-kind' : 'pointer-broken',
          lines[index] as number,
          pool.text(tag),
          pool.text(value),
        );
    } else if (tag === TAG.DATE && value !== 0 && !days.isUnderstood(value)) {
      const text = pool.text(value);
      if (!text.trim().startsWith('(')) findings.add('date-not-understood', lines[index] as number, 'DATE', text);
    }
  }
}

function wantedKind(records: RecordIndex, tag: number): Int32Array {
  if (tag === TAG.FAMC || tag === TAG.FAMS) return records.familyByXref;
  return tag === TAG.HUSB || tag === TAG.WIFE || tag === TAG.CHIL ? records.individualByXref : records.otherByXref;
}
