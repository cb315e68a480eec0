// Where trees are read: a process of its own, started and ended by tree-task.ts, because a village of 100,000 people takes seconds and
// anybody's file may take all the memory there is.
import { FolderFiles } from '../../backends/embedded/files.ts';
import { treeJobs } from '../../chronicle/trees/tree-jobs.ts';
import { answerMessages } from '../decoding/answer-messages.ts';
import type { TreeMessage, TreeReply } from './tree-task.ts';

const [folder = ''] = process.argv.slice(2);
const jobs = treeJobs(new FolderFiles(folder));

answerMessages(({ name, request }: TreeMessage) => {
  const perform = jobs[name] as (request: unknown) => Promise<unknown>;
  return perform(request).then(
    (result): TreeReply => ({ done: true, result }),
    // A copied error keeps only its message.
    (error: Error): TreeReply => ({ done: false, error: { ...error, name: error.name, message: error.message } }),
  );
});
