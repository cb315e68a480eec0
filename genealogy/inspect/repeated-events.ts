import { parsePartialDate } from '../../domain/partial-date.ts';
import type { HealthFindings } from './findings.ts';
import type { Inspected } from './lives.ts';
import { named, when } from './wording.ts';

const MOST_CHOICES = 6;

/** Several births or deaths that differ, as a merge may leave them: the first counts until an editor has chosen. */
export function inspectRepeated({ genealogy }: Inspected, findings: HealthFindings): void {
  for (const { index, events } of genealogy.individuals)
    for (const [kind, about] of [
      ['BIRT', 'rođenju'],
      ['DEAT', 'smrti'],
    ] as const) {
      const told = events.flatMap(({ tag, date, place }) => {
        const day = parsePartialDate(date);
        const text = [day ? when(day) : date, place].filter((part) => part !== '').join(', ');
        return tag === kind && text !== '' ? [{ tag, date, place, text }] : [];
      });
      const choices = told.filter(({ text }, at) => told.findIndex((one) => one.text === text) === at);
      if (choices.length < 2) continue;
      findings.add('birth-or-death-twice', () => {
        const who = named(genealogy, index);
        // Whichever of them comes first, it is the same finding.
        const facts = [kind, ...choices.map(({ text }) => text).toSorted()];
        const listed = choices.slice(0, MOST_CHOICES);
        const sentence = `${who.name} ima više zapisa o ${about}: ${listed.map(({ text }) => text).join('; ')}`;
        return { individuals: [who.id], facts, choices: listed, sentence };
      });
    }
}
