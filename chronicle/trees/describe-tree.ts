import { Fault } from '../../domain/fault.ts';
import { parsePartialDate, yearOf } from '../../domain/partial-date.ts';
import { GedcomUnreadableError, type Genealogy, readGedcom } from '../../genealogy/index.ts';
import type { Tree } from './tree.ts';

export interface TreeDescription extends Omit<Tree, 'name' | 'hash'> {
  readonly individualIds: ReadonlySet<string>;
}

/** What a tree holds, without telling anything of anybody in it. */
export function describeTree(bytes: Uint8Array): TreeDescription {
  const { individuals, families } = read(bytes);
  const individualIds = new Set<string>();
  let firstYear = Number.POSITIVE_INFINITY;
  let lastYear = Number.NEGATIVE_INFINITY;
  for (const { id, birth, death } of individuals) {
    individualIds.add(id);
    for (const event of [birth, death]) {
      const date = event?.date ? parsePartialDate(event.date) : undefined;
      if (!date) continue;
      firstYear = Math.min(firstYear, yearOf(date));
      lastYear = Math.max(lastYear, yearOf(date));
    }
  }
  return {
    individualIds,
    individuals: individuals.size,
    families: families.size,
    ...(Number.isFinite(firstYear) ? { firstYear, lastYear } : {}),
  };
}

function read(bytes: Uint8Array): Genealogy {
  try {
    return readGedcom(bytes).genealogy;
  } catch (error) {
    if (error instanceof GedcomUnreadableError) throw new Fault('unreadable-archive', error.message);
    throw error;
  }
}
