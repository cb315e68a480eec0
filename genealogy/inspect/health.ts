import type { Severity } from '../gedcom/findings.ts';
import type { HealthFinding, HealthKind } from './findings.ts';

/** How healthy a tree is: nothing found, notes alone, something to check, something that cannot be so, much of it. */
export type HealthGrade = 'sound' | 'tidy' | 'fair' | 'ailing' | 'ill';

export interface Health {
  readonly grade: HealthGrade;
  readonly counts: Readonly<Record<Severity, number>>;
  /** Kinds that were found, those to mend first before the others. */
  readonly kinds: readonly {
    readonly kind: HealthKind;
    readonly severity: Severity;
    readonly count: number;
    readonly people: number;
  }[];
}

const GRAVITY: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };
/** More than one error for so many people is much. */
const PEOPLE_AN_ERROR = 50;

/** The gravest first, and of equally grave faults those that touch most people. */
export function health(findings: readonly HealthFinding[], people: number): Health {
  const counts = { error: 0, warning: 0, note: 0 };
  const kinds = new Map<HealthKind, { severity: Severity; count: number; touched: Set<string>; more: number }>();
  for (const { kind, severity, individuals, more } of findings) {
    const known = kinds.get(kind) ?? { severity, count: 0, touched: new Set<string>(), more: 0 };
    kinds.set(kind, known);
    known.count += more ?? 1;
    known.more += more ?? 0;
    counts[severity] += more ?? 1;
    for (const id of individuals) known.touched.add(id);
  }
  return {
    grade: gradeOf(counts, people),
    counts,
    kinds: [...kinds]
      .map(([kind, { severity, count, touched, more }]) => ({ kind, severity, count, people: touched.size + more }))
      .sort((a, b) => GRAVITY[a.severity] - GRAVITY[b.severity] || b.people - a.people || b.count - a.count),
  };
}

function gradeOf({ error, warning, note }: Readonly<Record<Severity, number>>, people: number): HealthGrade {
  if (error > 0) return error * PEOPLE_AN_ERROR > people && error > 2 ? 'ill' : 'ailing';
  if (warning > 0) return 'fair';
  return note > 0 ? 'tidy' : 'sound';
}
