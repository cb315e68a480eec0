import type { FamilyGraph } from '../../graph.ts';
import type { FamilyClaims, ReportFinding } from './family-claims.ts';
import { listOrigins, listUnions, resolveChildren, resolvePartners, withoutCut } from './family-links.ts';

/** Merges both sides' claims into one graph: a link that only one side has counts, one that closes a cycle of ancestors does not. */
export function buildGraph(claims: FamilyClaims, report: ReportFinding): FamilyGraph {
  const partners = resolvePartners(claims, report);
  const unions = listUnions(claims, partners);
  const links = resolveChildren(claims, report);
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
    report('ancestor-loop', links.structures[slot] as number, { person: children[slot] as number });
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

/** The part of the graph that the search for cycles needs. */
interface Descent {
  readonly individualCount: number;
  readonly familyCount: number;
  readonly firstPartner: Int32Array;
  readonly secondPartner: Int32Array;
  /** The children of family f are children[childStart[f]] … children[childStart[f + 1] - 1]. */
  readonly childStart: Uint32Array;
  readonly children: Int32Array;
  readonly unionStart: Uint32Array;
  readonly unions: Int32Array;
}

/**
 * The child links that must go so that nobody is their own ancestor, as positions in `children`. A depth-first
 * search without recursion that visits each family once; a child with a family on the current path is its own ancestor.
 */
function findAncestorLoops(descent: Descent): number[] {
  const { individualCount, familyCount, firstPartner, secondPartner, childStart, children, unionStart, unions } =
    descent;
  const loops: number[] = [];
  const familyDone = new Uint8Array(familyCount);
  const openFamilies = new Int32Array(individualCount);
  const nextChild = childStart.slice(0, familyCount);
  const nextUnion = unionStart.slice(0, individualCount);
  const path: number[] = [];

  const countAsOpen = (family: number, change: number): void => {
    for (const partner of [firstPartner[family] as number, secondPartner[family] as number]) {
      if (partner >= 0) openFamilies[partner] = (openFamilies[partner] as number) + change;
    }
  };

  for (let ancestor = 0; ancestor < individualCount; ancestor += 1) {
    let person = ancestor;
    for (;;) {
      const union = nextUnion[person] as number;
      if (union < (unionStart[person + 1] as number)) {
        nextUnion[person] = union + 1;
        const family = unions[union] as number;
        if (familyDone[family] === 0) {
          familyDone[family] = 1;
          countAsOpen(family, 1);
          path.push(person, family);
          person = -1;
        }
      } else person = -1;

      while (person < 0 && path.length > 0) {
        const family = path[path.length - 1] as number;
        const slot = nextChild[family] as number;
        if (slot === childStart[family + 1]) {
          countAsOpen(family, -1);
          path.pop();
          person = path.pop() as number;
        } else {
          nextChild[family] = slot + 1;
          const child = children[slot] as number;
          if ((openFamilies[child] as number) > 0) loops.push(slot);
          else person = child;
        }
      }
      if (person < 0) break;
    }
  }
  return loops;
}
