import { GedcomEditError } from '../gedcom/edit/edit-fault.ts';
import { openFile } from '../gedcom/edit/edit-gedcom.ts';
import { type Editing, lastOf, startEditing } from '../gedcom/edit/editing.ts';
import type { GedcomFile, Node } from '../gedcom/edit/gedcom-file.ts';
import { applySplices, type Splice } from '../gedcom/edit/splices.ts';
import { readGedcom } from '../gedcom/read.ts';
import { pointerTo, type Structure } from '../gedcom/structures/structures.ts';
import { writeGedcom } from '../gedcom/write.ts';
import type { Genealogy } from '../genealogy.ts';
import { findLiving } from '../living/who-lives.ts';
import { type Bond, type FamilyPlan, planFamilies } from './family-plan.ts';
import { type Choice, type Field, fieldOf, type Leading, mergeFacts } from './merge-facts.ts';
import { SharedRecords } from './shared-records.ts';

export interface MergeChoices {
  /** By the id in our file, by field; what is not chosen is ours where both tell it, and theirs where ours is silent. */
  readonly fields?: Readonly<Record<string, Readonly<Record<Field, Choice>>>>;
  /** Who of theirs is added, by their ids; nobody where it is not said. */
  readonly add?: 'everybody' | readonly string[];
}

export interface MergeContext {
  /** As a date of EDTF: who counts as living depends on it. */
  readonly today: string;
  /** The highest number that an id of our file has ever had. */
  readonly lastId?: number;
}

export interface MergedFile {
  readonly bytes: Uint8Array;
  readonly splices: readonly Splice[];
  readonly lastId: number;
  /** By their id, the id in our file, of everybody who is in it now. */
  readonly people: ReadonlyMap<string, string>;
  /** The ids of who is new in it. */
  readonly added: readonly string[];
  /** Fields that nobody has decided on: ours counts somebody as living whom theirs holds dead. */
  readonly held: readonly { readonly person: string; readonly fields: readonly Field[] }[];
  /** Children whom theirs gives other parents than ours, or who would be their own ancestors. */
  readonly refused: FamilyPlan['refused'];
  /** Who counted as living before, and does not now. */
  readonly noLongerLiving: readonly string[];
}

/** Takes a cousin's file into ours: pairs are one person each. Every byte of ours that is not about them stays. */
export function mergeFiles(
  mine: Uint8Array,
  theirs: Uint8Array,
  pairs: readonly { readonly a: string; readonly b: string }[],
  choices: MergeChoices,
  { today, lastId = 0 }: MergeContext,
): MergedFile {
  const file = openFile(mine);
  const before = readGedcom(mine).genealogy;
  // Both as our writer writes them: what is said alike looks alike, whatever versions and programs the files are of.
  const compared = openFile(writeGedcom(before, file.version));
  const foreign = openFile(writeGedcom(readGedcom(theirs).genealogy, file.version));
  const editing = startEditing(file, { by: '', at: '', lastId });
  const living = livingIn(before, today);
  const people = new Map<string, string>();
  const paired = new Set<string>();
  for (const { a, b } of pairs)
    if (isThere(file, compared, a) && foreign.people.has(b) && !people.has(b) && !paired.has(a)) {
      people.set(b, a);
      paired.add(a);
    }
  const wanted = choices.add === 'everybody' ? foreign.people : new Set(choices.add);
  const newcomers = [...foreign.people.keys()].filter((id) => !people.has(id) && wanted.has(id));
  for (const id of newcomers) people.set(id, editing.ids.next('INDI', 'I'));

  const shared = new SharedRecords(compared, foreign, editing.ids);
  const personOf = (id: string): string | undefined => people.get(id);
  const plan = planFamilies(compared, foreign, personOf, editing.ids);
  const familyOf = new Map(plan.families.map(({ theirs: family, id }) => [family.xref, id]));
  const leading: Leading = {
    lead: (node) => people.get(node.value) ?? familyOf.get(node.value) ?? shared.idOf(node.value),
    ownLead: ({ value }) => shared.ownIdOf(value),
    copyOf: (node) => {
      if (!node.isPointer || node.value === 'VOID') return shared.copyOf(node, personOf);
      const value = shared.lead(node, personOf);
      return value === undefined ? undefined : { ...shared.copyOf(node, personOf), value };
    },
  };

  const held: { person: string; fields: Field[] }[] = [];
  for (const [theirId, id] of people) {
    if (!paired.has(id)) continue;
    const fields = mergeFacts(
      editing.changes,
      {
        record: file.person(id),
        mine: compared.person(id),
        theirs: foreign.person(theirId),
        choices: chosenOf(choices, id),
        isLiving: living.has(id),
      },
      leading,
    );
    if (fields.length > 0) held.push({ person: id, fields });
  }
  writeFamilies(editing, compared, plan, leading, choices);
  writeNewcomers(editing, foreign, newcomers, people, plan.bonds, leading);
  for (const record of shared.added) editing.changes.addRecord(record);
  const splices = editing.changes.splices();
  const bytes = applySplices(mine, splices);
  if (splices.length > 0 && !file.source.isReadAlike(bytes)) throw new GedcomEditError('letter-missing');
  return {
    bytes,
    splices,
    lastId: editing.ids.last,
    people,
    added: newcomers.map((id) => people.get(id) as string),
    held,
    refused: plan.refused,
    noLongerLiving: splices.length === 0 ? [] : noLonger(living, bytes, today),
  };
}

function chosenOf({ fields = {} }: MergeChoices, id: string): Readonly<Record<Field, Choice>> {
  return (Object.hasOwn(fields, id) ? fields[id] : undefined) ?? {};
}

/** Somebody whom our reader had to name, and a record whose levels jump, cannot be written to. */
function isThere(file: GedcomFile, compared: GedcomFile, id: string): boolean {
  return file.people.has(id) && compared.people.has(id) && !file.person(id).jumps;
}

export function livingIn(genealogy: Genealogy, today: string): Set<string> {
  const lives = findLiving(genealogy, today);
  const ids = new Set<string>();
  for (let person = 0; person < lives.length; person += 1)
    if (lives[person]) ids.add(genealogy.individuals.idAt(person));
  return ids;
}

/** Who counted as living, is still there, and does not count so any more. */
export function noLonger(living: ReadonlySet<string>, bytes: Uint8Array, today: string): string[] {
  const after = readGedcom(bytes).genealogy;
  const still = livingIn(after, today);
  return [...living].filter((id) => after.individuals.indexOf(id) >= 0 && !still.has(id));
}

function writeFamilies(
  { file, changes }: Editing,
  compared: GedcomFile,
  { families, bonds }: FamilyPlan,
  leading: Leading,
  choices: MergeChoices,
): void {
  const created = new Set(families.filter(({ isNew }) => isNew).map(({ id }) => id));
  for (const bond of bonds) {
    const { person, family, as } = bond;
    if (!created.has(family)) {
      const record = file.family(family);
      const before = as === 'CHIL' ? ['HUSB', 'WIFE', 'CHIL'] : ['HUSB', 'WIFE'];
      changes.insert(record, record, pointerTo(as, person), lastOf(record, ...before));
    }
    if (!file.people.has(person)) continue;
    const record = file.person(person);
    changes.insert(record, record, bondOf(bond, leading), lastOf(record, 'FAMC', 'FAMS') ?? record.children.at(-1));
  }
  for (const { id, theirs, isNew } of families) {
    const record = isNew ? undefined : file.family(id);
    if (!record || record.jumps) continue;
    const mine = compared.family(id);
    mergeFacts(changes, { record, mine, theirs, choices: chosenOf(choices, id), isLiving: false }, leading);
  }
  const byFamily = Map.groupBy(bonds, ({ family }) => family);
  // Behind everything that joins the records before them.
  for (const { id, theirs, isNew } of families) {
    if (!isNew) continue;
    const members = (byFamily.get(id) ?? []).map(({ as, person }) => pointerTo(as, person));
    const facts = factsOf(theirs, leading);
    changes.addRecord({ tag: 'FAM', xref: id, value: '', isPointer: false, children: [...members, ...facts] });
  }
}

function factsOf(theirs: Node, leading: Leading): Structure[] {
  const isPerson = theirs.tag === 'INDI';
  return theirs.children.flatMap((node) => (fieldOf(node, isPerson) === undefined ? [] : (leading.copyOf(node) ?? [])));
}

function bondOf({ family, as, detail }: Bond, leading: Leading): Structure {
  const parts = (detail?.children ?? []).flatMap((node: Node) => leading.copyOf(node) ?? []);
  return pointerTo(as === 'CHIL' ? 'FAMC' : 'FAMS', family, parts);
}

function writeNewcomers(
  { changes }: Editing,
  foreign: GedcomFile,
  newcomers: readonly string[],
  people: ReadonlyMap<string, string>,
  bonds: readonly Bond[],
  leading: Leading,
): void {
  const byPerson = Map.groupBy(bonds, ({ person }) => person);
  for (const theirId of newcomers) {
    const id = people.get(theirId) as string;
    const facts = factsOf(foreign.person(theirId), leading);
    const own = (byPerson.get(id) ?? []).map((bond) => bondOf(bond, leading));
    changes.addRecord({ tag: 'INDI', xref: id, value: '', isPointer: false, children: [...facts, ...own] });
  }
}
