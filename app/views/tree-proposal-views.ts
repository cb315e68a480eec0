import type { TreeProposal } from '../../chronicle/trees/tree-proposals.ts';
import { factsOf, GedcomEditError, type Genealogy, type PersonFacts, withWholeTargets } from '../../genealogy/index.ts';
import type { TreeProposalView } from '../features/tree-proposals/views.ts';
import { lifeText, momentInWords } from '../text/dates.ts';
import { editDifference } from './tree-edit-difference.ts';
import { isTreeName, TREE_WORDS, treePersonPath } from './trees.ts';

/** A proposal beside what the file says now; `file` is the whole one, for editors, `seen` what its author sees of it. */
export function treeProposalView(
  proposal: TreeProposal,
  {
    file,
    seen,
    genealogy,
  }: {
    readonly file: Uint8Array | undefined;
    readonly seen: Uint8Array | undefined;
    readonly genealogy: Genealogy | undefined;
  },
): TreeProposalView {
  const { id, tree, by, at, note, edit, what } = proposal;
  const person = what.person ?? '';
  const facts = file && person ? factsIn(file, person) : undefined;
  const shown = genealogy?.individuals.get(person);
  const nameOf = (one: string) => facts?.kin[one] ?? genealogy?.individuals.get(one)?.name.full ?? '';
  return {
    id,
    tree,
    name: nameOf(person) || what.name,
    years: shown ? lifeText(shown.birth?.date || undefined, shown.death?.date || undefined) : '',
    href: isTreeName(tree) ? treePersonPath(tree, person) : '',
    treeTitle: isTreeName(tree) ? TREE_WORDS[tree].title : '',
    by,
    at: momentInWords(new Date(at)),
    note,
    ...editDifference(file && seen ? withWholeTargets(seen, file, edit) : edit, facts, nameOf),
    trouble: facts || person === '' ? undefined : 'Te osobe više nema u stablu.',
  };
}

function factsIn(file: Uint8Array, person: string): PersonFacts | undefined {
  try {
    return factsOf(file, person);
  } catch (error) {
    if (error instanceof GedcomEditError) return undefined;
    throw error;
  }
}
