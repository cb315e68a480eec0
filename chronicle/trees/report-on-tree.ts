import { neutralId } from '../../domain/reference.ts';
import { compareGenealogies, readGedcom, visibilityOf } from '../../genealogy/index.ts';
import { describeGenealogy, VILLAGE } from './describe-tree.ts';
import type { TreeReport } from './tree-report.ts';
import { personAt } from './years-of.ts';

/** Of each list; how many there are in all is told besides. */
const MOST_LISTED = 300;
const MOST_FINDINGS = 500;

export interface ReportRequest {
  /** The tree as it is; absent when there is none yet. */
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array;
  readonly today: string;
  /** Ids, as addresses have them, that records refer to. */
  readonly referred: readonly string[];
}

/** Takes as long as the file is large: run by a process of its own (server/trees). Throws GedcomUnreadableError. */
export function reportOnTree({ before, after, today, referred }: ReportRequest): TreeReport {
  const { genealogy, findings } = readGedcom(after, VILLAGE);
  const old = readGedcom(before ?? EMPTY).genealogy;
  const { added, gone, changed, unchanged, renumbered } = compareGenealogies(old, genealogy);
  const visibility = visibilityOf(genealogy, { today, level: 'name' });
  const living = visibility.flatMap(({ shown, because, bornBy, clash }, index) =>
    shown === 'full' ? [] : [{ index, shown, why: { because, clash, ...(bornBy === undefined ? {} : { bornBy }) } }],
  );
  const kept = new Set(
    Array.from({ length: genealogy.individuals.size }, (_, index) => neutralId(genealogy.individuals.idAt(index))),
  );
  const wanted = new Set(referred.filter((id) => !kept.has(id)));
  const lost = Array.from({ length: old.individuals.size }, (_, index) => index).filter((index) =>
    wanted.has(neutralId(old.individuals.idAt(index))),
  );
  return {
    description: describeGenealogy(genealogy, today),
    counts: {
      added: added.length,
      changed: changed.length,
      gone: gone.length,
      unchanged,
      renumbered: renumbered.length,
      nameOnly: living.filter(({ shown }) => shown === 'name').length,
      hidden: living.filter(({ shown }) => shown === 'hidden').length,
      findings: findings.length,
    },
    added: added.slice(0, MOST_LISTED).map((index) => personAt(genealogy, index)),
    changed: changed
      .slice(0, MOST_LISTED)
      .map((one) => ({ ...personAt(genealogy, one.after), was: personAt(old, one.before).name, what: [...one.what] })),
    gone: gone.slice(0, MOST_LISTED).map((index) => personAt(old, index)),
    lost: lost.slice(0, MOST_LISTED).map((index) => personAt(old, index)),
    living: living.slice(0, MOST_LISTED).map(({ index, shown, why }) => ({
      ...personAt(genealogy, index),
      shown,
      why: { ...why, sex: genealogy.individuals.at(index).sex },
    })),
    findings: findings
      .toSorted((a, b) => GRAVITY[a.severity] - GRAVITY[b.severity] || a.line - b.line)
      .slice(0, MOST_FINDINGS)
      .map(({ line, tag, sentence, severity }) => ({ line, tag: tag.slice(0, 40), sentence, severity })),
  };
}

const GRAVITY = { error: 0, warning: 1, note: 2 } as const;
const EMPTY = new TextEncoder().encode('0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 TRLR\n');
