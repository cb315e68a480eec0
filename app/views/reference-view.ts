import { parseIndividualReference, parseRecordKey, recordKey } from '../../domain/reference.ts';
import type { ReferenceView } from '../features/photographs/views.ts';
import { recordPath } from '../record-path.ts';
import type { RequestSite } from '../site-context.ts';
import { KIND_LABEL } from '../text/labels.ts';
import { isTreeName, TREE_WORDS, treePersonPath } from './trees.ts';

/** A record or somebody of a tree by the name that people know. */
export async function referenceView({ library, trees, today }: RequestSite, reference: string): Promise<ReferenceView> {
  const key = parseRecordKey(reference);
  const record = key && library.get(recordKey(key.kind, key.slug));
  if (record) return { label: record.title, note: KIND_LABEL[record.kind], href: recordPath(record) };
  const person = parseIndividualReference(reference);
  if (!person || !isTreeName(person.tree)) return { label: reference, note: 'nema ga više' };
  const found = (await trees.open(person.tree, today))?.individuals.get(person.id);
  if (!found) return { label: reference, note: 'nema ga više' };
  return { label: found.name.full, note: TREE_WORDS[person.tree].inTree, href: treePersonPath(person.tree, person.id) };
}
