import { resolve } from 'node:path';
import type { ServerBuild } from 'react-router';
import type { RequestSite } from '../../app/site-context.ts';
import { readConfiguration } from '../configuration.ts';
import { readDictionary } from '../dictionary.ts';
import { problemOfNoSite } from '../no-site.ts';
import type { CopyMessage } from './copy-process.ts';
import { type Copy, type CopyDeps, makeCopy } from './make-copy.ts';
import { openVisitorSite } from './visitor-site.ts';

interface Built {
  readonly id: string;
  readonly scripts: RequestSite['scripts'];
  readonly pages: ServerBuild;
  readonly clientFolder: string;
}

const MOST_PRINTED = 100;

/** npm run export-site -- DIR, and what the site itself starts for a copy. Answers with the status that it ends with. */
export async function exportSite(folder: string, built: Built): Promise<number> {
  // Until it has arrived: this process ends right after the last one.
  const tell = (message: CopyMessage) =>
    new Promise<void>((resolve) => (process.send ? process.send(message, () => resolve()) : resolve()));
  // A site that has stopped wants no copy any more.
  process.on('disconnect', () => process.exit(1));
  try {
    const configuration = readConfiguration(process.env);
    const problem = problemOfNoSite(configuration);
    if (problem) throw new Error(problem);
    const site = await openVisitorSite(configuration, built);
    const deps: CopyDeps = {
      ...site,
      siteUrl: configuration.siteUrl,
      dictionary: readDictionary,
      scriptFolder: resolve('build/copy'),
      now: () => new Date(),
    };
    const copy = await makeCopy(deps, folder, { progress: (done, total) => tell({ done, total }) });
    await site.close();
    await tell({ copy: { ...copy, broken: copy.broken.slice(0, MOST_PRINTED) } });
    print(copy, folder);
    return copy.broken.length > 0 ? 1 : 0;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    await tell({ failed: message, code });
    process.stderr.write(`${message}\n`);
    return 1;
  }
}

function print({ pages, files, broken }: Copy, folder: string): void {
  process.stdout.write(`${pages} pages and ${files} files in ${folder}\n`);
  for (const { file, link } of broken.slice(0, MOST_PRINTED)) {
    process.stderr.write(`broken  ${file}  ${link.replace(/\p{C}/gu, '?').slice(0, 200)}\n`);
  }
  if (broken.length > 0) process.stderr.write(`${broken.length} links lead to nothing.\n`);
  else process.stdout.write('Every link leads somewhere.\n');
}
