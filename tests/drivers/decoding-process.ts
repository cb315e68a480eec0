import { readdirSync, readFileSync } from 'node:fs';

/** The process in which a site unpacks strangers' files, or another of its programs, while there is one. Linux alone tells. */
export function decodingProcessOf(site: number, program = 'decoding-process'): number | undefined {
  const tasks = readdirSync(`/proc/${site}/task`);
  const children = tasks.flatMap((task) => readFileSync(`/proc/${site}/task/${task}/children`, 'utf8').split(' '));
  return children
    .filter((pid) => pid !== '' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program))
    .map(Number)[0];
}
