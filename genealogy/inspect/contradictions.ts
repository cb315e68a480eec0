import type { Contradiction } from '../living/birth-bounds.ts';
import { assessLives } from '../living/who-lives.ts';
import type { HealthFindings } from './findings.ts';
import type { Inspected } from './lives.ts';

/** Dates for which people count as living, over however many generations, unless another finding is of the same people. */
export function inspectContradictions({ genealogy }: Inspected, today: string, findings: HealthFindings): void {
  const { verdicts, contradicted } = assessLives(genealogy, today);
  const keyOf = (individuals: readonly string[]) => individuals.toSorted().join(' ');
  const grave = findings.list().filter(({ severity }) => severity !== 'note');
  const told = new Set(grave.map(({ individuals }) => keyOf(individuals)));
  const held = [...contradicted].filter(([person]) => verdicts[person]?.because === 'contradicted');
  for (const [clash, people] of Map.groupBy(held, ([person]) => verdicts[person]?.clash)) {
    const [{ early, late }] = people.map(([, contradiction]) => contradiction) as [Contradiction];
    const individuals = [...new Set([early, late])].map((person) => genealogy.individuals.idAt(person));
    const sentence = `Datumi se ne slažu: ${clash}; broj osoba koje se zbog toga smatraju živima: ${people.length}`;
    if (!told.has(keyOf(individuals))) findings.add('contradicted', () => ({ individuals, facts: [clash], sentence }));
  }
}
