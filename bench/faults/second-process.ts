import { readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runNode } from '../../tests/drivers/run-node.ts';
import { memoryForm } from '../../tests/drivers/sent-memory.ts';
import type { Asked, Findings } from './findings.ts';
import { pictureNumbered } from './load/pictures.ts';
import { Target } from './load/target.ts';
import { type RunningSite, refusedStart, startOn, withDataFolder } from './running-site.ts';

const PATIENCE_MS = 60_000;
/** Where nobody listens: letters wait. */
const ENV = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'brdo@primjer.hr' };

/** Somebody starts the site a second time on the same data folder, while a form is being sent and a letter waits. */
export function secondProcess(_: Asked, findings: Findings): Promise<void> {
  return withDataFolder(async (folder) => {
    let site = await startOn(folder, ENV);
    const target = new Target();
    target.isUp(site);
    const form = { intent: 'sign-up', name: 'Ana', email: 'a@primjer.hr', newPassword: 'kamen na kamen', ofAge: 'yes' };
    await target.ask('/prijava', { form });
    const letters = () => readdirSync(join(folder, 'unsent')).filter((name) => name.endsWith('.json'));
    await until(() => letters().length === 1);
    const sending = await beginForm(site, folder);

    const before = everythingIn(folder);
    const { status, said } = await refusedStart(folder, ENV);
    const isClear = status === 1 && /^DATA_DIR '.*' is in use by another site: .+$/.test(said);
    findings.check(isClear, 'a second start is refused in one clear line, with exit 1', { status, said });
    const touched = [...new Set(before).symmetricDifference(new Set(everythingIn(folder)))];
    findings.check(touched.length === 0, 'it has touched nothing', touched);
    findings.check((await sending.finish()) < 400, 'a form that was being sent meanwhile is taken');
    findings.check(letters().length >= 1, 'a letter that waits is still there', letters());

    for (const [command, ...args] of [['verify'], ['role', 'editor', 'list'], ['backup', 'list']] as const) {
      const ended = await runNode([`scripts/${command}.ts`, ...args], { DATA_DIR: folder });
      findings.check(ended.status === 0, `npm run ${command} works beside the site`, ended);
    }

    await site.kill();
    const both = await Promise.allSettled([startOn(folder, ENV), startOn(folder, ENV)]);
    const started = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    findings.check(started.length === 1, 'a killed site leaves no lock, and of two starts at once one succeeds', both);
    [site = site] = started;
    findings.check((await site.stop()) === 0, 'the site stops when asked');
  });
}

/** Half of a memory with a photograph is there when this returns. */
async function beginForm(site: RunningSite, folder: string): Promise<{ finish(): Promise<number> }> {
  const words = { name: 'Ana', email: 'a@primjer.hr', title: 'Bura', text: 'Bura je puhala tri dana.' };
  const sent = new Response(memoryForm(words, [['photographs', await pictureNumbered(1), 'bura.jpg']]));
  const bytes = Buffer.from(await sent.arrayBuffer());
  const answered = Promise.withResolvers<number>();
  const going = request(`${site.address}/novi-spomen/slanje`, {
    method: 'POST',
    headers: { 'Content-Type': sent.headers.get('content-type') ?? '', 'Content-Length': bytes.length },
  });
  going.on('response', (response) => answered.resolve(response.resume().statusCode ?? 0));
  going.on('error', answered.reject);
  const half = bytes.length - 500;
  going.write(bytes.subarray(0, half));
  await until(() => readdirSync(join(folder, 'uploads')).length === 1);
  return {
    finish() {
      going.end(bytes.subarray(half));
      return answered.promise;
    },
  };
}

/** What lies in a data folder besides its database, with when it was written. The running site itself claims letters that wait, and writes what is being sent. */
function everythingIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.sqlite(?:-wal|-shm)?$/.test(entry.name))
    .map(({ parentPath, name }) => {
      const { mtimeMs, size, mode } = statSync(join(parentPath, name));
      const written = /(?:unsent|uploads)$/.test(parentPath) ? '' : `${size} ${mtimeMs}`;
      return `${join(parentPath, name).slice(folder.length + 1)} ${mode} ${written}`;
    });
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!isSo() && performance.now() < end) await pause(20);
  if (!isSo()) throw new Error('What was waited for did not come.');
}
