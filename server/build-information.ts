import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface BuildInformation {
  readonly id: string;
  readonly builtAt: string;
}

/** Written by scripts/build.mjs beside the assets, where browsers ask for it as well. */
export async function readBuildInformation(clientFolder: string): Promise<BuildInformation> {
  return JSON.parse(await readFile(join(clientFolder, 'builds', 'latest.json'), 'utf8')) as BuildInformation;
}
