// Where a GEDCOM file is merged with a tree: a process of its own, started for each by merge-trees.ts, because everybody of the one is
// compared with everybody of the other.
import { readFile } from 'node:fs/promises';
import { mergedTree, planMerge } from '../../chronicle/trees/tree-merge.ts';
import { answerOne } from './answer-one.ts';
import type { MergeMessage } from './report-messages.ts';

answerOne(async ({ mine, theirs, asked, ...message }: MergeMessage) => {
  const request = { ...message, mine: await readFile(mine), theirs: await readFile(theirs) };
  return asked === 'plan' ? planMerge(request) : mergedTree(request);
});
