import type { FamilyFacts, PersonFacts } from '../../../../genealogy/gedcom/edit/facts.ts';
import type { Loss } from '../../../../genealogy/gedcom/edit/losses.ts';
import type { DetachEdit } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import { lifeEventLabel } from '../../../text/life-events.ts';
import { PEDIGREE_WORD } from '../../../text/pedigree-words.ts';
import { NAME_LABEL } from './fact-rows.ts';
import { writtenDate } from './form-edits.ts';

/** What is lost when somebody leaves a family, a line each. */
export function lostByDetaching(facts: PersonFacts, { person, family, as }: DetachEdit): string[] {
  const left = [...facts.asChild, ...facts.asPartner].find((one) => one.family === family);
  return left ? [...bondLines(left, person, as, facts), ...(left.losses[person] ?? []).map(lossLine)] : [];
}

/** What is lost with somebody: what is told of them, and whom they were bound to. */
export function lostByDeleting(facts: PersonFacts): string[] {
  const { person, asChild, asPartner, losses } = facts;
  return [
    ...losses.map(lossLine),
    ...asChild.flatMap((family) => bondLines(family, person, 'child', facts)),
    ...asPartner.flatMap((family) => bondLines(family, person, 'partner', facts)),
  ];
}

function bondLines(family: FamilyFacts, person: string, as: DetachEdit['as'], { kin }: PersonFacts): string[] {
  const line = (label: string, ids: readonly string[]): string[] => {
    const names = ids.filter((id) => id !== person).map((id) => kin[id] || 'osoba bez imena');
    return names.length > 0 ? [`${label}: ${names.join(', ')}`] : [];
  };
  const pedigree = family.pedigrees[person];
  if (as === 'child')
    return line(`Veza s roditeljima${pedigree ? ` (${PEDIGREE_WORD[pedigree]})` : ''}`, family.partners);
  return [...line('Veza sa supružnikom', family.partners), ...line('Veza s djecom', family.children)];
}

function lossLine(loss: Loss): string {
  const { tag, type, text, namedBy } = loss;
  const label = labelOf(loss);
  const isTypeTold = tag === 'NAME' ? NAME_LABEL.has(type.toLowerCase()) : label !== lifeEventLabel(tag);
  const said = [namedBy, isTypeTold ? '' : type, writtenDate(loss), text].filter(Boolean).join(', ');
  return said === '' ? label : `${label}: ${said}`;
}

function labelOf({ tag, type, namedBy }: Loss): string {
  if (namedBy !== '') return 'Veza u zapisu druge osobe';
  if (['FAMC', 'FAMS', 'HUSB', 'WIFE', 'CHIL'].includes(tag)) return 'Uz obiteljsku vezu';
  return tag === 'NAME' ? (NAME_LABEL.get(type.toLowerCase()) ?? 'Uz ime') : lifeEventLabel(tag, type);
}
