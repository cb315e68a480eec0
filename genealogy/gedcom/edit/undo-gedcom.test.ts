import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growVillage } from '../../../bench/genealogy/village.ts';
import { gedcomOf } from '../../../bench/genealogy/village-gedcom.ts';
import { cases } from '../../../tests/drivers/effort.ts';
import { readGedcom } from '../read.ts';
import { saysTheSame } from '../write.ts';
import { arbitraryEdit } from './edit.arbitrary.ts';
import { GedcomEditError } from './edit-fault.ts';
import { editGedcom } from './edit-gedcom.ts';
import { GedcomFile } from './gedcom-file.ts';
import { inverse, rebase, type Splice } from './splices.ts';
import type { TreeEdit } from './tree-edit.ts';
import { undoGedcom } from './undo-gedcom.ts';

const village = gedcomOf(growVillage({ people: 30, seed: 7 }));
const file = new GedcomFile(village);

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof GedcomEditError) return undefined;
    throw error;
  }
}

/** Those that could be made, one on the other. */
function made(edits: readonly TreeEdit[]) {
  let bytes = village;
  const steps: { edit: TreeEdit; splices: readonly Splice[] }[] = [];
  for (const edit of edits) {
    const result = attempt(() => editGedcom(bytes, edit));
    if (!result || result.splices.length === 0) continue;
    bytes = result.bytes;
    steps.push({ edit, splices: result.splices });
  }
  return { bytes, steps };
}

/** What others come to depend on: ids that were given, places that were written alike. */
const LEANT_ON = new Set<TreeEdit['kind']>(['add', 'link', 'source', 'merge', 'places']);

test('an edit is undone among later ones as if it had never been, or is left alone', () => {
  let undone = 0;
  const edits = fc.array(arbitraryEdit(village, file), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(edits, fc.nat(5), (asked, which) => {
      const { bytes, steps } = made(asked);
      const at = steps.length === 0 ? 0 : which % steps.length;
      const step = steps[at];
      if (!step) return;
      const later = steps.slice(at + 1).map(({ splices }) => splices);
      const result = attempt(() => undoGedcom(bytes, rebase(inverse(step.splices), later)));
      if (!result) return;
      undone += 1;
      const { genealogy, findings } = readGedcom(result.bytes);
      expect(findings.filter(({ code }) => code !== 'tag-unknown' && code !== 'pointer-broken')).toEqual([]);
      if (steps.some(({ edit }) => LEANT_ON.has(edit.kind))) return;
      const without = made(steps.filter((one) => one !== step).map(({ edit }) => edit));
      if (without.steps.length < steps.length - 1) return;
      expect(saysTheSame(genealogy, readGedcom(without.bytes).genealogy)).toBe(true);
    }),
    { numRuns: cases(30) },
  );
  expect(undone).toBeGreaterThan(cases(30) / 4);
});
