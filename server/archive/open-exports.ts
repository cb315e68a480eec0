import type { ExportServices } from '../../app/export-context.ts';
import { privateTicket } from '../../chronicle/archive/private-ticket.ts';
import type { Handler } from '../http/listener.ts';
import { answerArchive } from './archive-download.ts';

/** Everything out: what the desk's page of exports does, and what answers its downloads. */
export function openExports(ports: Parameters<typeof answerArchive>[0]): {
  readonly services: ExportServices;
  readonly answer: Handler;
} {
  const archive = answerArchive(ports);
  return {
    services: {
      archiveOf: archive.progressOf,
      privateTicket: (account) => privateTicket(ports, account, new Date()),
    },
    answer: archive.answer,
  };
}
