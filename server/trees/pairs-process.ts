// Where it is looked for who may be one person in two trees, or in one: a process of its own, started for each by find-pairs.ts.
import { readFile } from 'node:fs/promises';
import { duplicatesIn, pairsBetween } from '../../chronicle/trees/likely-pairs.ts';
import { answerOne } from './answer-one.ts';
import type { PairsMessage } from './report-messages.ts';

answerOne(async ({ one, other }: PairsMessage) =>
  other === undefined ? duplicatesIn(await readFile(one)) : pairsBetween(await readFile(one), await readFile(other)),
);
