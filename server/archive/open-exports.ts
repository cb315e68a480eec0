import { join, resolve } from 'node:path';
import type { ExportServices } from '../../app/export-context.ts';
import { privateTicket } from '../../chronicle/archive/private-ticket.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import type { Configuration } from '../configuration.ts';
import { openCopies } from '../copy/copies.ts';
import { answerCopy } from '../copy/copy-download.ts';
import { readDictionary } from '../dictionary.ts';
import type { Handler } from '../http/listener.ts';
import { answerArchive } from './archive-download.ts';

type ExportPorts = Parameters<typeof answerArchive>[0] & { readonly library: Library };

/** Everything out: what the desk's page of exports does, and what answers its downloads. */
export function openExports(
  { dataFolder, siteUrl, nightlyCopy }: Pick<Configuration, 'dataFolder' | 'siteUrl' | 'nightlyCopy'>,
  ports: ExportPorts,
) {
  const archive = answerArchive(ports);
  let copies: ReturnType<typeof openCopies> | undefined;
  let answerForCopies: Handler = async () => false;
  return {
    get services(): ExportServices {
      return {
        archiveOf: archive.progressOf,
        privateTicket: (account) => privateTicket(ports, account, new Date()),
        copies: copies && { ...copies, nightly: nightlyCopy },
      };
    },
    answer: (async (exchange) => (await archive.answer(exchange)) || answerForCopies(exchange)) satisfies Handler,
    /** Once there is something to be copied: what answers visitors, and under which address. */
    startCopies(handlers: readonly Handler[], origin: () => string): void {
      copies = openCopies({
        handlers,
        library: ports.library,
        store: ports.store,
        dictionary: readDictionary,
        siteUrl,
        origin,
        scriptFolder: resolve('build/copy'),
        now: () => new Date(),
        folder: join(dataFolder, 'copies'),
        today: ports.today,
        nightly: nightlyCopy,
      });
      answerForCopies = answerCopy({ accounts: ports.accounts, folderOf: copies.folderOf });
    },
    close: async () => copies?.close(),
  };
}
