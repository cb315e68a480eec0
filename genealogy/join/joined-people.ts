import type { IndividualReference } from '../../domain/reference.ts';
import type { Genealogy } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import type { Refusal, Sameness } from './sameness.ts';

export interface Part {
  readonly tree: string;
  readonly genealogy: Genealogy;
  /** By their ids: who has died, where that is known. Of the others what is shown does not tell whether they live. */
  readonly dead?: ReadonlySet<string>;
}

/** People of all parts under one number each, part by part, and which of the numbers are one person. */
export interface JoinedPeople {
  /** By part: the number of its first person. */
  readonly offsets: readonly number[];
  /** By number: the lowest of the same person. */
  readonly lead: Int32Array;
  /** Who is in several parts: by lead, everybody's numbers in order. */
  readonly members: ReadonlyMap<number, readonly number[]>;
  readonly refused: readonly Refusal[];
}

const STRENGTH = { editor: 0, link: 1, uid: 2 } as const;

/** Whom an editor confirmed comes first, then what both files say by name, then equal numbers. */
export function joinPeople(parts: readonly Part[], sames: readonly Sameness[]): JoinedPeople {
  const offsets: number[] = [];
  let total = 0;
  for (const { genealogy } of parts) {
    offsets.push(total);
    total += genealogy.individuals.size;
  }
  const numberOf = ({ tree, id }: IndividualReference): number => {
    const part = parts.findIndex((one) => one.tree === tree);
    const person = parts[part]?.genealogy.individuals.indexOf(id) ?? NOBODY;
    return person === NOBODY ? NOBODY : (offsets[part] as number) + person;
  };
  const refused: Refusal[] = [];
  let taken = [...sames].sort((a, b) => STRENGTH[a.by] - STRENGTH[b.by]);
  for (;;) {
    const joined = new Groups(total, offsets);
    const kept: (Sameness & { readonly number: number })[] = [];
    for (const same of taken) {
      const [one, other] = [numberOf(same.one), numberOf(same.other)];
      if (one === NOBODY || other === NOBODY) refused.push({ ...same, why: 'missing' });
      else if (!joined.unite(one, other)) refused.push({ ...same, why: 'ambiguous' });
      else kept.push({ ...same, number: one });
    }
    const looped = findLoops(parts, offsets, joined.lead);
    // The weakest go first: one wrong number must not take away what an editor confirmed.
    const isLooped = (number: number) => looped[joined.lead[number] as number] === 1;
    let weakest = -1;
    for (const { by, number } of kept) if (isLooped(number)) weakest = Math.max(weakest, STRENGTH[by]);
    if (weakest < 0) return { offsets, lead: joined.lead, members: joined.members, refused };
    taken = [];
    for (const { number, ...same } of kept) {
      if (isLooped(number) && STRENGTH[same.by] === weakest) refused.push({ ...same, why: 'own-ancestor' });
      else taken.push(same);
    }
  }
}

/** Nobody is two people of one part. */
class Groups {
  readonly lead: Int32Array;
  readonly members = new Map<number, number[]>();
  readonly #offsets: readonly number[];

  constructor(size: number, offsets: readonly number[]) {
    this.lead = Int32Array.from({ length: size }, (_, number) => number);
    this.#offsets = offsets;
  }

  unite(one: number, other: number): boolean {
    const [a, b] = [this.lead[one] as number, this.lead[other] as number];
    if (a === b) return one !== other;
    const all = [...(this.members.get(a) ?? [a]), ...(this.members.get(b) ?? [b])].sort((x, y) => x - y);
    const trees = new Set(all.map((number) => this.#offsets.findLastIndex((offset) => offset <= number)));
    if (trees.size < all.length) return false;
    this.members.delete(a);
    this.members.delete(b);
    this.members.set(all[0] as number, all);
    for (const number of all) this.lead[number] = all[0] as number;
    return true;
  }
}

/** Who would be their own ancestor, or lies between two who would. Each part by itself has no such. */
function findLoops(parts: readonly Part[], offsets: readonly number[], lead: Int32Array): Uint8Array {
  const parents: number[] = [];
  const children: number[] = [];
  parts.forEach(({ genealogy: { graph } }, part) => {
    const joined = (person: number) => lead[(offsets[part] as number) + person] as number;
    for (let family = 0; family < graph.familyCount; family += 1) {
      for (const partner of [graph.firstPartner[family] as number, graph.secondPartner[family] as number]) {
        if (partner === NOBODY) continue;
        for (
          let slot = graph.childStart[family] as number;
          slot < (graph.childStart[family + 1] as number);
          slot += 1
        ) {
          parents.push(joined(partner));
          children.push(joined(graph.children[slot] as number));
        }
      }
    }
  });
  const left = new Uint8Array(lead.length).fill(1);
  peel(left, parents, children);
  peel(left, children, parents);
  return left;
}

/** Takes away whom no link leads to, and then whom none leads to any more. */
function peel(left: Uint8Array, from: readonly number[], to: readonly number[]): void {
  const start = new Uint32Array(left.length + 1);
  const open = new Uint32Array(left.length);
  from.forEach((person, link) => {
    if (left[person] === 0 || left[to[link] as number] === 0) return;
    start[person + 1] = (start[person + 1] as number) + 1;
    open[to[link] as number] = (open[to[link] as number] as number) + 1;
  });
  for (let person = 0; person < left.length; person += 1)
    start[person + 1] = (start[person + 1] as number) + (start[person] as number);
  const links = new Uint32Array(start[left.length] as number);
  const next = start.slice();
  from.forEach((person, link) => {
    if (left[person] === 0 || left[to[link] as number] === 0) return;
    links[next[person] as number] = to[link] as number;
    next[person] = (next[person] as number) + 1;
  });
  const free: number[] = [];
  for (let person = 0; person < left.length; person += 1)
    if (left[person] === 1 && open[person] === 0) free.push(person);
  for (let person = free.pop(); person !== undefined; person = free.pop()) {
    left[person] = 0;
    for (let slot = start[person] as number; slot < (start[person + 1] as number); slot += 1) {
      const target = links[slot] as number;
      open[target] = (open[target] as number) - 1;
      if (open[target] === 0) free.push(target);
    }
  }
}
