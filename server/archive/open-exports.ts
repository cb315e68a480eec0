import { join } from 'node:path';
import type { ExportServices } from '../../app/export-context.ts';
import { privateTicket } from '../../chronicle/archive/private-ticket.ts';
import type { Configuration } from '../configuration.ts';
import { openCopies } from '../copy/copies.ts';
import { answerCopy } from '../copy/copy-download.ts';
import { copyInProcess } from '../copy/copy-process.ts';
import type { Handler } from '../http/listener.ts';
import { answerArchive } from './archive-download.ts';

/** Everything out: what the desk's page of exports does, and what answers its downloads. */
export function openExports(
  { dataFolder, nightlyCopy, firebase }: Pick<Configuration, 'dataFolder' | 'nightlyCopy' | 'firebase'>,
  ports: Omit<Parameters<typeof answerArchive>[0], 'isHosted'>,
  /** A copy is made of what was built: there is none while the site is developed. */
  isBuilt: boolean,
): { readonly services: ExportServices; readonly answer: Handler; close(): Promise<void> } {
  const isHosted = !('missing' in firebase);
  const archive = answerArchive({ ...ports, isHosted });
  const copies = isBuilt
    ? openCopies({
        store: ports.store,
        makeCopy: copyInProcess,
        now: () => new Date(),
        folder: join(dataFolder, 'copies'),
        today: ports.today,
        nightly: nightlyCopy,
      })
    : undefined;
  const answerForCopies = copies && answerCopy({ accounts: ports.accounts, folderOf: copies.folderOf, isHosted });
  return {
    services: {
      archiveOf: archive.progressOf,
      privateTicket: (session) => privateTicket(ports, session, new Date()),
      copies: copies && { ...copies, nightly: nightlyCopy },
    },
    answer: async (exchange) => (await archive.answer(exchange)) || ((await answerForCopies?.(exchange)) ?? false),
    close: async () => copies?.close(),
  };
}
