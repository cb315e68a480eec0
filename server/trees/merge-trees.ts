import type { FolderFiles } from '../../backends/embedded/files.ts';
import { mergedPeople } from '../../chronicle/trees/merge-duplicates.ts';
import type { TreeMergeDeps } from '../../chronicle/trees/merge-upload.ts';
import { mergedTree, mergePlan } from '../../chronicle/trees/tree-merge-plan.ts';
import type { MergeMessage, PeopleMessage } from './report-messages.ts';
import { runTreeProcess } from './tree-process.ts';

export function mergeTrees(files: FolderFiles, today: () => string): TreeMergeDeps['merging'] {
  const run = (
    asked: MergeMessage['asked'],
    { mine, theirs, ...rest }: Parameters<TreeMergeDeps['merging']['plan']>[0],
  ) => {
    const paths = { mine: files.pathOf(mine), theirs: files.pathOf(theirs) };
    const message: MergeMessage = { ...paths, ...rest, asked, today: today() };
    return runTreeProcess('merge', message);
  };
  return {
    plan: async (request) => mergePlan.parse(await run('plan', request)),
    file: async (request) => mergedTree.parse(await run('file', request)),
    people: async ({ file, ...people }) => {
      const message: PeopleMessage = { asked: 'people', file: files.pathOf(file), today: today(), ...people };
      return mergedPeople.parse(await runTreeProcess('merge', message));
    },
  };
}
