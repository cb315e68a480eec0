// Where a GEDCOM file is merged with a tree, and two people of a tree are: a process of its own, started for each by merge-trees.ts,
// because everybody of the one is compared with everybody of the other.
import { readFile } from 'node:fs/promises';
import { peopleMerged } from '../../chronicle/trees/merge-duplicates.ts';
import { mergedTree, planMerge } from '../../chronicle/trees/tree-merge.ts';
import { answerOne } from './answer-one.ts';
import type { MergeMessage, PeopleMessage } from './report-messages.ts';

answerOne(async (message: MergeMessage | PeopleMessage) => {
  if (message.asked === 'people') return peopleMerged(await readFile(message.file), message);
  const { mine, theirs, asked, ...rest } = message;
  const request = { ...rest, mine: await readFile(mine), theirs: await readFile(theirs) };
  return asked === 'plan' ? planMerge(request) : mergedTree(request);
});
