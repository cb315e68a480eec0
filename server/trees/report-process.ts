// Where a GEDCOM file is read and compared with the tree: a process of its own, started for each by report-on-tree.ts, because
// twenty megabytes of it would keep everybody waiting.
import { readFile } from 'node:fs/promises';
import { reportOnTree } from '../../chronicle/trees/tree-report.ts';
import { GedcomUnreadableError } from '../../genealogy/index.ts';
import type { ReportMessage, ReportReply } from './report-messages.ts';

process.on('message', async (message: ReportMessage) => {
  const reply = await perform(message).catch((error: unknown): ReportReply => {
    if (error instanceof GedcomUnreadableError) return { done: false, code: error.code };
    throw error;
  });
  process.send?.(reply);
});
process.on('disconnect', () => process.exit());
// A terminal tells the whole group to stop; the site ends this process when it needs it no longer.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

async function perform({ before, after, today, referred }: ReportMessage): Promise<ReportReply> {
  const bytes = { before: before === undefined ? undefined : await readFile(before), after: await readFile(after) };
  return { done: true, report: reportOnTree({ ...bytes, today, referred }) };
}
