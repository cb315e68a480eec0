import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contributions } from '../../chronicle/contributions/contribution.ts';
import { bin } from '../../chronicle/editing/binned.ts';
import { emptyContent } from '../../domain/draft-content.ts';
import { becomeVerified, UREDNICA } from '../../tests/drivers/editor.ts';
import { becomeMember } from '../../tests/drivers/member.ts';
import { memoryForm } from '../../tests/drivers/sent-memory.ts';
import type { Asked, Findings } from './findings.ts';
import { type Sent, Target } from './load/target.ts';
import { type RunningSite, startOn, withDataFolder } from './running-site.ts';
import { halfThere, lookAtCopy } from './wholeness.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const YEAR_MS = 365 * 24 * HOUR_MS;
const PRELOAD = new URL('./preload/shifted-clock.mjs', import.meta.url);
const OTHER = { name: 'Urednik Pero', email: 'pero@primjer.hr', password: 'kamen na kamen' };
const KATA = { name: 'Kata', email: 'kata@primjer.hr', password: 'gusterna puna kiše' };
const LUCE = { name: 'Luce', email: 'luce@primjer.hr', password: 'put do čatrnje' };
const JOZO = '/in-memoriam/jozo-cavar';
const DRAFT = `/urednistvo/nacrt/${randomBytes(16).toString('hex')}`;
const THROWN = `/urednistvo/nacrt/${randomBytes(16).toString('hex')}`;

/** The clock set ahead by a year and put right, then set back by an hour, while the site runs and while it starts. */
export function clock(_: Asked, findings: Findings): Promise<void> {
  return withDataFolder(async (folder) => {
    const file = join(folder, 'clock-shift');
    const env = {
      NODE_OPTIONS: `--import=${PRELOAD.href}`,
      CLOCK_SHIFT_FILE: file,
      EDITORS: `${UREDNICA.email},${OTHER.email}`,
    };
    writeFileSync(file, '0');
    let site = await startOn(folder, env);
    const target = new Target();
    target.isUp(site);
    const shift = async (ms: number) => {
      writeFileSync(file, String(ms));
      await told(site, `clock shifted by ${ms}\n`);
    };
    const desk = new Desk(target, await becomeVerified(site, UREDNICA), await becomeVerified(site, OTHER));
    const kata = await becomeMember(site.address, KATA);
    const luce = await becomeMember(site.address, LUCE);
    await desk.prepare();

    await shift(YEAR_MS);
    await checkAhead(desk, kata, findings);
    await site.stop();
    site = await startOn(folder, env);
    target.isUp(site);
    await lookAtCopy(folder, async (store) => {
      const waiting = await contributions.list(store, { where: { state: 'unconfirmed' } });
      findings.check(waiting.length === 1, 'a start a year ahead erases nothing that waits to be confirmed', waiting);
      const thrown = await bin.list(store);
      findings.check(thrown.length === 1, 'nor what is in the bin', thrown);
    });

    await shift(0);
    await checkPutRight(desk, luce, findings);
    await shift(16 * MINUTE_MS);
    findings.check(
      (await desk.signIn(OTHER)) === 302,
      'a wait for wrong passwords that began a year ahead is over',
      '',
    );

    await shift(0);
    const saved = await desk.save('Prije nego što je sat vraćen.');
    await shift(-HOUR_MS);
    await checkBack(desk, luce, saved, findings);
    await site.stop();
    site = await startOn(folder, env);
    target.isUp(site);
    findings.check((await desk.save('Nakon novoga pokretanja.')) === 200, 'nor after a start at that time', '');
    const half = await lookAtCopy(folder, (store) => halfThere(store, folder));
    findings.check(half.length === 0, 'revisions are in order, and nothing is half there', half);
    await site.stop();
  });
}

/** What two editors do, whatever the time is. */
class Desk {
  readonly #target: Target;
  #editor: string;
  readonly #other: string;
  #version = 0;
  #base: unknown = null;
  published = '';

  constructor(target: Target, editor: string, other: string) {
    this.#target = target;
    this.#editor = editor;
    this.#other = other;
  }

  /** A draft, another in the bin, a memory that nobody has confirmed, a record. */
  async prepare(): Promise<void> {
    await this.save('Prvi odlomak.');
    const content = { ...emptyContent('article', 'blog'), title: 'Bačeni nacrt' };
    await this.ask(`${THROWN}/spremi`, { json: { version: 0, base: null, content } });
    await this.ask(THROWN, { form: { intent: 'discard' } });
    const form = memoryForm({ name: 'Stana', email: 'stana@primjer.hr', text: 'Bura je puhala.' });
    await this.#target.ask('/novi-spomen/slanje', { form });
    this.published = await this.publish('Prije skoka');
  }

  ask(path: string, sent: Sent = {}) {
    return this.#target.ask(path, { cookie: this.#editor, ...sent });
  }

  /** How the site answers to the next save of the draft. */
  async save(body: string): Promise<number | undefined> {
    const content = { ...emptyContent('article', 'blog'), title: 'Nacrt', body };
    const json = { version: this.#version, base: this.#base, content };
    const answer = await this.ask(`${DRAFT}/spremi`, { json });
    if (answer?.status === 200) {
      this.#version = (JSON.parse(answer.text) as { version: number }).version;
      this.#base = content;
    }
    return answer?.status;
  }

  async publish(title: string): Promise<string> {
    const path = `/urednistvo/nacrt/${randomBytes(16).toString('hex')}?vrsta=clanak`;
    const form = { version: '0', title, summary: 'Sažetak.', body: 'Tekst.', intent: 'publish' };
    return (await this.ask(path, { form }))?.location ?? '';
  }

  async isRead(path: string): Promise<boolean> {
    return path !== '' && (await this.#target.ask(path))?.status === 200;
  }

  /** The other one says that they have the draft open. */
  noteOther() {
    return this.ask(`${DRAFT}/tu-sam`, { cookie: this.#other, json: {} });
  }

  async seesOther(): Promise<boolean> {
    const { others } = JSON.parse((await this.ask(`${DRAFT}/tu-sam`, { json: {} }))?.text || '{}');
    return (others ?? []).length > 0;
  }

  async signIn({ email, password }: { readonly email: string; readonly password: string }) {
    const form = { intent: 'sign-in', email, password };
    const answer = await this.#target.ask('/prijava', { form });
    if (email === UREDNICA.email && answer?.cookie) this.#editor = answer.cookie;
    return answer?.status;
  }
}

async function checkAhead(desk: Desk, kata: string, findings: Findings): Promise<void> {
  findings.check(await desk.isRead(desk.published), 'a year ahead: pages are read');
  const account = await desk.ask('/moj-racun', { cookie: kata });
  findings.check(account?.location.includes('/prijava') ?? false, 'sessions are over, and one is asked to sign in');
  findings.check((await desk.signIn(UREDNICA)) === 302, 'and signs in');
  findings.check((await desk.save('Godinu dana poslije.')) === 200, 'the draft is saved');
  findings.check(await desk.isRead(await desk.publish('Godinu naprijed')), 'a record is published');
  await desk.noteOther();
  for (let attempt = 0; attempt < 6; attempt += 1) await desk.signIn({ ...OTHER, password: 'nije ta lozinka' });
  findings.check((await desk.signIn(OTHER)) === 429, 'whoever guesses passwords waits');
}

async function checkPutRight(desk: Desk, luce: string, findings: Findings): Promise<void> {
  findings.check(await desk.isRead(desk.published), 'put right: what was there is there');
  findings.check(!(await desk.seesOther()), 'nobody is said to have a draft open for another year');
  findings.check((await desk.signIn(UREDNICA)) === 302, 'one signs in');
  findings.check(
    (await desk.save('Opet u pravo vrijeme.')) === 200,
    'what was saved a year ahead is saved over, not lost',
  );
  const text = (await desk.ask(DRAFT))?.text ?? '';
  findings.check(text.includes('Opet u pravo vrijeme.'), 'and reads so');
  const { size } = new Set([await desk.publish('Opet 1'), await desk.publish('Opet 2')].filter(Boolean));
  findings.check(size === 2, 'records are published');
  const lit = await desk.ask(JOZO, { cookie: luce, form: { intent: 'candle' } });
  findings.check(
    lit?.location === JOZO,
    'whoever did not come by meanwhile is still signed in, and lights a candle',
    lit,
  );
}

async function checkBack(desk: Desk, luce: string, saved: number | undefined, findings: Findings): Promise<void> {
  findings.check(
    saved === 200 && (await desk.save('Sat poslije, po starom.')) === 200,
    'an hour back: a draft is saved on',
  );
  findings.check(await desk.isRead(await desk.publish('Sat natrag')), 'a record is published');
  const account = await desk.ask('/moj-racun', { cookie: luce });
  findings.check(account?.status === 200, 'nobody is signed out', account?.status);
  const again = await desk.ask(JOZO, { cookie: luce, form: { intent: 'candle' } });
  findings.check(again?.location === JOZO, 'a candle burns once', again?.status);
}

function told(site: RunningSite, line: string): Promise<void> {
  const seen = new Promise<void>((resolve) => {
    const listen = () => {
      if (!site.output().endsWith(line) && !site.output().includes(line, site.output().length - 4000)) return;
      site.process.stdout?.off('data', listen);
      resolve();
    };
    site.process.stdout?.on('data', listen);
  });
  site.process.kill('SIGUSR2');
  return seen;
}
