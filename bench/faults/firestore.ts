import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureInstalled } from '../../scripts/project.mjs';
import { type HostedProject, startHostedProject } from '../../tests/drivers/hosted-site.ts';
import { becomeMember } from '../../tests/drivers/member.ts';
import { memoryForm } from '../../tests/drivers/sent-memory.ts';
import type { Asked, Findings } from './findings.ts';
import { type FirestoreProxy, startFirestoreProxy } from './firestore-proxy.ts';
import { type Answer, Target } from './load/target.ts';
import { startOn, withDataFolder } from './running-site.ts';

const MARA = { name: 'Mara', email: 'mara@primjer.hr', password: 'kameno jaje' };
const JOZO = '/in-memoriam/jozo-cavar';
/** Within the second for which who is asking is waited for; and beyond the ten for which anything is. */
const LATE_MS = 600;
const TOO_LATE_MS = 12_000;
const PATIENCE_MS = 120_000;

/** A Firestore that refuses, stalls, and answers late. */
export async function firestore({ effort }: Asked, findings: Findings): Promise<void> {
  await ensureInstalled('tests/hosted', '--ignore-scripts');
  const project = await startHostedProject();
  const proxy = await startFirestoreProxy(project.env.FIRESTORE_EMULATOR_HOST ?? '');
  try {
    await withDataFolder(async (folder) => {
      const env = { ...project.env, FIRESTORE_EMULATOR_HOST: proxy.host };
      const site = await startOn(folder, env);
      const target = new Target();
      target.isUp(site);
      const mara = await becomeMember(site.address, MARA);
      const reach = async () => (await target.ask(JOZO, { cookie: mara }))?.status === 200;

      proxy.refuse();
      await checkUnreachable('refuses', target, mara, findings);
      proxy.mend();
      findings.check(await until(reach), 'when it is back members read on, without a restart');

      proxy.lateMs = LATE_MS;
      await checkLate(target, mara, project, findings);
      proxy.lateMs = 0;

      if (effort === 'long') await checkTooLate(target, mara, { project, proxy, reach }, findings);
      proxy.refuse();
      const status = await site.stop();
      findings.check(status === 0, 'a site that is stopped while Firestore is out of reach ends as it should', status);
    });
  } finally {
    proxy.stop();
    await project.stop();
  }
}

async function checkUnreachable(how: string, target: Target, mara: string, findings: Findings): Promise<void> {
  const unread: string[] = [];
  for (const path of ['/', '/povijesni-blog', '/spomeni-brda/kameno-jaje', '/pretraga?q=duhan']) {
    for (const cookie of ['', mara]) {
      const answer = await target.ask(path, { cookie });
      if (answer?.status !== 200) unread.push(`${path} ${answer?.status}`);
    }
  }
  findings.check(unread.length === 0, `a Firestore that ${how}: public pages are read, by members too`, unread);
  const page = await target.ask(JOZO, { cookie: mara, headers: { accept: 'text/html' } });
  findings.check(page?.status === 503 && page.text.includes('Nema veze'), 'pages of members say that there is no line');
  const candle = await target.ask(JOZO, { cookie: mara, form: { intent: 'candle' } });
  findings.check(isToldToWait(candle), 'a candle is not taken, and that is said', candle?.status);
  const memory = await target.ask('/novi-spomen', { form: memoryOf('Bez veze', '444 5555') });
  findings.check(
    isToldToWait(memory),
    'neither is a memory',
    memory && `${memory.status} ${memory.text.slice(0, 200)}`,
  );
}

/** Slow, but within what is waited for: whoever presses twice has done it once. */
async function checkLate(target: Target, mara: string, project: HostedProject, findings: Findings): Promise<void> {
  const light = () => target.ask(JOZO, { cookie: mara, form: { intent: 'candle' } });
  const lit = await Promise.all([light(), light()]);
  findings.check(
    lit.every((answer) => answer?.location === JOZO),
    'one that answers late: a candle is lit',
    lit.map((answer) => answer?.status),
  );
  const key = randomBytes(18).toString('base64url');
  const tell = () => send(target, 'Kasno, ali jednom', key);
  const told = await Promise.all([tell(), tell()]);
  findings.check(
    told.some((answer) => answer?.status === 200),
    'a memory is taken',
    told.map((answer) => answer?.status),
  );
  const counts = await stored(project);
  findings.check(counts.candles === 1, 'pressed twice, it burns once', counts);
  findings.check(counts.titled('Kasno, ali jednom') === 1, 'sent twice, it is there once', counts);
}

interface Beyond {
  readonly project: HostedProject;
  readonly proxy: FirestoreProxy;
  readonly reach: () => Promise<boolean>;
}

/** So late that it counts as stalled; what was sent meanwhile may still be done when nobody waits any more. */
async function checkTooLate(
  target: Target,
  mara: string,
  { project, proxy, reach }: Beyond,
  findings: Findings,
): Promise<void> {
  const key = randomBytes(18).toString('base64url');
  proxy.lateMs = TOO_LATE_MS;
  await checkUnreachable('stalls', target, mara, findings);
  const first = await send(target, 'Prekasno', key);
  findings.check((first?.status ?? 0) >= 500, 'a memory is not said to be taken', first?.status);
  proxy.lateMs = 0;
  findings.check(await until(reach), 'when it answers again members read on');
  const again = await until(async () => (await send(target, 'Prekasno', key))?.status === 200);
  findings.check(again, 'sent again it is taken');
  // Until every late answer has come.
  await pause(TOO_LATE_MS);
  const counts = await stored(project);
  findings.check(counts.titled('Prekasno') === 1, 'and is there once, whatever came late', counts);
}

function memoryOf(title: string, from: string): FormData {
  return memoryForm({ name: 'Stana', title, text: 'Bura je puhala.', email: '', telephone: `+385 91 ${from}` });
}

function send(target: Target, title: string, key: string) {
  const headers = { [SUBMISSION]: key };
  return target.ask('/novi-spomen/slanje', { form: memoryOf(title, '222 3333'), headers });
}

/** As a browser that could not hear the answer sends the same again. */
const SUBMISSION = 'Idempotency-Key';

function isToldToWait(answer: Answer | undefined): boolean {
  return answer?.status === 503 && /Nema veze|ne može doći|ne radi|poslije|ponovno/.test(answer.text);
}

/** What Firestore itself has, past the proxy. */
async function stored(project: HostedProject) {
  process.env.FIRESTORE_EMULATOR_HOST = project.env.FIRESTORE_EMULATOR_HOST;
  const { setUpFirebase } = await import('../../backends/firebase/services.ts');
  const { db, close } = setUpFirebase({ projectId: project.projectId });
  try {
    const candles = (await db.collection('candles').get()).size;
    const titles = (await db.collection('contributions').get()).docs.map(
      (found) => found.get('content.title') as string,
    );
    return { candles, titles, titled: (title: string) => titles.filter((one) => one === title).length };
  } finally {
    await close();
  }
}

async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    if (await isSo()) return true;
    await pause(200);
  }
  return false;
}
