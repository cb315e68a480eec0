import {
  birthCouple,
  bloodTerms,
  type Genealogy,
  type Individual,
  isHiddenName,
  NOBODY,
} from '../../genealogy/index.ts';

/**
 * That somebody's parents were related, in one sentence, or nothing. Of the living it is not told: of them nothing is left but
 * a name, by which they are known here.
 */
export function parentsKinship(genealogy: Genealogy, person: Individual): string {
  const { father, mother } = birthCouple(genealogy.graph, person.index);
  if (father === NOBODY || mother === NOBODY || !(person.birth?.date || person.death)) return '';
  const [one, other] = [genealogy.individuals.at(father), genealogy.individuals.at(mother)];
  if ([one, other].some(({ name }) => isHiddenName(name.full))) return '';
  const terms = bloodTerms(genealogy, one.id, other.id);
  if (!terms) return '';
  return `Roditelji su bili i u rodu: ${terms.first} i ${terms.second}${terms.isManifold ? ', i to na više načina' : ''}.`;
}
