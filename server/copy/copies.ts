import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CopyProgress, KeptCopy } from '../../app/export-context.ts';
import type { DocumentStore } from '../../chronicle/store/document-store.ts';
import { isUnwritable } from '../../domain/fault.ts';
import { clockOf } from '../../domain/site-zone.ts';
import { log, logError } from '../log.ts';
import { claimNight } from './claim-night.ts';
import { COPY_MARK, type Copy, type CopyOptions } from './make-copy.ts';

/** Of those made by themselves and by hand together. */
const MOST_KEPT = 3;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** On the hill's clock: nobody reads, and a day has just ended. */
const NIGHT = '03:00:00';
const LOOK_MS = 10 * 60_000;

interface CopiesDeps {
  readonly store: DocumentStore;
  readonly makeCopy: (folder: string, options: CopyOptions) => Promise<Copy>;
  readonly now: () => Date;
  /** DATA_DIR/copies: a folder for each day. */
  readonly folder: string;
  readonly today: () => string;
  readonly nightly: boolean;
}

/** Copies of the site that it makes of itself: one at a time, the last few kept. */
export function openCopies(deps: CopiesDeps) {
  const { folder, today, nightly, now } = deps;
  let underWay: Promise<void> | undefined;
  let progress: CopyProgress | undefined;
  const stopping = new AbortController();

  async function make(): Promise<void> {
    const day = today();
    progress = { phase: 'making', day, done: 0, total: 0 };
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { pages, files, broken } = await deps.makeCopy(join(folder, day), {
        progress: (done, total) => {
          progress = { phase: 'making', day, done, total };
        },
        signal: stopping.signal,
      });
      const lost = broken.map(({ file, link }) => `${file}: ${link}`);
      if (lost.length > 0) log({ level: 'info', message: 'links of a copy lead to nothing', links: lost });
      progress = { phase: 'made', day, pages, files, broken: lost };
      for (const old of (await days()).slice(MOST_KEPT)) await rm(join(folder, old), { recursive: true, force: true });
    } catch (error) {
      if (stopping.signal.aborted) return;
      progress = { phase: 'failed', day, isDiskFull: isUnwritable(error) };
      logError('a copy of the site could not be made', error);
    }
  }

  /** Newest first; those of days that have not come, by a clock that ran ahead, are the first to go. */
  async function days(): Promise<string[]> {
    const names = await readdir(folder).catch(() => []);
    const found = names
      .filter((name) => DAY.test(name))
      .sort()
      .reverse();
    return [...found.filter((day) => day <= today()), ...found.filter((day) => day > today())];
  }

  function begin(): void {
    underWay ??= make().finally(() => {
      underWay = undefined;
    });
  }

  /** One each night, also where the site was not running at that hour; of several processes, the first. */
  async function look(): Promise<void> {
    if (underWay || clockOf(now()).time < NIGHT) return;
    if ((await days()).includes(today()) || !(await claimNight(deps.store, today()))) return;
    begin();
  }
  const tell = (error: unknown) => logError('the round of copies failed', error);
  const rounds = nightly ? setInterval(() => look().catch(tell), LOOK_MS).unref() : undefined;
  if (nightly) look().catch(tell);

  return {
    begin,
    progress: () => progress,
    folderOf: (day: string) => (DAY.test(day) ? join(folder, day) : undefined),
    async kept(): Promise<KeptCopy[]> {
      const found = await Promise.all((await days()).slice(0, MOST_KEPT).map((day) => readMark(folder, day)));
      return found.filter((copy) => copy !== undefined);
    },
    async close() {
      clearInterval(rounds);
      stopping.abort();
      await underWay;
    },
  };
}

async function readMark(folder: string, day: string): Promise<KeptCopy | undefined> {
  try {
    const { pages, made } = JSON.parse(await readFile(join(folder, day, COPY_MARK), 'utf8'));
    return { day, pages: Number(pages), made: String(made) };
  } catch {
    return undefined;
  }
}
