import { seededRandom } from './random.ts';
import type { Village, Villager } from './village.ts';
import { gedcomOf } from './village-gedcom.ts';

interface Household {
  readonly index: number;
  readonly father: number;
  readonly mother: number;
  readonly children: readonly number[];
}

/** Records as lines that can be changed, and who has been used for a fault already. */
export class VillageFile {
  readonly village: Village;
  readonly random: () => number;
  readonly #records = new Map<string, string[]>();
  readonly #used = new Set<number>();

  constructor(village: Village, seed: number) {
    this.village = village;
    this.random = seededRandom(seed);
    let lines: string[] = [];
    for (const line of new TextDecoder().decode(gedcomOf(village, seed)).split('\n')) {
      if (line.startsWith('0 ')) {
        lines = [];
        this.#records.set(/@([^@]+)@/.exec(line)?.[1] ?? line, lines);
      }
      lines.push(line);
    }
  }

  bytes(): Uint8Array {
    return new TextEncoder().encode([...this.#records.values()].flat().join('\n'));
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.random() * items.length)] as Item;
  }

  /** Somebody whom no other fault is about. */
  person(fits: (person: Villager, index: number) => boolean = () => true): number | undefined {
    for (let attempt = 0; attempt < 400; attempt += 1) {
      const index = Math.floor(this.random() * this.village.people.length);
      const one = this.village.people[index] as Villager;
      const near = this.#near(index);
      if (near.some((other) => this.#used.has(other)) || !fits(one, index)) continue;
      for (const other of near) this.#used.add(other);
      return index;
    }
    return undefined;
  }

  /** With children, none of whom another fault is about. */
  household(atLeast = 1): Household | undefined {
    const index = this.person((_, person) => (this.#familyOf(person)?.children.length ?? 0) >= atLeast);
    return index === undefined ? undefined : this.#familyOf(index);
  }

  #familyOf(person: number): Household | undefined {
    const index = this.village.families.findIndex(({ husband, wife }) => husband === person || wife === person);
    const family = this.village.families[index];
    return family && { index, father: family.husband, mother: family.wife, children: family.children };
  }

  #near(person: number): number[] {
    const origin = this.village.families[this.village.people[person]?.origin ?? -1];
    const own = this.village.families.filter(({ husband, wife }) => husband === person || wife === person);
    const families = origin ? [...own, origin] : own;
    return [...new Set([person, ...families.flatMap(({ husband, wife, children }) => [husband, wife, ...children])])];
  }

  born(person: number): number {
    return this.village.people[person]?.birthYear ?? 0;
  }

  id(person: number): string {
    return `I${person + 1}`;
  }

  record(id: string): string[] {
    return this.#records.get(id) ?? [];
  }

  add(id: string, ...lines: string[]): void {
    this.#records.set(id, [`0 @${id}@ ${lines.shift()}`, ...lines]);
    const trailer = this.#records.get('0 TRLR') ?? [];
    this.#records.delete('0 TRLR');
    this.#records.set('0 TRLR', trailer);
  }

  /** A year as somebody may write it, at most a little wider than it. */
  year(year: number): string {
    const month = this.pick(['JAN', 'MAR', 'JUN', 'SEP', 'DEC']);
    return this.pick([
      `${year}`,
      `${month} ${year}`,
      `${1 + Math.floor(this.random() * 28)} ${month} ${year}`,
      `${year}.`,
    ]);
  }

  without(id: string, tag: string): void {
    const lines = this.record(id);
    const at = lines.findIndex((line) => line.startsWith(`1 ${tag}`));
    if (at < 0) return;
    let end = at + 1;
    while (end < lines.length && !/^[01] /.test(lines[end] as string)) end += 1;
    lines.splice(at, end - at);
  }

  date(id: string, tag: string, date: string): void {
    this.without(id, tag);
    this.record(id).push(`1 ${tag}`, `2 DATE ${date}`);
  }

  replace(id: string, from: string | RegExp, to: string): void {
    const lines = this.record(id);
    lines.forEach((line, at) => {
      lines[at] = line.replace(from, to);
    });
  }
}
