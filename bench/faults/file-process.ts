// One of two processes that share a data folder: keeps photographs, or sweeps files that are not used. Told by bench/faults/file-removal.ts.
import { setTimeout as pause } from 'node:timers/promises';
import { sweepUnused } from '../../chronicle/media/unused-files.ts';
import { keepPhotograph } from '../../chronicle/photographs/keep-photograph.ts';
import { openBackend } from '../../server/backend.ts';

export interface Turn {
  readonly waitMs: number;
  /** What the photograph to be kept is made of. */
  readonly words: string;
}

const [role = '', dataFolder = ''] = process.argv.slice(2);
const { store, files } = await openBackend({ dataFolder, firebase: { missing: [] } });
process.on('message', ({ waitMs, words }: Turn) => {
  turn(waitMs, words).then(
    () => process.send?.('done'),
    (error: unknown) => process.send?.(String(error)),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function turn(waitMs: number, words: string): Promise<void> {
  await pause(waitMs);
  if (role === 'sweep') return sweepUnused({ store, files, now: () => new Date() });
  const description = { type: 'image/jpeg', width: 3, height: 2 } as const;
  const inspected = { bytes: new TextEncoder().encode(words), description, ending: 'jpg' };
  await keepPhotograph({ store, files }, { ...inspected, by: 'Iva', at: new Date().toISOString(), as: 'a.jpg' });
}
