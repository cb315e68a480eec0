import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import { pointerTo, type Structure, structure } from '../gedcom/structures/structures.ts';
import { HIDDEN_NAME, isHiddenName, RESTRICTED_NAME } from '../genealogy.ts';
import { NO_DAY, NOBODY, Pedigree } from '../graph.ts';
import { bareLink, familyLinksAlone } from '../living/reduced-records.ts';
import type { JoinedFamilies } from './joined-families.ts';
import { type JoinedNames, partOf } from './joined-names.ts';
import type { JoinedPeople, Part } from './joined-people.ts';
import { type Conflict, mergeRecords } from './merge-records.ts';

interface Merged {
  readonly record: Structure;
  readonly conflicts: readonly Conflict[];
}

/** Records that are not as one of the parts has them: those of who is in several, and what leads to who is hidden now. */
export class JoinedRecords {
  readonly #parts: readonly Part[];
  readonly #people: JoinedPeople;
  readonly #families: JoinedFamilies;
  readonly #names: JoinedNames;
  /** Leads of those whom one part hides and another does not, with the name that hides them. */
  readonly #hidden = new Map<number, string>();
  /** Their names in the joined graph, and those of the families in which they are a partner. */
  readonly #hiddenNames = new Set<string>();

  constructor(parts: readonly Part[], people: JoinedPeople, families: JoinedFamilies, names: JoinedNames) {
    this.#parts = parts;
    this.#people = people;
    this.#families = families;
    this.#names = names;
    for (const [lead, members] of people.members) {
      const shown = members.map((member) => this.#nameOf(member));
      if (!shown.some(isHiddenName) || shown.every(isHiddenName)) continue;
      this.#hidden.set(lead, shown.includes(HIDDEN_NAME) ? HIDDEN_NAME : RESTRICTED_NAME);
      this.#hiddenNames.add(names.ofPerson(lead));
      for (const member of members)
        for (const union of this.#unionsOf(member)) this.#hiddenNames.add(names.ofFamily(union));
    }
    // What one tree tells of a marriage without knowing a partner is not to be told of a partner whom another withholds.
    for (const [lead, members] of families.members) {
      const isKnownToAll = (partner: number) => members.every((member) => this.#partnersOf(member).includes(partner));
      const partners = members.flatMap((member) => this.#partnersIn(member));
      if (partners.some((one) => this.#isWithheld(one) && !isKnownToAll(people.lead[one] as number)))
        this.#hiddenNames.add(names.ofFamily(lead));
    }
  }

  /** Whether their own part shows no more of them than a name, because they are hidden or may live. */
  #isWithheld(number: number): boolean {
    const part = partOf(this.#people.offsets, number);
    const { dead, genealogy } = this.#parts[part] as Part;
    const { id, name, events } = genealogy.individuals.at(number - (this.#people.offsets[part] as number));
    return isHiddenName(name.full) || (dead !== undefined && !dead.has(id) && events.length === 0);
  }

  /** Undefined where the record of the only part that has it will do. */
  individual(lead: number): Merged | undefined {
    const members = this.#people.members.get(lead);
    if (!members) return this.#withoutHidden(this.#recordOf(lead), (record) => this.#names.record(...record));
    const name = this.#names.ofPerson(lead);
    // Whoever knows the parents knows the child best.
    const informed = [...members].sort(
      (a, b) => Number(this.#originsOf(b).length > 0) - Number(this.#originsOf(a).length > 0),
    );
    const records = informed.map((member) => {
      const [part, record] = this.#recordOf(member);
      return { tree: (this.#parts[part] as Part).tree, record: this.#names.record(part, record, name) };
    });
    const { record, conflicts } = mergeRecords(records);
    const hiding = this.#hidden.get(lead);
    if (hiding !== undefined) return { record: hiddenIndividual(record, hiding), conflicts: [] };
    return { record: this.#bared(record), conflicts: [...conflicts, ...this.#conflictingParents(informed)] };
  }

  family(lead: number): (Merged & { readonly partners: readonly number[] }) | undefined {
    const members = this.#families.members.get(lead);
    const name = this.#names.ofFamily(lead);
    const isHidden = this.#hiddenNames.has(name);
    if (!members) {
      const merged = this.#withoutHidden(this.#familyRecordOf(lead), (record) => this.#names.record(...record));
      return merged && { ...merged, record: isHidden ? familyLinksAlone(merged.record) : merged.record, partners: [] };
    }
    const records = members.map((member) => {
      const [part, record] = this.#familyRecordOf(member);
      return { tree: (this.#parts[part] as Part).tree, record: this.#names.record(part, record, name) };
    });
    const { record, conflicts } = mergeRecords(records);
    const ordered = this.#withChildrenByBirth(this.#bared(record), members);
    if (isHidden) return { record: familyLinksAlone(ordered), conflicts: [], partners: [] };
    const partners = members.flatMap((member) => this.#partnersOf(member));
    return { record: ordered, conflicts, partners: [...new Set(partners)] };
  }

  /** Only who one of the parts hides anew makes a record of another part say too much. */
  #withoutHidden(
    [part, record, name]: readonly [number, number, string],
    read: (record: readonly [number, number, string]) => Structure,
  ): Merged | undefined {
    if (this.#hiddenNames.size === 0) return undefined;
    const whole = read([part, record, name]);
    const touches = (structure: Structure): boolean =>
      (structure.isPointer && this.#hiddenNames.has(structure.value)) || structure.children.some(touches);
    return touches(whole) || this.#hiddenNames.has(name) ? { record: this.#bared(whole), conflicts: [] } : undefined;
  }

  #bared(part: Structure): Structure {
    if (this.#hiddenNames.size === 0) return part;
    const isBare = part.isPointer && this.#hiddenNames.has(part.value);
    return isBare ? bareLink(part) : { ...part, children: part.children.map((child) => this.#bared(child)) };
  }

  /** Each tree’s order stays where only one has children; of both together, by their births, and who has none stays behind whom they followed. */
  #withChildrenByBirth(record: Structure, members: readonly number[]): Structure {
    const children = record.children.filter(({ tag }) => tag === 'CHIL');
    const all = new Set(children.map(({ value }) => value)).size;
    const birth = new Map<string, number>();
    let isMixed = false;
    for (const member of members) {
      const list = this.#childrenOf(member);
      isMixed ||= list.length > 0 && list.length < all;
      let before = NO_DAY;
      for (const child of list) {
        before = this.#birthOf(child) === NO_DAY ? before : this.#birthOf(child);
        const name = this.#names.ofPerson(child);
        if (!birth.has(name)) birth.set(name, before);
      }
    }
    if (!isMixed) return record;
    const sorted = [...children].sort((a, b) => (birth.get(a.value) ?? NO_DAY) - (birth.get(b.value) ?? NO_DAY));
    return { ...record, children: [...record.children.filter(({ tag }) => tag !== 'CHIL'), ...sorted] };
  }

  /** Parents by birth, of whom two trees name others. */
  #conflictingParents(members: readonly number[]): Conflict[] {
    const told = members.flatMap((member) => {
      const families = this.#originsOf(member).map((family) => this.#families.lead[family] as number);
      return families.length > 0 ? [{ member, families }] : [];
    });
    const [first, ...others] = told;
    if (!first || others.every(({ families }) => families.some((family) => first.families.includes(family)))) return [];
    return [
      {
        tag: 'FAMC',
        told: told.map(({ member }) => {
          const parents = this.#originsOf(member).flatMap((family) => this.#partnersOf(family));
          const names = parents.map((parent) => this.#hidden.get(parent) ?? this.#nameOf(parent)).filter(Boolean);
          const { tree } = this.#names.referenceOf(member);
          return { trees: [tree], fact: { tag: 'FAMC', date: '', place: '', value: names.join(' i ') } };
        }),
      },
    ];
  }

  #recordOf(number: number): readonly [number, number, string] {
    const part = partOf(this.#people.offsets, number);
    const { records } = sourceOf((this.#parts[part] as Part).genealogy);
    const record = records.individuals[number - (this.#people.offsets[part] as number)] as number;
    return [part, record, this.#names.ofPerson(number)];
  }

  #familyRecordOf(number: number): readonly [number, number, string] {
    const [part, family] = this.#inPart(number);
    const { records } = sourceOf((this.#parts[part] as Part).genealogy);
    return [part, records.families[family] as number, this.#names.ofFamily(number)];
  }

  #inPart(family: number): readonly [number, number] {
    const part = partOf(this.#families.offsets, family);
    return [part, family - (this.#families.offsets[part] as number)];
  }

  #nameOf(number: number): string {
    const part = partOf(this.#people.offsets, number);
    const { individuals } = (this.#parts[part] as Part).genealogy;
    return individuals.at(number - (this.#people.offsets[part] as number)).name.full;
  }

  /** The number of a person of a part’s graph, as their lead. */
  #lead(part: number, person: number): number {
    return this.#people.lead[(this.#people.offsets[part] as number) + person] as number;
  }

  #graphOf(number: number) {
    const part = partOf(this.#people.offsets, number);
    const { graph } = (this.#parts[part] as Part).genealogy;
    return { part, graph, person: number - (this.#people.offsets[part] as number) };
  }

  #birthOf(lead: number): number {
    const days = (this.#people.members.get(lead) ?? [lead]).map((member) => {
      const { graph, person } = this.#graphOf(member);
      return graph.birthDay[person] as number;
    });
    return days.find((day) => day !== NO_DAY) ?? NO_DAY;
  }

  #unionsOf(number: number): number[] {
    const { part, graph, person } = this.#graphOf(number);
    const unions = graph.unions.subarray(graph.unionStart[person], graph.unionStart[person + 1]);
    return Array.from(unions, (family) => (this.#families.offsets[part] as number) + family);
  }

  /** Those by birth. */
  #originsOf(number: number): number[] {
    const { part, graph, person } = this.#graphOf(number);
    const origins: number[] = [];
    for (let slot = graph.originStart[person] as number; slot < (graph.originStart[person + 1] as number); slot += 1)
      if (graph.originPedigree[slot] === Pedigree.birth)
        origins.push((this.#families.offsets[part] as number) + (graph.origins[slot] as number));
    return origins;
  }

  #partnersOf(family: number): number[] {
    return this.#partnersIn(family).map((partner) => this.#people.lead[partner] as number);
  }

  /** By their numbers in the family's own part. */
  #partnersIn(family: number): number[] {
    const [part, inPart] = this.#inPart(family);
    const { graph } = (this.#parts[part] as Part).genealogy;
    return [graph.firstPartner[inPart] as number, graph.secondPartner[inPart] as number]
      .filter((partner) => partner !== NOBODY)
      .map((partner) => (this.#people.offsets[part] as number) + partner);
  }

  #childrenOf(family: number): number[] {
    const [part, inPart] = this.#inPart(family);
    const { graph } = (this.#parts[part] as Part).genealogy;
    const children = graph.children.subarray(graph.childStart[inPart], graph.childStart[inPart + 1]);
    return Array.from(children, (child) => this.#lead(part, child));
  }
}

function hiddenIndividual(record: Structure, name: string): Structure {
  const links = record.children.filter(({ tag, isPointer }) => (tag === 'FAMC' || tag === 'FAMS') && isPointer);
  const sex = record.children.filter(({ tag }) => tag === 'SEX').map(({ value }) => structure('SEX', value));
  const kept = links.map((link) => pointerTo(link.tag, link.value, bareLink(link).children));
  return { ...structure('INDI', '', [structure('NAME', name), ...sex, ...kept]), xref: record.xref };
}
