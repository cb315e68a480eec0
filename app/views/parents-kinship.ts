import { birthCouple, type Genealogy, type Individual, isHiddenName, NOBODY, relate } from '../../genealogy/index.ts';

/**
 * That somebody's parents were related, in one sentence, or nothing. Of the living it is not told: of them nothing is left but
 * a name, by which they are known here.
 */
export function parentsKinship(genealogy: Genealogy, person: Individual): string {
  const { father, mother } = birthCouple(genealogy.graph, person.index);
  if (father === NOBODY || mother === NOBODY || !(person.birth?.date || person.death)) return '';
  const [one, other] = [genealogy.individuals.at(father), genealogy.individuals.at(mother)];
  if ([one, other].some(({ name }) => isHiddenName(name.full))) return '';
  const byBlood = relate(genealogy, other.id, one.id).filter(({ kind }) => kind === 'blood');
  const [nearest] = byBlood;
  const back = relate(genealogy, one.id, other.id).find(({ kind }) => kind === 'blood');
  if (!nearest || !back) return '';
  const isManifold = byBlood.length > 1 || nearest.lines > 1;
  return `Roditelji su bili i rodbina: ${nearest.term} i ${back.term}${isManifold ? ', i to na više načina' : ''}.`;
}
