import { NOBODY, Sex } from '../../graph.ts';
import type { Claims, FamilyClaims, Tell } from './family-claims.ts';
import { startsOf } from './lists.ts';

interface Partners {
  readonly firstPartner: Int32Array;
  readonly secondPartner: Int32Array;
}

export function settlePartners(claims: FamilyClaims, tell: Tell): Partners {
  const familyCount = claims.marriageDay.length;
  const firstPartner = new Int32Array(familyCount).fill(NOBODY);
  const secondPartner = new Int32Array(familyCount).fill(NOBODY);
  const seat = (side: Claims, claim: number, preferred: Int32Array, other: Int32Array): boolean => {
    const person = side.people.at(claim);
    const family = side.families.at(claim);
    if (preferred[family] === person || other[family] === person) return false;
    const free = preferred[family] === NOBODY ? preferred : other[family] === NOBODY ? other : undefined;
    if (free) free[family] = person;
    else tell('too-many-partners', side.structures.at(claim), { person });
    return free !== undefined;
  };
  for (let claim = 0; claim < claims.husbands.length; claim += 1)
    seat(claims.husbands, claim, firstPartner, secondPartner);
  for (let claim = 0; claim < claims.wives.length; claim += 1) seat(claims.wives, claim, secondPartner, firstPartner);
  const { marriages } = claims;
  for (let claim = 0; claim < marriages.length; claim += 1) {
    const isWoman = claims.sex[marriages.people.at(claim)] === Sex.female;
    const seated = isWoman
      ? seat(marriages, claim, secondPartner, firstPartner)
      : seat(marriages, claim, firstPartner, secondPartner);
    if (seated) tell('link-one-sided', marriages.structures.at(claim), { family: marriages.families.at(claim) });
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
