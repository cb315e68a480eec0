import { parseIndividualReference, parseRecordKey, recordKey } from '../../domain/reference.ts';
import {
  closestKin,
  type Genealogy,
  givenNamesForms,
  type Individual,
  isHiddenName,
  Sex,
} from '../../genealogy/index.ts';
import type { ReferenceView } from '../features/photographs/views.ts';
import { recordPath } from '../record-path.ts';
import type { RequestSite } from '../site-context.ts';
import { lifeText } from '../text/dates.ts';
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

const CHILD = { [Sex.male]: 'sin', [Sex.female]: 'kći', [Sex.unknown]: 'dijete' };

/** What tells people of one name apart: `1890. – 1961., sin Ante i Mare`; empty where neither is known. */
export function yearsAndParents({ graph, individuals }: Genealogy, { index, sex, birth, death }: Individual): string {
  const parents = closestKin(graph, index)
    .parents.map((parent) => individuals.at(parent))
    .filter(({ name }) => name.given !== '' && !isHiddenName(name.full));
  const genitives = parents.flatMap(({ name, sex }) => givenNamesForms(name.given, sex).genitive ?? []);
  const parentage =
    genitives.length === parents.length
      ? `${CHILD[sex]} ${genitives.join(' i ')}`
      : `${parents.length === 1 ? 'roditelj' : 'roditelji'}: ${parents.map(({ name }) => name.given).join(' i ')}`;
  return [lifeText(birth?.date, death?.date), parents.length > 0 && parentage].filter(Boolean).join(', ');
}
