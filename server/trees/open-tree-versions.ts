import type { Library } from '../../chronicle/reading/library.ts';
import { PairSearches } from '../../chronicle/trees/likely-pairs.ts';
import type { TreeMergeDeps } from '../../chronicle/trees/merge-upload.ts';
import { refreshYears } from '../../chronicle/trees/refresh-years.ts';
import { TreeInspections } from '../../chronicle/trees/tree-inspection.ts';
import type { Backend } from '../backend.ts';
import { logError } from '../log.ts';
import { findPairs } from './find-pairs.ts';
import { inspectTree } from './inspect-tree.ts';
import { mergeTrees } from './merge-trees.ts';
import { reportOnTree } from './report-on-tree.ts';

interface TreeVersions {
  readonly services: TreeMergeDeps;
  readonly inspections: TreeInspections;
  readonly pairs: PairSearches;
}

export function openTreeVersions(
  { store, files }: Pick<Backend, 'store' | 'files'>,
  library: Library,
  today: () => string,
): TreeVersions {
  const services: TreeMergeDeps = {
    store,
    files,
    report: reportOnTree(files, today),
    merging: mergeTrees(files, today),
    now: () => new Date(),
  };
  const inspections = new TreeInspections(library, inspectTree(files, today), (tree, hash, { years }) => {
    refreshYears(store, { tree, hash, years }).catch((error: unknown) => logError('the years of a tree', error));
  });
  return { services, inspections, pairs: new PairSearches(library, findPairs(files)) };
}
