import type { FamilyGraph } from '../../graph.ts';
import { findAncestorLoops } from './ancestor-loops.ts';
import { listOrigins, settleChildren, withoutCut } from './child-links.ts';
import type { FamilyClaims, Tell } from './family-claims.ts';
import { listUnions, settlePartners } from './partners.ts';

/**
 * Both sides' claims made into one graph: a link that only one side knows counts, one that closes a loop of ancestors
 * does not.
 */
export function buildGraph(claims: FamilyClaims, tell: Tell): FamilyGraph {
  const partners = settlePartners(claims, tell);
  const unions = listUnions(claims, partners);
  const links = settleChildren(claims, tell);
  const { children, childStart, pedigrees, claimSlots } = links;
  const loops = findAncestorLoops({
    individualCount: claims.sex.length,
    familyCount: claims.marriageDay.length,
    ...partners,
    ...unions,
    childStart,
    children,
  });
  const cut = new Uint8Array(children.length);
  for (const slot of loops) {
    cut[slot] = 1;
    tell('ancestor-loop', links.structures[slot] as number, { person: children[slot] as number });
  }
  return {
    individualCount: claims.sex.length,
    familyCount: claims.marriageDay.length,
    sex: claims.sex,
    birthDay: claims.birthDay,
    deathDay: claims.deathDay,
    ...partners,
    marriageDay: claims.marriageDay,
    ...withoutCut(childStart, children, pedigrees, cut),
    ...unions,
    ...listOrigins(claims, links, claimSlots, cut),
  };
}
