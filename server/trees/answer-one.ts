import { GedcomEditError, GedcomUnreadableError } from '../../genealogy/index.ts';
import type { ProcessReply } from './report-messages.ts';

/** The whole life of a process that reads a file: it is sent a message, answers it, and is ended. */
export function answerOne<Message, Result>(perform: (message: Message) => Promise<Result>): void {
  process.on('message', async (message: Message) => {
    const reply = await perform(message).then(
      (result): ProcessReply<Result> => ({ done: true, result }),
      (error: unknown): ProcessReply<Result> => {
        if (error instanceof GedcomUnreadableError) return { done: false, isEdit: false, code: error.code };
        if (error instanceof GedcomEditError) return { done: false, isEdit: true, code: error.code };
        throw error;
      },
    );
    process.send?.(reply);
  });
  process.on('disconnect', () => process.exit());
  // A terminal tells the whole group to stop; the site ends this process when it needs it no longer.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
}
