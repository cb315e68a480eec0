// Compiles the Croatian dictionary (dictionary-hr) to the file that the search reads at its start.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { writeAutomaton } from '../croatian/dictionary/automaton.ts';
import { compileDictionary } from '../croatian/dictionary/compile.ts';
import { root } from './project.mjs';

const folder = dirname(createRequire(import.meta.url).resolve('dictionary-hr'));
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
mkdirSync(join(root, 'croatian', 'compiled'), { recursive: true });
writeFileSync(
  join(root, 'croatian', 'compiled', 'dictionary.bin'),
  writeAutomaton(
    compileDictionary({
      affixes: read(folder, 'index.aff'),
      words: read(folder, 'index.dic'),
      readings: read(root, 'croatian', 'tables', 'readings.txt'),
    }),
  ),
);
