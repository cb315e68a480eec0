import type { ServerResponse } from 'node:http';
import type { ArchiveProgress } from '../../app/export-context.ts';
import { NOTICE_PARAM, NOTICES, TOKEN_PARAM } from '../../app/query-words.ts';
import { pathTo } from '../../app/routes.ts';
import { CheckedFiles, planArchive } from '../../chronicle/archive/plan-archive.ts';
import type { PrivatePorts } from '../../chronicle/archive/private-part.ts';
import { isPrivateTicket } from '../../chronicle/archive/private-ticket.ts';
import type { Signing } from '../../chronicle/contributions/private-link.ts';
import { mayKeepUp } from '../../domain/upkeep-permissions.ts';
import type { Accounts } from '../accounts.ts';
import type { Handler } from '../http/listener.ts';
import { logError } from '../log.ts';
import { sendZip } from './send-zip.ts';
import { type StoredZip, storedZip } from './stored-zip.ts';

/** Each reads all the files there are. */
const MOST_AT_ONCE = 2;
const MOST_TOLD = 20;
/** Whose last archive is remembered: more editors than a village has. */
const MOST_REMEMBERED = 100;

interface ArchiveDownloadPorts extends PrivatePorts, Signing {
  readonly accounts: Pick<Accounts, 'resolveSession'>;
  readonly today: () => string;
  readonly isHosted: boolean;
}

/**
 * The whole archive for an editor, made while it is sent. Whoever may not have it is passed on: the page at this address knows what to tell
 * them. A download that was cut off goes on where it was, as long as nothing has changed meanwhile.
 */
export function answerArchive(ports: ArchiveDownloadPorts) {
  const progress = new Map<string, ArchiveProgress>();
  let checked = new CheckedFiles();
  let underWay = 0;

  const tell = (account: string, now: Partial<ArchiveProgress>) => {
    const before = progress.get(account) ?? BEGINNING;
    progress.delete(account);
    progress.set(account, { ...before, ...now });
    for (const [oldest] of progress) if (progress.size > MOST_REMEMBERED) progress.delete(oldest);
  };

  const answer: Handler = async ({ url, request, response }) => {
    if (url.pathname !== pathTo('archiveFile') || request.method === 'POST') return false;
    const { session, membership } = await ports.accounts.resolveSession(request, url.origin);
    const ticket = url.searchParams.get(TOKEN_PARAM);
    const whole = ticket !== null;
    if (session.kind !== 'signed-in' || membership !== 'member') return false;
    const { id, role } = session.account;
    if (!mayKeepUp(role, whole ? 'take-private-archive' : 'take-archive')) return false;
    if (whole && !isPrivateTicket(ports, ticket, session, new Date())) return sendBack(response, NOTICES.ticketOver);
    if (underWay >= MOST_AT_ONCE) return sendBack(response, NOTICES.archiveBusy);
    underWay += 1;
    try {
      tell(id, BEGINNING);
      // However long it takes to look at everything, and nothing is sent meanwhile.
      response.setTimeout(0);
      const zip = await plan(id, whole, closedOf(response));
      const name = `nase-brdo-${ports.today()}${whole ? '-s-privatnim' : ''}.zip`;
      const onSent = (sentBytes: number) => tell(id, { sentBytes });
      await sendZip(request, response, { zip, name, isHosted: ports.isHosted, onSent });
      tell(id, { phase: response.writableFinished ? 'sent' : 'cut-off' });
    } catch (error) {
      const { name, code } = error as NodeJS.ErrnoException;
      const wentAway = name === 'AbortError' || code === 'ERR_STREAM_PREMATURE_CLOSE';
      tell(id, { phase: wentAway ? 'cut-off' : 'failed' });
      if (wentAway) return true;
      // A file has changed under our hands: the next time everything is looked at anew.
      checked = new CheckedFiles();
      throw error;
    } finally {
      underWay -= 1;
    }
    return true;
  };

  async function plan(id: string, whole: boolean, signal: AbortSignal): Promise<StoredZip> {
    const { files, missing } = await planArchive(ports, {
      private: whole ? ports : undefined,
      checked,
      progress: (done, total) => tell(id, { checked: done, files: total }),
      signal,
    });
    for (const { path, problem } of missing) logError('an archive lacks a file', problem, { path });
    const zip = storedZip(files);
    tell(id, {
      phase: 'sending',
      files: files.length,
      bytes: zip.length,
      missing: missing.slice(0, MOST_TOLD).map(({ path }) => path),
      missingCount: missing.length,
    });
    return zip;
  }

  return { answer, progressOf: (account: string) => progress.get(account) };
}

const BEGINNING: ArchiveProgress = {
  phase: 'checking',
  checked: 0,
  files: 0,
  sentBytes: 0,
  bytes: 0,
  missing: [],
  missingCount: 0,
};

function closedOf(response: ServerResponse): AbortSignal {
  const closing = new AbortController();
  response.once('close', () => closing.abort());
  return closing.signal;
}

function sendBack(response: ServerResponse, notice: string): true {
  response.statusCode = 303;
  response.setHeader('Location', `${pathTo('exports')}?${NOTICE_PARAM}=${notice}`);
  response.setHeader('Cache-Control', 'no-store');
  response.end();
  return true;
}
