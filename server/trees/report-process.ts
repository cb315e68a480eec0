// Where a GEDCOM file is read and compared with the tree: a process of its own, started for each by report-on-tree.ts, because
// twenty megabytes of it would keep everybody waiting.
import { readFile } from 'node:fs/promises';
import { reportOnTree } from '../../chronicle/trees/tree-report.ts';
import { answerOne } from './answer-one.ts';
import type { ReportMessage } from './report-messages.ts';

answerOne(async ({ before, after, today, referred }: ReportMessage) => {
  const bytes = { before: before === undefined ? undefined : await readFile(before), after: await readFile(after) };
  return reportOnTree({ ...bytes, today, referred });
});
