import { accumulate, NOBODY, Pedigree, Sex } from '../../graph.ts';
import { type Claims, type FamilyClaims, type ReportFinding, UNSTATED } from './family-claims.ts';

interface Partners {
  readonly firstPartner: Int32Array;
  readonly secondPartner: Int32Array;
}

export function resolvePartners(claims: FamilyClaims, report: ReportFinding): Partners {
  const familyCount = claims.marriageDay.length;
  const firstPartner = new Int32Array(familyCount).fill(NOBODY);
  const secondPartner = new Int32Array(familyCount).fill(NOBODY);
  const assignSlot = (side: Claims, claim: number, preferred: Int32Array, other: Int32Array): boolean => {
    const person = side.people.at(claim);
    const family = side.families.at(claim);
    if (preferred[family] === person || other[family] === person) return false;
    const free = preferred[family] === NOBODY ? preferred : other[family] === NOBODY ? other : undefined;
    if (free) free[family] = person;
    else report('too-many-partners', side.structures.at(claim), { person });
    return free !== undefined;
  };
  for (let claim = 0; claim < claims.husbands.length; claim += 1)
    assignSlot(claims.husbands, claim, firstPartner, secondPartner);
  for (let claim = 0; claim < claims.wives.length; claim += 1)
    assignSlot(claims.wives, claim, secondPartner, firstPartner);
  const { marriages } = claims;
  for (let claim = 0; claim < marriages.length; claim += 1) {
    const isWoman = claims.sex[marriages.people.at(claim)] === Sex.female;
    const isNew = isWoman
      ? assignSlot(marriages, claim, secondPartner, firstPartner)
      : assignSlot(marriages, claim, firstPartner, secondPartner);
    if (isNew) report('link-one-sided', marriages.structures.at(claim), { family: marriages.families.at(claim) });
  }
  return { firstPartner, secondPartner };
}

/** In the order in which each person lists their marriages; those known to the family alone come after. */
export function listUnions(
  claims: FamilyClaims,
  { firstPartner, secondPartner }: Partners,
): { unionStart: Uint32Array; unions: Int32Array } {
  const unionStart = startsOf(claims.sex.length, [firstPartner, secondPartner]);
  const unions = new Int32Array(unionStart[claims.sex.length] as number);
  const next = unionStart.slice();
  const listed = new Uint8Array(firstPartner.length);
  const list = (person: number, family: number): void => {
    const seat = firstPartner[family] === person ? 1 : secondPartner[family] === person ? 2 : 0;
    if (seat === 0 || ((listed[family] as number) & seat) !== 0) return;
    listed[family] = (listed[family] as number) | seat;
    unions[next[person] as number] = family;
    next[person] = (next[person] as number) + 1;
  };
  for (let claim = 0; claim < claims.marriages.length; claim += 1)
    list(claims.marriages.people.at(claim), claims.marriages.families.at(claim));
  for (let family = 0; family < firstPartner.length; family += 1) {
    for (const partner of [firstPartner[family] as number, secondPartner[family] as number])
      if (partner !== NOBODY) list(partner, family);
  }
  return { unionStart, unions };
}

interface ChildLinks {
  readonly childStart: Uint32Array;
  readonly children: Int32Array;
  readonly pedigrees: Uint8Array;
  /** By link: the structure that holds it. */
  readonly structures: Uint32Array;
  /** By childhood claim: its link, -1 where an earlier claim made the same. */
  readonly claimSlots: Int32Array;
}

/** Children in the family's order; those whom only their own record links to it come after. */
export function resolveChildren(claims: FamilyClaims, report: ReportFinding): ChildLinks {
  const familyCount = claims.marriageDay.length;
  const { children: named, childhoods } = claims;
  const total = named.length + childhoods.length;
  const childStart = new Uint32Array(familyCount + 1);
  const children = new Int32Array(total);
  const pedigrees = new Uint8Array(total);
  const structures = new Uint32Array(total);
  const claimSlots = new Int32Array(childhoods.length).fill(-1);
  const ofFamily = claimsByFamily(childhoods, familyCount);
  const lastFamily = new Int32Array(claims.sex.length).fill(NOBODY);
  const slotInFamily = new Int32Array(claims.sex.length);
  const confirmed = new Uint8Array(total);
  let size = 0;
  let nextNamed = 0;

  const link = (person: number, family: number, pedigree: number, structure: number): number => {
    children[size] = person;
    pedigrees[size] = pedigree;
    structures[size] = structure;
    lastFamily[person] = family;
    slotInFamily[person] = size;
    size += 1;
    return size - 1;
  };

  for (let family = 0; family < familyCount; family += 1) {
    const start = size;
    for (; nextNamed < named.length && named.families.at(nextNamed) === family; nextNamed += 1) {
      const person = named.people.at(nextNamed);
      if (lastFamily[person] === family) report('link-repeated', named.structures.at(nextNamed), { person });
      else link(person, family, named.pedigrees.at(nextNamed), named.structures.at(nextNamed));
    }
    const namedEnd = size;
    for (
      let position = ofFamily.start[family] as number;
      position < (ofFamily.start[family + 1] as number);
      position += 1
    ) {
      const claim = ofFamily.claims[position] as number;
      const person = childhoods.people.at(claim);
      const pedigree = childhoods.pedigrees.at(claim);
      if (lastFamily[person] !== family) {
        claimSlots[claim] = link(person, family, pedigree, childhoods.structures.at(claim));
        confirmed[size - 1] = 1;
        report('link-one-sided', childhoods.structures.at(claim), { family });
        continue;
      }
      const slot = slotInFamily[person] as number;
      if (confirmed[slot] === 0) {
        confirmed[slot] = 1;
        claimSlots[claim] = slot;
        if (pedigree !== UNSTATED) pedigrees[slot] = pedigree;
      } else if (pedigrees[slot] === UNSTATED) pedigrees[slot] = pedigree;
    }
    for (let slot = start; slot < namedEnd; slot += 1) {
      if (confirmed[slot] === 0)
        report('link-one-sided', structures[slot] as number, { person: children[slot] as number });
    }
    childStart[family + 1] = size;
  }
  for (let slot = 0; slot < size; slot += 1) if (pedigrees[slot] === UNSTATED) pedigrees[slot] = Pedigree.birth;
  return { childStart, children: children.slice(0, size), pedigrees: pedigrees.slice(0, size), structures, claimSlots };
}

function claimsByFamily(claims: Claims, familyCount: number): { start: Uint32Array; claims: Uint32Array } {
  const start = new Uint32Array(familyCount + 1);
  for (let claim = 0; claim < claims.length; claim += 1) {
    const family = claims.families.at(claim);
    start[family + 1] = (start[family + 1] as number) + 1;
  }
  accumulate(start);
  const sorted = new Uint32Array(claims.length);
  const next = start.slice();
  for (let claim = 0; claim < claims.length; claim += 1) {
    const family = claims.families.at(claim);
    sorted[next[family] as number] = claim;
    next[family] = (next[family] as number) + 1;
  }
  return { start, claims: sorted };
}

export function withoutCut(childStart: Uint32Array, children: Int32Array, pedigrees: Uint8Array, cut: Uint8Array) {
  if (!cut.includes(1)) return { childStart, children, childPedigree: pedigrees };
  const start = new Uint32Array(childStart.length);
  for (let family = 0; family + 1 < childStart.length; family += 1) {
    let kept = start[family] as number;
    for (let slot = childStart[family] as number; slot < (childStart[family + 1] as number); slot += 1)
      kept += cut[slot] === 0 ? 1 : 0;
    start[family + 1] = kept;
  }
  return {
    childStart: start,
    children: children.filter((_, slot) => cut[slot] === 0),
    childPedigree: pedigrees.filter((_, slot) => cut[slot] === 0),
  };
}

/** In the order in which each person lists their parents; families that alone name the child come after. */
export function listOrigins(claims: FamilyClaims, links: ChildLinks, claimSlots: Int32Array, cut: Uint8Array) {
  const { children, childStart, pedigrees } = links;
  const originStart = startsOf(claims.sex.length, [children.map((child, slot) => (cut[slot] === 0 ? child : NOBODY))]);
  const origins = new Int32Array(originStart[claims.sex.length] as number);
  const originPedigree = new Uint8Array(origins.length);
  const next = originStart.slice();
  const listed = cut.slice();
  const list = (slot: number, family: number): void => {
    if (listed[slot] !== 0) return;
    listed[slot] = 1;
    const person = children[slot] as number;
    const position = next[person] as number;
    origins[position] = family;
    originPedigree[position] = pedigrees[slot] as number;
    next[person] = position + 1;
  };
  for (let claim = 0; claim < claimSlots.length; claim += 1) {
    if ((claimSlots[claim] as number) >= 0) list(claimSlots[claim] as number, claims.childhoods.families.at(claim));
  }
  for (let family = 0; family + 1 < childStart.length; family += 1) {
    for (let slot = childStart[family] as number; slot < (childStart[family + 1] as number); slot += 1)
      list(slot, family);
  }
  return { originStart, origins, originPedigree };
}

/** The start of each person's list, counted from the columns. */
function startsOf(individualCount: number, columns: readonly Int32Array[]): Uint32Array {
  const start = new Uint32Array(individualCount + 1);
  for (const column of columns) {
    for (const person of column) if (person !== NOBODY) start[person + 1] = (start[person + 1] as number) + 1;
  }
  accumulate(start);
  return start;
}
