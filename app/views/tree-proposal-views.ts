import type { TreeProposal } from '../../chronicle/trees/tree-proposals.ts';
import type { Genealogy, PersonFacts, TreeEdit } from '../../genealogy/index.ts';
import type { TreeProposalView } from '../features/tree-proposals/views.ts';
import { lifeText, momentInWords } from '../text/dates.ts';
import { editDifference } from './tree-edit-difference.ts';
import { isTreeName, TREE_WORDS, treePersonPath } from './trees.ts';

/** A proposal beside what the file says now: `facts` of whom it is about, and the edit as it would be done. */
export function treeProposalView(
  proposal: TreeProposal,
  { facts, edit }: { readonly facts: PersonFacts | undefined; readonly edit: TreeEdit },
  genealogy: Genealogy | undefined,
): TreeProposalView {
  const { id, tree, by, at, note, what } = proposal;
  const person = what.person ?? '';
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
    ...editDifference(edit, facts, nameOf),
    trouble: facts || person === '' ? undefined : 'Te osobe više nema u stablu.',
  };
}
