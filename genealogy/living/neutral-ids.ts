import { neutralId, parseIndividualReference } from '../../domain/reference.ts';
import { type Structures, StructuresBuilder } from '../gedcom/structures/structures.ts';

/** The same with ids that tell nobody's name or birthday. Most files have no others, and are returned as they are. */
export function withNeutralIds(structures: Structures): Structures {
  const { pool, tags, values, recordCount, recordStarts, recordXrefs } = structures;
  const link = pool.find('_LINK');
  const isContributionText = (xref: number): boolean => {
    const id = pool.text(xref);
    return neutralId(id) !== id;
  };
  const isToldAnywhere =
    recordXrefs.some(isContributionText) ||
    tags.some(
      (tag, index) =>
        structures.innerXrefOf(index) !== 0 ||
        (structures.isPointer(index) && isContributionText(values[index] as number)) ||
        (tag === link && neutralLink(structures.valueOf(index)) !== structures.valueOf(index)),
    );
  if (!isToldAnywhere) return structures;

  const builder = new StructuresBuilder();
  for (let record = 0; record < recordCount; record += 1) {
    const start = recordStarts[record] as number;
    for (let index = start; index < (recordStarts[record + 1] as number); index += 1) {
      // No version gives a substructure an id, so that nobody can refer to it.
      const xref = index === start ? neutralId(pool.text(recordXrefs[record] as number)) : '';
      const tag = tags[index] as number;
      const copy = builder.add(
        structures.levelOf(index),
        builder.pool.internText(xref),
        builder.pool.internText(pool.text(tag)),
      );
      const value = structures.valueOf(index);
      if (structures.isPointer(index)) builder.setPointer(copy, builder.pool.internText(neutralPointer(value)));
      else builder.setText(copy, builder.pool.internText(tag === link ? neutralLink(value) : value));
    }
  }
  return builder.build();
}

/** 7.0 has a pointer to nothing. */
function neutralPointer(xref: string): string {
  return xref === 'VOID' ? xref : neutralId(xref);
}

function neutralLink(link: string): string {
  const reference = parseIndividualReference(link.trim());
  return reference ? `${reference.tree}#${reference.id}` : '';
}
