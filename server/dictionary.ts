import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Dictionary } from '../croatian/dictionary/dictionary.ts';

/** Compiled from the dictionary's package when the site is built (scripts/croatian-dictionary.ts). */
export async function readDictionary(): Promise<Dictionary> {
  const file = resolve('croatian/compiled/dictionary.bin');
  try {
    return Dictionary.read(await readFile(file));
  } catch (cause) {
    throw new Error(
      `The Croatian dictionary cannot be read (${file}): npm start compiles it anew once it is deleted.`,
      { cause },
    );
  }
}
