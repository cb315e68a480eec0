import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { crc32 } from 'node:zlib';
import { DAY_PARAM } from '../../app/query-words.ts';
import { pathTo } from '../../app/routes.ts';
import type { PlannedFile } from '../../chronicle/archive/plan-archive.ts';
import { mayKeepUp } from '../../domain/upkeep-permissions.ts';
import type { Accounts } from '../accounts.ts';
import { sendZip } from '../archive/send-zip.ts';
import { storedZip } from '../archive/stored-zip.ts';
import type { Handler } from '../http/listener.ts';

interface CopyDownloadPorts {
  readonly accounts: Pick<Accounts, 'resolveSession'>;
  readonly folderOf: (day: string) => string | undefined;
  readonly isHosted: boolean;
}

/** A copy that was made, as a zip for an editor; whoever is none is passed on to the guard of its page. */
export function answerCopy({ accounts, folderOf, isHosted }: CopyDownloadPorts): Handler {
  return async ({ url, request, response }) => {
    if (url.pathname !== pathTo('copyFile') || request.method === 'POST') return false;
    const { session, membership } = await accounts.resolveSession(request, url.origin);
    if (session.kind !== 'signed-in' || membership !== 'member') return false;
    if (!mayKeepUp(session.account.role, 'take-copy')) return false;
    const day = url.searchParams.get(DAY_PARAM) ?? '';
    const folder = folderOf(day);
    const files = folder && (await filesOf(folder, `kopija-${day}`));
    if (!files || files.length === 0) return false;
    const sending = { zip: storedZip(files), name: `kopija-stranice-${day}.zip`, isHosted };
    await sendZip(request, response, sending).catch((error) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
    return true;
  };
}

/** Small files, each read once before for its sum. */
async function filesOf(folder: string, name: string): Promise<PlannedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files: PlannedFile[] = [];
  for (const path of paths.sort()) {
    const { size } = await stat(path);
    files.push({
      path: `${name}/${relative(folder, path).split(sep).join('/')}`,
      size,
      crc: crc32(await readFile(path)),
      bytesFrom: (offset) => createReadStream(path, { start: offset }),
    });
  }
  return files;
}
