import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Each in a process of its own: neither warm code nor garbage of one may help or hinder the next. */
const PARTS = ['parse', 'layout', 'kinship', 'garbage', 'fuzz', 'edit'];

const [chosen] = process.argv.slice(2);
const failed = PARTS.filter((part) => chosen === undefined || chosen === part).filter((part) => {
  console.log(`\n${part}`);
  return spawnSync(process.execPath, [join(import.meta.dirname, `${part}.ts`)], { stdio: 'inherit' }).status !== 0;
});
console.log(failed.length === 0 ? '\nall bars kept' : `\nbars not kept: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
