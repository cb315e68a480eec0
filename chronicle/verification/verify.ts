import type { Collection } from '../store/collection.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { countsCheck } from './counts.ts';
import { documentsCheck } from './documents.ts';
import { type FileWalk, fileIndexCheck, filesCheck } from './files.ts';
import type { Check, Finding } from './finding.ts';
import { referencesCheck, unusedMediaCheck } from './references.ts';
import { revisionsCheck } from './revisions.ts';

interface VerifiedPorts {
  readonly store: DocumentStore;
  readonly walk: FileWalk;
  readonly recover?: (hash: string) => Promise<string | undefined>;
  readonly now: () => Date;
  readonly collections: readonly Collection<unknown>[];
}

/** Everything that can be said of what is stored, whichever backend stores it. */
export function checksOf(ports: VerifiedPorts): Check[] {
  const { store, collections } = ports;
  return [
    documentsCheck(store, collections),
    revisionsCheck(store),
    referencesCheck(store),
    fileIndexCheck(store),
    filesCheck(ports),
    unusedMediaCheck(store),
    countsCheck(store),
  ];
}

interface Telling {
  begin(check: Check): void;
  found(finding: Finding): void;
  /** What mending did, or that it could do nothing. */
  mended(finding: Finding, done: string | undefined): void;
}

export interface Verified {
  /** Of what is broken; less what was mended. */
  readonly broken: number;
  readonly notices: number;
  readonly mended: number;
}

/** Goes through all checks one by one; what can be mended is, where that was asked for. */
export async function verify(checks: readonly Check[], tell: Telling, mends: boolean): Promise<Verified> {
  const counts = { broken: 0, notice: 0 };
  let mended = 0;
  for (const check of checks) {
    tell.begin(check);
    for await (const finding of check.run()) {
      tell.found(finding);
      const done = mends ? await finding.mend?.() : undefined;
      if (mends) tell.mended(finding, done);
      if (done) mended += 1;
      else counts[finding.weight] += 1;
    }
  }
  return { broken: counts.broken, notices: counts.notice, mended };
}
