// npm run bench:archive [-- MEGABYTES]: how long readers wait while an archive comes in; the whole archive through the button on the
// desk, and the memory that takes.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { FolderFiles } from '../../backends/embedded/files.ts';
import { MEDIA } from '../../chronicle/media/media.ts';
import { openBackend } from '../../server/backend.ts';
import { becomeEditor, UREDNICA } from '../../tests/drivers/editor.ts';
import { startSite } from '../../tests/drivers/site-process.ts';
import { atMost, printTable, type Row } from '../records/report.ts';
import { proportionalMegabytes } from '../records/running-site.ts';
import { takingIn } from './taking-in.ts';

const MB = 1024 * 1024;
const PHOTOGRAPH_MB = 5;
const MOST_MB = 100;
const megabytes = Number(process.argv[2] ?? 500);

const rows: Row[] = [await takingIn()];
const site = await startSite({ env: { EDITORS: UREDNICA.email } });
try {
  await fillWith(Math.ceil(megabytes / PHOTOGRAPH_MB));
  const headers = { cookie: await becomeEditor(site) };
  const archive = `${site.address}/urednistvo/izvoz/arhiv.zip`;
  await (await fetch(`${site.address}/urednistvo/izvoz`, { headers })).text();
  await passed(3_000);
  for (const what of ['the first time, every file looked at', 'once more', 'two at once']) {
    const idle = memory();
    const { bytes, most, seconds } = await watched(what === 'two at once' ? 2 : 1, archive, headers);
    rows.push({
      ...atMost(`${Math.round(bytes / MB)} MB, ${what}: memory above idle`, Math.max(0, most - idle), MOST_MB, 'MB'),
      besides: `idle ${idle.toFixed(0)} MB, ${seconds.toFixed(1)} s`,
    });
  }
  printTable(rows);
  process.exitCode = rows.every(({ met }) => met) ? 0 : 1;
} finally {
  await site.stop();
}

function memory(): number {
  return proportionalMegabytes(site.process.pid ?? 0);
}

/** Photographs that nothing can compress, beside the starter content. */
async function fillWith(count: number): Promise<void> {
  const backend = await openBackend({ dataFolder: site.dataFolder, firebase: { missing: ['all'] } });
  const files = new FolderFiles(join(site.dataFolder, 'files'));
  for (let index = 0; index < count; index += 1) {
    const hash = await files.put(randomBytes(PHOTOGRAPH_MB * MB));
    const fields = { name: `${index}.jpg`, hash, type: 'image/jpeg', width: 4000, height: 3000 };
    await backend.store.commit([{ verb: 'set', collection: MEDIA, id: fields.name, fields }]);
  }
  await backend.close();
}

async function watched(count: number, address: string, headers: Record<string, string>) {
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memory());
  }, 50);
  const started = performance.now();
  const sizes = await Promise.all(Array.from({ length: count }, () => drained(address, headers)));
  clearInterval(watch);
  return { bytes: sizes[0] ?? 0, most, seconds: (performance.now() - started) / 1000 };
}

async function drained(address: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(address, { headers });
  if (!answer.ok || !answer.body) throw new Error(`The archive was answered with ${answer.status}`);
  let bytes = 0;
  for await (const part of answer.body) bytes += part.length;
  if (bytes !== Number(answer.headers.get('content-length'))) throw new Error('The archive was cut off');
  return bytes;
}
