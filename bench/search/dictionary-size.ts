import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Dictionary } from '../../croatian/dictionary/dictionary.ts';
import { pairsThatMeet } from '../../croatian/word-pairs.ts';
import { memory } from './memory.ts';

const FILE = resolve('croatian/compiled/dictionary.bin');
const BARS = { 'on disk, MB': 3, 'in memory, MB': 12, 'loaded, ms': 60, 'a word, µs': 1 } as const;

/** What the compiled dictionary takes. */
export function dictionarySize(): void {
  const before = memory();
  const began = performance.now();
  const dictionary = Dictionary.read(readFileSync(FILE));
  const loaded = performance.now() - began;
  const held = memory() - before;
  const words = pairsThatMeet().flatMap((pair) => pair.map(({ text }) => text.toLowerCase()));
  let lemmas = 0;
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 50; round += 1) {
    const start = performance.now();
    for (const word of words) lemmas += dictionary.lemmas(word).length;
    fastest = Math.min(fastest, performance.now() - start);
  }
  const row = {
    'on disk, MB': (statSync(FILE).size / 1e6).toFixed(2),
    'in memory, MB': (held / 1e6).toFixed(2),
    'loaded, ms': loaded.toFixed(1),
    'a word, µs': ((fastest * 1000) / words.length).toFixed(2),
  };
  console.log(`\nThe compiled dictionary (${lemmas > 0 ? words.length : 0} words looked up)\n`);
  console.table([row]);
  for (const [what, bar] of Object.entries(BARS)) {
    if (Number(row[what as keyof typeof BARS]) <= bar) continue;
    console.error(`${what}: at most ${bar}`);
    process.exitCode = 1;
  }
}
