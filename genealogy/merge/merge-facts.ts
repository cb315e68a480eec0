import type { Changes } from '../gedcom/edit/changes.ts';
import { isEvent } from '../gedcom/edit/edit-events.ts';
import { isName } from '../gedcom/edit/edit-names.ts';
import type { Node } from '../gedcom/edit/gedcom-file.ts';
import type { Structure } from '../gedcom/structures/structures.ts';
import { agree, isAboutTheRecord, isDeclined, isMoreExact, type Lead, meaningOf, partOf } from './same-fact.ts';

/** What stays of a field that both files may tell: ours, theirs in its place, or theirs beside it. */
export type Choice = 'mine' | 'theirs' | 'both';

/** `name`, `sex`, `note`, `source`, `media`, `other`, or the tag of an event. */
export type Field = string;

/** What leads from structures of theirs to ours. */
export interface Leading {
  /** What ours calls whom theirs points to, and whom ours points to. */
  readonly lead: Lead;
  readonly ownLead: Lead;
  readonly copyOf: (node: Node) => Structure | undefined;
}

const FIELDS: ReadonlyMap<string, Field> = new Map([
  ['SEX', 'sex'],
  ['NOTE', 'note'],
  ['SNOTE', 'note'],
  ['SOUR', 'source'],
  ['OBJE', 'media'],
]);
/** Families are joined by themselves; what people agreed to in another file, and to whom that one belongs, is not for ours. */
const STAYS_BEHIND = new Set(['FAMC', 'FAMS', 'HUSB', 'WIFE', 'CHIL', '_CONSENT', 'SUBM', 'ANCI', 'DESI', '_LINK']);
/** Of these somebody may have several. */
const SEVERAL = new Set(['ASSO', '_ASSO', 'UID', '_UID', 'EXID', '_EXID', 'REFN', 'ALIA']);
/** Whoever has one of these is dead, and shown to everybody. */
const ENDS = new Set(['DEAT', 'BURI', 'CREM', 'PROB']);

/** Nothing where the structure says nothing of a person or a family. */
export function fieldOf(node: Node, ofPerson: boolean): Field | undefined {
  if (STAYS_BEHIND.has(node.tag) || isAboutTheRecord(node)) return undefined;
  if (isName(node)) return 'name';
  const known = FIELDS.get(node.tag);
  if (known !== undefined) return known;
  return isEvent(node, ofPerson) ? node.tag : 'other';
}

export interface FactMerge {
  /** The record in the file that is written, and the same as it is compared. */
  readonly record: Node;
  readonly mine: Node;
  readonly theirs: Node;
  readonly choices: Readonly<Record<Field, Choice>>;
  /** Somebody of ours who counts as living: that theirs holds them dead is for somebody to decide. */
  readonly isLiving: boolean;
}

/** Takes of one record of theirs what ours does not say, field by field. Returns the fields that wait for somebody to decide. */
export function mergeFacts(
  changes: Changes,
  { record, mine, theirs, choices, isLiving }: FactMerge,
  leading: Leading,
): Field[] {
  const ofPerson = record.tag === 'INDI';
  const held = new Set<Field>();
  const meanings = new Set(mine.children.map((node) => meaningOf(node, leading.ownLead)));
  const replaced = new Set<Field>();
  for (const node of theirs.children) {
    const field = fieldOf(node, ofPerson);
    if (field === undefined || meanings.has(meaningOf(node, leading.lead))) continue;
    const choice = Object.hasOwn(choices, field) ? choices[field] : undefined;
    if (choice === 'mine') continue;
    if (choice === 'theirs') replaceOnce(field);
    if (choice === undefined && isLiving && ENDS.has(node.tag)) {
      held.add(field);
      continue;
    }
    if (choice === undefined && isTold(node, field)) continue;
    const copy = leading.copyOf(node);
    if (copy) changes.insert(record, record, copy, placeFor(field));
  }
  return [...held];

  function replaceOnce(field: Field): void {
    if (replaced.has(field)) return;
    replaced.add(field);
    const wanted = new Set(
      theirs.children.filter((node) => fieldOf(node, ofPerson) === field).map((node) => meaningOf(node, leading.lead)),
    );
    for (const node of record.children)
      if (fieldOf(node, ofPerson) === field && !wanted.has(meaningOf(node, leading.ownLead))) changes.remove(node);
  }

  /** Whether ours says it already, though in other words; what theirs adds to it is added there. */
  function isTold(node: Node, field: Field): boolean {
    const same = mine.children.filter(({ tag }) => tag === node.tag);
    if (field === 'name')
      return mine.children.some(
        (own) => isName(own) && isDeclined(node.value, own.value, sexIn(mine) || sexIn(theirs)),
      );
    if (field === 'sex') return same.some(({ value }) => value !== 'U') || node.value === 'U';
    if (field === 'other') return same.length > 0 && !SEVERAL.has(node.tag);
    if (field === 'note' || field === 'source' || field === 'media') return false;
    const event = same.find((own) => agree(own, node));
    if (!event) return false;
    const written = record.children.filter(({ tag }) => tag === node.tag);
    const own = written.length === same.length ? written[same.indexOf(event)] : undefined;
    if (own) enrich(own, event, node);
    return own !== undefined;
  }

  function enrich(own: Node, compared: Node, node: Node): void {
    const there = new Set(compared.children.map((part) => meaningOf(part, leading.ownLead)));
    for (const part of node.children) {
      if (there.has(meaningOf(part, leading.lead))) continue;
      const date = own.children.find(({ tag }) => tag === 'DATE');
      if (part.tag === 'DATE' && date) {
        if (isMoreExact(partOf(compared, 'DATE'), part.value)) changes.setValue(record, date, part.value);
        continue;
      }
      const isSeveral = part.tag === 'SOUR' || part.tag === 'OBJE' || part.tag === 'NOTE' || part.tag === 'SNOTE';
      if (!isSeveral && compared.children.some(({ tag }) => tag === part.tag)) continue;
      const copy = leading.copyOf(part);
      // The date stands first, where programs look for it.
      if (copy) changes.insert(record, own, copy, part.tag === 'DATE' ? undefined : own.children.at(-1));
    }
  }

  /** Names behind names, events behind events. */
  function placeFor(field: Field): Node | undefined {
    if (field === 'name') return record.children.findLast(isName);
    const facts = record.children.findLast((node) => isName(node) || node.tag === 'SEX' || isEvent(node, ofPerson));
    if (!facts && !ofPerson) return record.children.at(-1);
    return field === 'sex' || field === field.toUpperCase() ? facts : record.children.at(-1);
  }
}

function sexIn(record: Node): 'm' | 'f' | '' {
  const sex = partOf(record, 'SEX');
  return sex === 'M' ? 'm' : sex === 'F' ? 'f' : '';
}
