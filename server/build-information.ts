import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestSite } from '../app/site-context.ts';

export interface BuildInformation {
  readonly id: string;
  readonly builtAt: string;
}

/** Written by scripts/build.mjs beside the assets, where browsers ask for it as well. */
export async function readBuildInformation(clientFolder: string): Promise<BuildInformation> {
  return JSON.parse(await readFile(join(clientFolder, 'builds', 'latest.json'), 'utf8')) as BuildInformation;
}

/** What vite.document.config.ts has built of app/document. */
export async function readPageScripts(clientFolder: string): Promise<RequestSite['scripts']> {
  const manifest = JSON.parse(await readFile(join(clientFolder, 'builds', 'document-manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string }
  >;
  const fileOf = (source: string): string => {
    const built = manifest[source];
    if (!built) throw new Error(`The build has nothing of ${source}`);
    return built.file;
  };
  const guard = await readFile(join(clientFolder, fileOf('app/document/guard.ts')), 'utf8');
  return { module: `/${fileOf('app/document/main.ts')}`, guard: `(()=>{${guard.trim()}})()` };
}
