import { COLLECTIONS } from '../archive/private-part.ts';
import { presence } from '../editing/presence.ts';
import { mapRevisions, maps } from '../map/map-documents.ts';
import { media } from '../media/media.ts';
import { unusedFiles } from '../media/unused-files.ts';
import { notified } from '../notifications/preferences.ts';
import { uploads } from '../photographs/piecewise-upload.ts';
import { records, revisions } from '../records/record-documents.ts';
import type { Collection } from '../store/collection.ts';
import { treeMerges } from '../trees/merge-upload.ts';
import { trees } from '../trees/tree.ts';
import { treeUploads } from '../trees/tree-versions.ts';

/** Everything that is stored, by the schema that it must fit. */
export const ALL_COLLECTIONS: readonly Collection<unknown>[] = [
  records,
  revisions,
  media,
  trees,
  maps,
  mapRevisions,
  treeUploads,
  treeMerges,
  presence,
  notified,
  uploads,
  unusedFiles,
  ...COLLECTIONS,
];
