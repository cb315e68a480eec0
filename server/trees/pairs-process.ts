// Where it is looked for who may be one person in two trees: a process of its own, started for each by find-pairs.ts.
import { readFile } from 'node:fs/promises';
import { pairsBetween } from '../../chronicle/trees/likely-pairs.ts';
import { answerOne } from './answer-one.ts';
import type { PairsMessage } from './report-messages.ts';

answerOne(async ({ one, other }: PairsMessage) => pairsBetween(await readFile(one), await readFile(other)));
