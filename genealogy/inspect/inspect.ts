import { parsePartialDate } from '../../domain/partial-date.ts';
import type { Genealogy } from '../genealogy.ts';
import { inspectContradictions } from './contradictions.ts';
import { type HealthFinding, HealthFindings } from './findings.ts';
import { inspectGaps } from './gaps.ts';
import { readLives } from './lives.ts';
import { inspectLoops } from './loops.ts';
import { inspectMarriages } from './marriages.ts';
import { inspectDates, inspectOwnLives } from './own-life.ts';
import { inspectParents } from './parents.ts';
import { inspectPlaces } from './place-spellings.ts';
import { inspectRepeated } from './repeated-events.ts';
import { inspectRoles } from './roles.ts';
import { inspectSiblings } from './siblings.ts';
import { inspectSurnames } from './surnames.ts';

/**
 * What in a tree cannot be so, and what is worth a look, the gravest first. A date accuses nobody as long as it can be
 * understood otherwise: a year lasts from its first day to its last, `ABT` is some years wide, `BEF` and `AFT` are open.
 */
export function inspect(genealogy: Genealogy, today: string): HealthFinding[] {
  const day = parsePartialDate(today);
  if (!day) throw new RangeError(`${today} is no date`);
  const findings = new HealthFindings(genealogy);
  const inspected = readLives(genealogy);
  inspectOwnLives(inspected, findings);
  inspectDates(inspected, day, findings);
  inspectRepeated(inspected, findings);
  inspectParents(inspected, findings);
  inspectSiblings(inspected, findings);
  inspectMarriages(inspected, findings);
  inspectRoles(inspected, findings);
  inspectLoops(inspected, findings);
  inspectGaps(inspected, findings);
  inspectSurnames(inspected, findings);
  inspectPlaces(inspected, findings);
  inspectContradictions(inspected, today, findings);
  return findings.list();
}
