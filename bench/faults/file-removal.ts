import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MEDIA } from '../../chronicle/media/media.ts';
import { UNUSED_FILES } from '../../chronicle/media/unused-files.ts';
import { openBackend } from '../../server/backend.ts';
import { seeded } from '../records/randomness.ts';
import type { Turn } from './file-process.ts';
import type { Asked, Findings } from './findings.ts';
import { withDataFolder } from './running-site.ts';

const PROGRAM = fileURLToPath(new URL('file-process.ts', import.meta.url));
const TRIES = { short: 200, medium: 200, long: 2000 };
/** So far apart the two begin at most, either first. */
const APART_MS = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A file that nothing has referred to for long is removed by one process in the moment in which another keeps the same. */
export function fileRemoval({ effort, seed }: Asked, findings: Findings): Promise<void> {
  return withDataFolder(async (dataFolder) => {
    const { store, files, close } = await openBackend({ dataFolder, firebase: { missing: [] } });
    const chance = seeded(seed);
    /** As it lies after its last reference has gone, two days ago. */
    const unused = async (words: string) => {
      const hash = await files.put(Buffer.from(words));
      const old = new Date(Date.now() - 2 * DAY_MS);
      utimesSync(files.pathOf(hash), old, old);
      const fields = { lookAt: new Date(Date.now() - DAY_MS).toISOString() };
      await store.commit([{ verb: 'set', collection: UNUSED_FILES, id: hash, fields }]);
      return hash;
    };
    const [keeping, sweeping] = [await begin('keep', dataFolder), await begin('sweep', dataFolder)];
    const [kept, unwanted, failures]: [string[], string[], unknown[]] = [[], [], []];
    let anew = 0;
    try {
      for (let number = 0; number < TRIES[effort]; number += 1) {
        const words = `fotografija ${seed} ${number}`;
        const hash = await unused(words);
        const { ino } = statSync(files.pathOf(hash));
        kept.push(hash);
        if (number % 10 === 0) unwanted.push(await unused(`ničija ${seed} ${number}`));
        const answers = await Promise.all([
          told(keeping, { words, waitMs: chance.between(0, APART_MS) }),
          told(sweeping, { words, waitMs: chance.between(0, APART_MS) }),
        ]);
        failures.push(...answers.filter((answer) => answer !== 'done'));
        if (statSync(files.pathOf(hash), { throwIfNoEntry: false })?.ino !== ino) anew += 1;
      }
      const isThere = (hash: string) => existsSync(files.pathOf(hash));
      const referred = new Set((await store.list(MEDIA)).map(({ fields }) => String(fields.hash)));
      const lost = kept.filter((hash) => !referred.has(hash) || !isThere(hash));
      findings.tell(
        `${kept.length} photographs were kept while they were swept; ${anew} of them had to be written anew`,
      );
      findings.check(failures.length === 0, 'nobody is told of a failure', failures);
      findings.check(lost.length === 0, 'no photograph is lost', `${lost.length} of ${kept.length}`);
      const stayed = unwanted.filter(isThere);
      findings.check(stayed.length === 0, 'what nobody wants is gone', `${stayed.length} of ${unwanted.length}`);
    } finally {
      for (const child of [keeping, sweeping]) child.disconnect();
      await close();
    }
  });
}

async function begin(role: string, dataFolder: string): Promise<ChildProcess> {
  const child = fork(PROGRAM, [role, dataFolder]);
  await once(child, 'message');
  return child;
}

async function told(child: ChildProcess, turn: Turn): Promise<unknown> {
  child.send(turn);
  const [answer] = await once(child, 'message');
  return answer;
}
