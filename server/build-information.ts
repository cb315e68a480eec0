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

interface BuiltFile {
  readonly file: string;
  readonly css?: readonly string[];
}

const PARTS = ['waiting-forms', 'offered-forms', 'lightbox-viewer', 'timeline-zoom', 'sort-rows', 'read-aloud'];

/** What vite.document.config.ts has built of app/document, and vite.editor.config.ts of app/features/editor. */
export async function readPageScripts(clientFolder: string): Promise<RequestSite['scripts']> {
  const documents = await readManifest(clientFolder, 'document-manifest.json');
  const editor = (await readManifest(clientFolder, 'editor-manifest.json'))('app/features/editor/main.tsx');
  const guard = await readFile(join(clientFolder, documents('app/document/guard.ts').file), 'utf8');
  return {
    module: `/${documents('app/document/main.ts').file}`,
    parts: PARTS.map((part) => `/${documents(`app/document/${part}.ts`).file}`),
    guard: `(()=>{${guard.trim()}})()`,
    editor: { module: `/${editor.file}`, styles: (editor.css ?? []).map((file) => `/${file}`) },
  };
}

async function readManifest(clientFolder: string, name: string): Promise<(source: string) => BuiltFile> {
  const manifest = JSON.parse(await readFile(join(clientFolder, 'builds', name), 'utf8')) as Record<string, BuiltFile>;
  return (source) => {
    const built = manifest[source];
    if (!built) throw new Error(`The build has nothing of ${source}`);
    return built;
  };
}
