import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { logError } from './log.ts';

const FOLDER = 'unsent';
const NAME = /^(\d{13})-[0-9a-f-]{36}\.json$/;
/** A mail server that is gone for days must not fill the disk with letters. */
const MOST = 1000;

const letterSchema = z.object({
  to: z.string(),
  replyTo: z.string().exactOptional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

export type Letter = Readonly<z.infer<typeof letterSchema>>;

export interface KeptLetter {
  /** Its file; none where there was no room for one. */
  readonly name: string | undefined;
  readonly at: number;
  readonly letter: Letter;
}

/**
 * Letters that have been handed over and not sent yet, each a file until the mail server has it. Not in the store: what it deletes stays
 * in the pages of a database, and in its backups, and letters have links in them that let people in.
 */
export class UnsentLetters {
  readonly #folder: string;
  #count = 0;

  constructor(dataFolder: string) {
    this.#folder = join(dataFolder, FOLDER);
  }

  /** There when this returns, whatever ends the process. Where it cannot be written it is sent all the same, only not kept. */
  keep(letter: Letter, at = Date.now()): KeptLetter {
    const name = `${at}-${randomUUID()}.json`;
    try {
      if (this.#count >= MOST) throw new Error(`more than ${MOST} letters wait already`);
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      const unfinished = join(this.#folder, `.${name}`);
      writeFileSync(unfinished, JSON.stringify(letter), { mode: 0o600, flag: 'wx' });
      renameSync(unfinished, join(this.#folder, name));
      this.#count += 1;
      this.#sync(name);
      return { name, at, letter };
    } catch (error) {
      logError('a letter is not kept while it waits', error, { subject: letter.subject });
      return { name: undefined, at, letter };
    }
  }

  async forget({ name }: Pick<KeptLetter, 'name'>): Promise<void> {
    if (!name) return;
    this.#count = Math.max(0, this.#count - 1);
    await rm(join(this.#folder, name), { force: true });
  }

  /** Whether it is still here to be sent. Shows other processes that this one has it. */
  async claim({ name }: Pick<KeptLetter, 'name'>): Promise<boolean> {
    const now = new Date();
    return utimes(join(this.#folder, name ?? ''), now, now).then(
      () => true,
      () => false,
    );
  }

  /** Takes over a letter under a name that only this process knows. Nothing where another was first, or has sent it. */
  async adopt({ at, letter, ...left }: KeptLetter): Promise<KeptLetter | undefined> {
    const name = `${at}-${randomUUID()}.json`;
    if (!(await this.claim(left))) return undefined;
    return rename(join(this.#folder, left.name ?? ''), join(this.#folder, name)).then(
      () => ({ name, at, letter }),
      () => undefined,
    );
  }

  /** All of them, oldest first, with when a process last claimed them. What is no letter is left alone. */
  async waiting(): Promise<(KeptLetter & { readonly claimed: number })[]> {
    const names = (await readdir(this.#folder).catch(() => [])).filter((name) => NAME.test(name)).sort();
    this.#count = names.length;
    const found: (KeptLetter & { readonly claimed: number })[] = [];
    for (const name of names) {
      const path = join(this.#folder, name);
      const letter = await readFile(path, 'utf8').then(letterIn, () => undefined);
      const claimed = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => undefined,
      );
      if (letter && claimed !== undefined) found.push({ name, at: Number(NAME.exec(name)?.[1]), letter, claimed });
    }
    return found;
  }

  /** A process that is killed loses nothing that was written; a machine that loses its power does unless the disk has it. */
  #sync(name: string): void {
    open(join(this.#folder, name))
      .then((file) => file.sync().finally(() => file.close()))
      .catch(() => {
        // Sent and gone already.
      });
  }
}

function letterIn(text: string): Letter | undefined {
  try {
    return letterSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
