import { plainLetters } from '../../domain/plain-letters.ts';
import { edtfOfGedcomDate } from '../gedcom/dates/edtf.ts';
import { partsOf } from '../gedcom/people/views.ts';
import { isSame, type Structure, valueIn } from '../gedcom/structures/structures.ts';
import type { LifeEvent } from '../genealogy.ts';
import { agree, factValue, moreExact, ONCE, withAll } from './facts.ts';

/** What the trees tell differently of somebody: a fact that happens once, NAME, SEX, or FAMC for the parents. */
export interface Conflict {
  readonly tag: string;
  readonly told: readonly Telling[];
}

export interface Telling {
  readonly trees: readonly string[];
  readonly fact: LifeEvent;
}

/** A record as one of the trees has it, with the ids of the joined graph. */
export interface TreeRecord {
  readonly tree: string;
  readonly record: Structure;
}

interface Entry {
  part: Structure;
  readonly trees: string[];
}

const LINKS: ReadonlySet<string> = new Set(['FAMC', 'FAMS', 'CHIL', 'HUSB', 'WIFE']);
/** A file’s own numbers and dates are of no use beside those of another. */
const OF_ONE_FILE: ReadonlySet<string> = new Set(['CHAN', 'CREA', 'RIN']);
const PARTNERS: ReadonlySet<string> = new Set(['HUSB', 'WIFE']);
/** Facts in which a date, a place or a value makes another fact, and not another line of the same. */
const HAS_SUBSTANCE: ReadonlySet<string> = new Set(['DATE', 'PLAC', 'TYPE']);

/** One record of several: where they agree the more exact is kept, where they do not both are. The first counts for more. */
export function mergeRecords(records: readonly TreeRecord[]): { record: Structure; conflicts: Conflict[] } {
  const [first, ...others] = records;
  if (!first) throw new RangeError('nothing to merge');
  const entries: Entry[] = first.record.children.map((part) => ({ part, trees: [first.tree] }));
  for (const { tree, record } of others) {
    // What stands in a record twice is not one thing because another tree has it once.
    const known = new KnownEntries(entries);
    for (const part of record.children) take(entries, known, part, tree);
  }
  // A second sex is told, but nobody has two.
  const sex = entries.find(({ part }) => part.tag === 'SEX');
  const shown = entries.filter((entry) => entry.part.tag !== 'SEX' || entry === sex);
  return {
    record: { ...first.record, children: shown.map(({ part }) => part) },
    conflicts: conflictsIn(entries, records.length),
  };
}

function take(entries: Entry[], known: KnownEntries, part: Structure, tree: string): void {
  const found = known.find(part);
  if (found) {
    found.part = united(found.part, part);
    if (!found.trees.includes(tree)) found.trees.push(tree);
  } else if (!OF_ONE_FILE.has(part.tag)) entries.push({ part, trees: [tree] });
}

/** Nobody has more of one thing; of who has, only what is word for word the same is one, or a file could keep everybody waiting. */
const MOST_COMPARED = 60;

class KnownEntries {
  readonly #same = new Map<string, Entry>();
  readonly #ofKind = new Map<string, Entry[]>();

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) {
      const [key, kind] = [keyOf(entry.part), kindOf(entry.part)];
      if (!this.#same.has(key)) this.#same.set(key, entry);
      const alike = this.#ofKind.get(kind);
      if (!alike) this.#ofKind.set(kind, [entry]);
      else if (alike.length < MOST_COMPARED) alike.push(entry);
    }
  }

  find(part: Structure): Entry | undefined {
    return this.#same.get(keyOf(part)) ?? this.#ofKind.get(kindOf(part))?.find((entry) => isOne(entry.part, part));
  }
}

/** A pointer leads where it leads, whatever is said beside it. */
function keyOf(part: Structure): string {
  return part.isPointer ? `${kindOf(part)} @${part.value}` : JSON.stringify(part);
}

function kindOf({ tag }: Structure): string {
  return PARTNERS.has(tag) ? 'HUSB' : tag;
}

function isOne(one: Structure, other: Structure): boolean {
  if (LINKS.has(one.tag)) {
    const isSameLink = one.tag === other.tag || (PARTNERS.has(one.tag) && PARTNERS.has(other.tag));
    return isSameLink && one.value === other.value;
  }
  if (one.tag !== other.tag || one.isPointer !== other.isPointer) return false;
  if (one.tag === 'SEX') return sexOf(one) === sexOf(other) || sexOf(one) === '' || sexOf(other) === '';
  if (one.tag === 'NAME') return plainLetters(partsOf(one.value).full) === plainLetters(partsOf(other.value).full);
  if (one.isPointer) return one.value === other.value;
  if (ONCE.has(one.tag)) return agree(one, other);
  const isFact = [...one.children, ...other.children].some(({ tag }) => HAS_SUBSTANCE.has(tag));
  return isFact ? agree(one, other) : one.value === other.value;
}

function united(one: Structure, other: Structure): Structure {
  if (isSame(one, other)) return one;
  if (one.tag === 'SEX') return sexOf(one) === '' ? other : one;
  if (one.tag !== 'NAME' && !one.isPointer) return moreExact(one, other);
  // A name with its marks says more than one without.
  const value = one.tag === 'NAME' && marksIn(other.value) > marksIn(one.value) ? other.value : one.value;
  const [better, worse] = value === one.value ? [one, other] : [other, one];
  return { ...one, value, children: withAll(better.children, worse.children) };
}

function marksIn(text: string): number {
  return text.replace(/[\0-\x7f]/g, '').length;
}

function sexOf({ value }: Structure): string {
  return /^\s*([mf])/i.exec(value)?.[1]?.toUpperCase() ?? '';
}

/** Only where each account comes from somewhere else: a file that contradicts itself is its own affair. */
function conflictsIn(entries: readonly Entry[], treeCount: number): Conflict[] {
  const conflicts: Conflict[] = [];
  for (const tag of new Set(entries.map(({ part }) => part.tag))) {
    if (!ONCE.has(tag) && tag !== 'NAME' && tag !== 'SEX') continue;
    const told = entries.filter(({ part }) => part.tag === tag);
    const isTold = (tree: string) => told.some(({ trees }) => trees.length < treeCount && trees.includes(tree));
    const trees = new Set(told.flatMap((entry) => entry.trees));
    const differs = told.some(({ trees: here }) => [...trees].some((tree) => !here.includes(tree) && isTold(tree)));
    if (told.length > 1 && trees.size > 1 && differs)
      conflicts.push({ tag, told: told.map((entry) => ({ trees: entry.trees, fact: factOf(entry.part) })) });
  }
  return conflicts;
}

function factOf(part: Structure): LifeEvent {
  const { tag } = part;
  const date = edtfOfGedcomDate(valueIn(part, 'DATE')) ?? '';
  const value = tag === 'NAME' ? partsOf(part.value).full : factValue(part);
  return { tag, date, place: valueIn(part, 'PLAC').trim(), value };
}
