// Where a tree is inspected: a process of its own, started for each by inspect-tree.ts, because a village of 100,000 people takes seconds.
import { readFile } from 'node:fs/promises';
import { inspectTree } from '../../chronicle/trees/tree-inspection.ts';
import { answerOne } from './answer-one.ts';
import type { InspectionMessage } from './report-messages.ts';

answerOne(async ({ file, today }: InspectionMessage) => inspectTree(await readFile(file), today));
