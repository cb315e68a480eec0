import { siteProcess } from '../../scripts/project.mjs';
import { type Ended, runNode } from './run-node.ts';

/** npm run export-site on a build that is there. */
export function runCopy(
  dataFolder: string,
  folder: string,
  env: Readonly<Record<string, string>> = {},
  cwd?: string,
): Promise<Ended> {
  const variables = { ...siteProcess.env, DATA_DIR: dataFolder, ...env };
  return runNode(['build/server/index.js', 'copy', folder], variables, cwd === undefined ? {} : { cwd });
}
