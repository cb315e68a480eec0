import type { GedcomFile, Node } from '../gedcom/edit/gedcom-file.ts';
import type { NewIds } from '../gedcom/edit/new-ids.ts';
import type { Structure } from '../gedcom/structures/structures.ts';
import { type Lead, meaningOf, partOf, plainText } from './same-fact.ts';

const USUAL: ReadonlyMap<string, string> = new Map([
  ['SOUR', 'S'],
  ['NOTE', 'N'],
  ['SNOTE', 'N'],
  ['OBJE', 'O'],
  ['REPO', 'R'],
]);

/**
 * Sources, notes, pictures and archives that people of both files point to. What ours has already is pointed to; what it lacks comes
 * along once, under an id that nothing has.
 */
export class SharedRecords {
  readonly #ours: GedcomFile;
  readonly #theirs: GedcomFile;
  readonly #ids: NewIds;
  /** By meaning, of sources by title: the first id in our file, which may have the same note a hundred times. */
  readonly #first = new Map<string, string>();
  readonly #own = new Map<string, string>();
  readonly #same = new Map<string, string>();
  readonly #taken = new Map<string, string>();
  readonly added: Structure[] = [];

  constructor(ours: GedcomFile, theirs: GedcomFile, ids: NewIds) {
    this.#ours = ours;
    this.#theirs = theirs;
    this.#ids = ids;
    for (const { tag, xref } of ours.records) if (USUAL.has(tag) && xref !== '') this.ownIdOf(xref);
  }

  /** Of several records of ours that say the same, the first. */
  ownIdOf(ours: string): string {
    const known = this.#own.get(ours);
    if (known !== undefined) return known;
    const record = this.#ours.other(ours);
    if (!record) return ours;
    const key = keyOf(record, this.#ours);
    const first = this.#first.get(key) ?? ours;
    this.#first.set(key, first);
    this.#own.set(ours, first);
    return first;
  }

  /** What ours calls it; where ours does not have it, something that ours calls nothing. */
  idOf(theirs: string): string {
    // `VOID` and the like lead nowhere in either file.
    if (!this.#theirs.other(theirs)) return theirs;
    return this.#taken.get(theirs) ?? this.#sameAs(theirs) ?? `theirs ${theirs}`;
  }

  /** The same, and what ours does not have comes along. Nothing where theirs points nowhere. */
  take(theirs: string): string | undefined {
    const there = this.#taken.get(theirs) ?? this.#sameAs(theirs);
    if (there !== undefined) return there;
    const record = this.#theirs.other(theirs);
    const usual = record ? USUAL.get(record.tag) : undefined;
    if (!record || usual === undefined) return undefined;
    const id = this.#ids.next(record.tag, usual);
    this.#taken.set(theirs, id);
    this.added.push({ ...this.copyOf(record), xref: id });
    return id;
  }

  /** A structure as ours will have it; parts that point to somebody whom ours does not have stay behind. */
  copyOf(node: Node, person: (id: string) => string | undefined = () => undefined): Structure {
    const { tag, value, isPointer } = node;
    const children = node.children.flatMap((part): Structure[] => {
      if (!part.isPointer || part.value === 'VOID') return [this.copyOf(part, person)];
      const led = this.lead(part, person);
      return led === undefined ? [] : [{ ...this.copyOf(part, person), value: led }];
    });
    return { tag, xref: '', value, isPointer, children };
  }

  lead(pointer: Node, person: (id: string) => string | undefined): string | undefined {
    return this.#theirs.other(pointer.value) && USUAL.has(pointer.tag)
      ? this.take(pointer.value)
      : person(pointer.value);
  }

  #sameAs(theirs: string): string | undefined {
    const known = this.#same.get(theirs);
    if (known !== undefined) return known === '' ? undefined : known;
    const record = this.#theirs.other(theirs);
    const same = record && this.#first.get(keyOf(record, this.#theirs));
    this.#same.set(theirs, same ?? '');
    return same;
  }
}

/**
 * Sources by their title, everything else by all that it says. Of what it points to only that one's own words count: a note may cite a
 * source that has the note.
 */
function keyOf(record: Node, file: GedcomFile): string {
  const ownWords: Lead = ({ value }) => {
    const other = file.other(value);
    return other ? meaningOf(other, () => '') : value;
  };
  return titleOf(record) || meaningOf(record, ownWords);
}

/** A book is the same however much more one of the files tells of it. */
function titleOf(record: Node): string {
  if (record.tag !== 'SOUR') return '';
  const title = plainText(partOf(record, 'TITL'));
  return title === '' ? '' : `SOUR ${title} ${plainText(partOf(record, 'AUTH'))} ${plainText(partOf(record, 'PUBL'))}`;
}
