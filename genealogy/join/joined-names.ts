import type { IndividualReference } from '../../domain/reference.ts';
import { neutralId } from '../../domain/reference.ts';
import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import type { Structure, StructuresBuilder } from '../gedcom/structures/structures.ts';
import { TAG, tagsNamed } from '../gedcom/structures/tags.ts';
import { NOBODY } from '../graph.ts';
import type { JoinedFamilies } from './joined-families.ts';
import { joinedId } from './joined-id.ts';
import type { JoinedPeople, Part } from './joined-people.ts';
import { SharedRecords } from './shared-records.ts';

const TO_FAMILIES: ReadonlySet<string> = new Set(['FAMC', 'FAMS']);
const TO_PEOPLE: ReadonlySet<string> = new Set(['HUSB', 'WIFE', 'CHIL', 'ASSO', 'ALIA']);
const LEADS_TO_PEOPLE = tagsNamed('HUSB WIFE CHIL ASSO ALIA');
const PEOPLE_AND_FAMILIES = tagsNamed('INDI FAM HEAD TRLR');

/** What each record of each part is called in the joined graph, and records as they stand there. */
export class JoinedNames {
  readonly #parts: readonly Part[];
  readonly #people: JoinedPeople;
  readonly #families: JoinedFamilies;
  /** By part: records of other kinds, by their xref. */
  readonly #others: readonly ReadonlyMap<string, string>[];
  readonly #trees: ReadonlySet<string>;

  constructor(parts: readonly Part[], people: JoinedPeople, families: JoinedFamilies) {
    this.#parts = parts;
    this.#people = people;
    this.#families = families;
    this.#trees = new Set(parts.map(({ tree }) => tree));
    const shared = new SharedRecords();
    const others: ReadonlyMap<string, string>[] = [];
    this.#others = others;
    parts.forEach(({ tree, genealogy }, place) => {
      const { structures } = sourceOf(genealogy);
      const records: { record: Structure; name: string }[] = [];
      for (let record = 0; record < structures.recordCount; record += 1) {
        const isOther = !PEOPLE_AND_FAMILIES.has(structures.tags[structures.recordStarts[record] as number] as number);
        if (!isOther || structures.recordXrefs[record] === 0) continue;
        const whole = structures.record(record);
        records.push({ record: whole, name: joinedId(tree, whole.xref) });
      }
      others.push(
        shared.namesIn(records, (record, named) =>
          this.#renamed(record, (tag, xref) => {
            return named.get(xref) ?? this.#target(place, tag, xref);
          }),
        ),
      );
    });
  }

  ofPerson(number: number): string {
    const { tree, id } = this.referenceOf(this.#people.lead[number] as number);
    return joinedId(tree, id);
  }

  /** A person in their own tree. */
  referenceOf(number: number): IndividualReference {
    const part = partOf(this.#people.offsets, number);
    const { tree, genealogy } = this.#parts[part] as Part;
    return { tree, id: neutralId(genealogy.individuals.idAt(number - (this.#people.offsets[part] as number))) };
  }

  ofFamily(number: number): string {
    const lead = this.#families.lead[number] as number;
    const part = partOf(this.#families.offsets, lead);
    const { tree, genealogy } = this.#parts[part] as Part;
    return joinedId(tree, genealogy.families.idAt(lead - (this.#families.offsets[part] as number)));
  }

  /** Whether a record of another kind is this part's own, and not one that an earlier part has. */
  isOwn(part: number, xref: string): boolean {
    return xref === '' || this.#others[part]?.get(xref) === joinedId((this.#parts[part] as Part).tree, xref);
  }

  /** A record of a part with the names of the joined graph. Links to trees that are joined have served. */
  record(part: number, record: number, name: string): Structure {
    const { structures } = sourceOf((this.#parts[part] as Part).genealogy);
    const whole = structures.record(record);
    const children = whole.children.filter(({ tag, value }) => tag !== '_LINK' || !this.#isServed(value));
    return {
      ...this.#renamed({ ...whole, children }, (tag, xref) => this.#target(part, tag, xref)),
      xref: name,
    };
  }

  /** Copies records that need nothing but their names. */
  copier(builder: StructuresBuilder, part: number): (record: number, name: string) => void {
    const { structures, records } = sourceOf((this.#parts[part] as Part).genealogy);
    const { pool } = structures;
    const link = pool.find('_LINK');
    const copies = new Uint32Array(pool.size);
    const copyOf = (id: number): number => {
      if (copies[id] === 0) copies[id] = builder.pool.intern(pool.bytes, pool.startOf(id), pool.startOf(id + 1));
      return copies[id] as number;
    };
    const interned = [new Uint32Array(this.#people.lead.length), new Uint32Array(this.#families.lead.length)] as const;
    const idOf = (kind: 0 | 1, number: number): number => {
      const lead = (kind === 0 ? this.#people : this.#families).lead[number] as number;
      const ids = interned[kind];
      if (ids[lead] === 0) ids[lead] = builder.pool.internText(kind === 0 ? this.ofPerson(lead) : this.ofFamily(lead));
      return ids[lead] as number;
    };
    const [firstPerson, firstFamily] = [this.#people.offsets[part] as number, this.#families.offsets[part] as number];
    const targetOf = (tag: number, xref: number): number => {
      const person = LEADS_TO_PEOPLE.has(tag) ? (records.individualByXref[xref] ?? NOBODY) : NOBODY;
      if (person !== NOBODY) return idOf(0, firstPerson + person);
      const family = tag === TAG.FAMC || tag === TAG.FAMS ? (records.familyByXref[xref] ?? NOBODY) : NOBODY;
      if (family !== NOBODY) return idOf(1, firstFamily + family);
      return builder.pool.internText(this.#target(part, pool.text(tag), pool.text(xref)));
    };
    return (record, name) => {
      const end = structures.recordStarts[record + 1] as number;
      const start = structures.recordStarts[record] as number;
      for (let at = start; at < end; at += 1) {
        const tag = structures.tags[at] as number;
        const level = structures.levelOf(at);
        if (tag === link && level === 1 && this.#isServed(structures.valueOf(at))) {
          while (at + 1 < end && structures.levelOf(at + 1) > 1) at += 1;
          continue;
        }
        const xref = at === start ? builder.pool.internText(name) : copyOf(structures.innerXrefOf(at));
        const copy = builder.add(level, xref, copyOf(tag));
        const value = structures.values[at] as number;
        if (structures.isPointer(at)) builder.setPointer(copy, targetOf(tag, value));
        else builder.setText(copy, copyOf(value));
      }
    };
  }

  #isServed(link: string): boolean {
    return this.#trees.has(link.trim().split('#')[0] ?? '');
  }

  #renamed(part: Structure, target: (tag: string, xref: string) => string): Structure {
    return {
      ...part,
      value: part.isPointer ? target(part.tag, part.value) : part.value,
      children: part.children.map((child) => this.#renamed(child, target)),
    };
  }

  /** A person and a family may have the same id in a file; what leads to neither leads nowhere, here as there. */
  #target(part: number, tag: string, xref: string): string {
    if (xref === 'VOID') return xref;
    const { tree, genealogy } = this.#parts[part] as Part;
    const person = TO_FAMILIES.has(tag) ? NOBODY : genealogy.individuals.indexOf(xref);
    const family = TO_PEOPLE.has(tag) ? NOBODY : genealogy.families.indexOf(xref);
    const other = this.#others[part]?.get(xref);
    if (other !== undefined && !TO_FAMILIES.has(tag) && !TO_PEOPLE.has(tag)) return other;
    if (person !== NOBODY) return this.ofPerson((this.#people.offsets[part] as number) + person);
    if (family !== NOBODY) return this.ofFamily((this.#families.offsets[part] as number) + family);
    return joinedId(tree, xref);
  }
}

export function partOf(offsets: readonly number[], number: number): number {
  return offsets.findLastIndex((offset) => offset <= number);
}
