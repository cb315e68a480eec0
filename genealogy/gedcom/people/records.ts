import { NOBODY } from '../../graph.ts';
import type { Findings } from '../findings.ts';
import type { Structures } from '../structures/structures.ts';
import { TAG } from '../structures/tags.ts';

/** Which records are individuals and which families, and where a pointer leads. */
export interface RecordIndex {
  /** By individual or family: its record. */
  readonly individuals: Uint32Array;
  readonly families: Uint32Array;
  /**
   * By the number of the xref's text: the individual, the family, or the record of another kind; NOBODY where there is
   * none.
   */
  readonly individualByXref: Int32Array;
  readonly familyByXref: Int32Array;
  readonly otherByXref: Int32Array;
}

/** Some programs give a person and a family the same id, so that an id must be unique only within its kind. */
export function indexRecords(structures: Structures): RecordIndex {
  const { pool, recordCount, recordStarts, recordXrefs, tags } = structures;
  const individuals: number[] = [];
  const families: number[] = [];
  const individualByXref = new Int32Array(pool.size).fill(NOBODY);
  const familyByXref = new Int32Array(pool.size).fill(NOBODY);
  const otherByXref = new Int32Array(pool.size).fill(NOBODY);
  for (let record = 0; record < recordCount; record += 1) {
    const tag = tags[recordStarts[record] as number];
    const xref = recordXrefs[record] as number;
    if (tag === TAG.INDI) {
      individualByXref[xref] = individuals.length;
      individuals.push(record);
    } else if (tag === TAG.FAM) {
      familyByXref[xref] = families.length;
      families.push(record);
    } else if (xref !== 0) otherByXref[xref] = record;
  }
  return {
    individuals: Uint32Array.from(individuals),
    families: Uint32Array.from(families),
    individualByXref,
    familyByXref,
    otherByXref,
  };
}

/** Makes the ids of people and families unique: missing ones are assigned, repeated ones replaced. */
export function ensureUniqueIds(structures: Structures, lines: Uint32Array, findings: Findings): void {
  const { pool, recordCount, recordStarts, recordXrefs, tags } = structures;
  const taken = new Uint8Array(pool.size);
  let attempt = 1;
  const nextFree = (prefix: string): number => {
    for (;;) {
      attempt += 1;
      const xref = pool.internText(prefix + attempt);
      if ((taken[xref] ?? 0) === 0) return xref;
    }
  };
  const kinds = recordXrefs.map((_, record) => kindOf(tags[recordStarts[record] as number] as number));
  const repeated: number[] = [];
  for (let record = 0; record < recordCount; record += 1) {
    const xref = recordXrefs[record] as number;
    const kind = kinds[record] as number;
    if (xref === 0 ? kind !== OTHER : ((taken[xref] as number) & kind) !== 0) repeated.push(record);
    else taken[xref] = (taken[xref] as number) | kind;
  }
  for (const record of repeated) {
    const old = pool.text(recordXrefs[record] as number);
    const xref = nextFree(old === '' ? (kinds[record] === INDIVIDUAL ? 'I_' : 'F_') : `${old}_`);
    recordXrefs[record] = xref;
    const start = recordStarts[record] as number;
    findings.add(
      old === '' ? 'id-missing' : 'id-repeated',
      lines[start] as number,
      pool.text(tags[start] as number),
      pool.text(xref),
    );
  }
}

const INDIVIDUAL = 1;
const FAMILY = 2;
const OTHER = 4;

function kindOf(tag: number): number {
  return tag === TAG.INDI ? INDIVIDUAL : tag === TAG.FAM ? FAMILY : OTHER;
}
