import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupFault } from './backup-fault.ts';
import { inMemory, writeDurably } from './durable-files.ts';

/** Without them everybody would be signed out, and links in emails would lead nowhere. */
const SECRETS = ['session-secret', 'link-key'];
/** Letters that wait for a mail server, or that were written to files because there is none. */
const LETTERS = ['unsent', 'outbox'];
const MOST_LETTERS = 2000;
const LARGEST_LETTER = 256 * 1024;
const NAME = /^(?:session-secret|link-key|(?:unsent|outbox)\/[^/\\\0.][^/\\\0]{0,249})$/;

const keptSchema = z.object({
  /** Hashes of what the site itself lacked. */
  missing: z.array(z.string()),
  files: z.record(z.string().regex(NAME), z.string()),
});

export type Kept = z.infer<typeof keptSchema>;

/** What lies in the data folder besides the database and the files, and must come back with them. */
export async function keepSmallFiles(dataFolder: string): Promise<Record<string, string>> {
  const letters = await Promise.all(
    LETTERS.map(async (folder) => {
      const names = await readdir(join(dataFolder, folder)).catch(() => []);
      // The newest: their names begin with when they were written.
      return names
        .filter((name) => !name.startsWith('.'))
        .sort()
        .slice(-MOST_LETTERS)
        .map((name) => `${folder}/${name}`);
    }),
  );
  const kept: Record<string, string> = {};
  for (const path of [...SECRETS, ...letters.flat()]) {
    const place = join(dataFolder, path);
    const found = await stat(place).catch(() => undefined);
    if (!found?.isFile() || found.size > LARGEST_LETTER) continue;
    const bytes = await readFile(place).catch(() => undefined);
    if (bytes) kept[path] = bytes.toString('base64');
  }
  return kept;
}

export function readKept(text: string): Kept {
  try {
    return keptSchema.parse(JSON.parse(text));
  } catch {
    // The engine's message would quote it: secrets are in it.
    throw new BackupFault('damaged', 'What the backup keeps besides the database is damaged.');
  }
}

export async function putBack(folder: string, { files }: Kept): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await writeDurably(join(folder, path), inMemory(Buffer.from(content, 'base64')));
  }
}
