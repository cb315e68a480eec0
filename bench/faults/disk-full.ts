import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { siteProcess } from '../../scripts/project.mjs';
import type { Asked, Findings } from './findings.ts';
import { reenteredWithOwnMounts, type SmallDisk, withSmallDisk } from './own-mounts.ts';
import { refusedStart, startOn } from './running-site.ts';
import { checkRefusals, checkTaken, prepare } from './unwritable.ts';
import { halfThere, lookAtCopy } from './wholeness.ts';

/** A log that nobody has room for: the site goes on without it. */
async function checkLog(disk: SmallDisk, findings: Findings): Promise<void> {
  const log = openSync(join(disk.folder, 'log'), 'w');
  const port = await freePort();
  const env = { ...process.env, ...siteProcess.env, DATA_DIR: disk.folder, PORT: String(port) };
  const child = spawn(process.execPath, siteProcess.args, { env, stdio: ['ignore', log, 'inherit'] });
  const ended = once(child, 'exit');
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.text().then(() => response.status),
      () => undefined,
    );
  while (child.exitCode === null && (await ask()) === undefined) await pause(50);
  disk.fill();
  const statuses: unknown[] = [];
  // Lines of requests wait for one another: each is written before the next is asked for.
  for (let asked = 0; asked < 3; asked += 1) {
    statuses.push(await ask());
    await pause(100);
  }
  disk.makeRoom();
  child.kill();
  const [status] = (await ended) as [number | null];
  const isServed = statuses.every((one) => one === 200) && status === 0;
  findings.check(isServed, 'a log without room stops nobody from reading', { statuses, status });
}

/** No room at any kind of write. */
export async function diskFull(asked: Asked, findings: Findings): Promise<void> {
  if (reenteredWithOwnMounts(asked, findings)) return;
  await withSmallDisk(96, async (disk) => {
    const site = await startOn(disk.folder);
    const prepared = await prepare(site);
    disk.fill();
    await checkRefusals(prepared, findings);
    const half = await lookAtCopy(disk.folder, (store) => halfThere(store, disk.folder));
    findings.check(half.length === 0, 'nothing is half there', half);
    disk.makeRoom();
    await checkTaken(prepared, findings);
    await site.stop();
    disk.fill();
    const { status, said } = await refusedStart(disk.folder);
    findings.check(status === 1 && said.split('\n').length === 1, 'a start on a full disk is refused in one line', {
      status,
      said,
    });
    disk.makeRoom();
    const again = await startOn(disk.folder);
    findings.check((await again.stop()) === 0, 'with room it starts');
    await checkLog(disk, findings);
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
