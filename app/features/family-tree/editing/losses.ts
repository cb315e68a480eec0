import type { EventFact, FamilyFacts, PersonFacts } from '../../../../genealogy/gedcom/edit/facts.ts';
import type { DetachEdit } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import { lifeEventLabel } from '../../../text/life-events.ts';
import { eventRows, type FactRow, familyEventRows, nameRows, noteRows, pictureRows, sourceRows } from './fact-rows.ts';

/** Enough of a text to know it by. */
const LONGEST = 120;

/** What is lost when somebody leaves a family, a line each. */
export function lostByDetaching(facts: PersonFacts, { person, family, as }: DetachEdit): string[] {
  const left = [...facts.asChild, ...facts.asPartner].find((one) => one.family === family);
  return left ? lostInFamily(left, person, as, facts) : [];
}

/** What is lost with somebody: what is told of them, and whom they were bound to. */
export function lostByDeleting(facts: PersonFacts): string[] {
  const { person, asChild, asPartner, namedBy, others } = facts;
  const [, ...names] = nameRows(facts).filter(({ subject }) => subject.kind === 'name');
  const rows = [names, eventRows(facts), noteRows(facts), sourceRows(facts), pictureRows(facts)].flat();
  return [
    ...rows.flatMap(rowLine),
    ...others.flatMap(toldLine),
    ...facts.events.flatMap(sourceLines),
    ...asChild.flatMap((family) => lostInFamily(family, person, 'child', facts)),
    ...asPartner.flatMap((family) => lostInFamily(family, person, 'partner', facts)),
    ...namesLine('Veza u zapisu druge osobe', namedBy, facts),
  ];
}

/** A family that has nobody else goes, with all that it tells. */
function lostInFamily(family: FamilyFacts, person: string, as: DetachEdit['as'], facts: PersonFacts): string[] {
  const partners = family.partners.filter((id) => id !== person);
  const children = family.children.filter((id) => id !== person);
  const bonds =
    as === 'child'
      ? namesLine('Veza s roditeljima', partners, facts)
      : [...namesLine('Veza s bračnim drugom', partners, facts), ...namesLine('Veza s djecom', children, facts)];
  if (partners.length + children.length > 0) return bonds;
  const rows = familyEventRows(family.events, family.family);
  return [
    ...bonds,
    ...rows.flatMap(rowLine),
    ...family.events.flatMap(sourceLines),
    ...family.others.flatMap(toldLine),
  ];
}

const toldLine = ({ tag, text }: FamilyFacts['others'][number]) => line(lifeEventLabel(tag), text);
const sourceLines = ({ tag, type, sources }: EventFact) =>
  sources.flatMap(({ title, page }) =>
    line(`Izvor (${lifeEventLabel(tag, type).toLocaleLowerCase('hr')})`, [title, page].filter(Boolean).join(', ')),
  );
const rowLine = ({ label, says }: FactRow) => line(label, says);

function namesLine(label: string, ids: readonly string[], { kin }: PersonFacts): string[] {
  return line(label, ids.map((id) => kin[id] || 'osoba bez imena').join(', '));
}

function line(label: string, text: string): string[] {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return text === '' ? [] : [`${label}: ${short}`];
}
