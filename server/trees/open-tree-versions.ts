import type { Library } from '../../chronicle/reading/library.ts';
import { PairSearches } from '../../chronicle/trees/pair-searches.ts';
import { refreshYears } from '../../chronicle/trees/refresh-years.ts';
import { TreeInspections } from '../../chronicle/trees/tree-inspections.ts';
import type { RunTreeJob } from '../../chronicle/trees/tree-jobs.ts';
import type { TreeVersionDeps } from '../../chronicle/trees/tree-versions.ts';
import type { Backend } from '../backend.ts';
import { logError } from '../log.ts';

interface TreeVersions {
  readonly services: TreeVersionDeps;
  readonly inspections: TreeInspections;
  readonly pairs: PairSearches;
}

export function openTreeVersions(
  { store, files }: Pick<Backend, 'store' | 'files'>,
  run: RunTreeJob,
  library: Library,
  today: () => string,
): TreeVersions {
  const inspect = (hash: string) => run('inspect', { hash, today: today() });
  const inspections = new TreeInspections(library, inspect, (tree, hash, { years }) => {
    refreshYears(store, { tree, hash, years }).catch((error: unknown) => logError('the years of a tree', error));
  });
  const services = { store, files, run, today, now: () => new Date() };
  return { services, inspections, pairs: new PairSearches(library, run) };
}
