import { readdirSync, readFileSync } from 'node:fs';

/** The process in which a site unpacks strangers' files, while there is one. Linux alone tells. */
export function decodingProcessOf(site: number): number | undefined {
  const tasks = readdirSync(`/proc/${site}/task`);
  const children = tasks.flatMap((task) => readFileSync(`/proc/${site}/task/${task}/children`, 'utf8').split(' '));
  return children
    .filter((pid) => pid !== '' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('decoding-process'))
    .map(Number)[0];
}
