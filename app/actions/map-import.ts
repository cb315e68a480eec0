import type { ImportEntry } from '../../chronicle/map/import-features.ts';
import type { ImportRow } from '../features/map/editing/import-report.tsx';
import { IMPORT_PROBLEM_SENTENCE } from '../text/map-errors.ts';

/** The report as people read it: where, what, what becomes of it. */
export function importRows(report: readonly ImportEntry[]): ImportRow[] {
  return report.map(({ name, outcome, problem, line, index }) => ({
    name,
    outcome,
    where: line === undefined ? (index === undefined ? '' : `${index}. oblik`) : `${line}. redak`,
    problem: problem === undefined ? '' : IMPORT_PROBLEM_SENTENCE[problem],
  }));
}
