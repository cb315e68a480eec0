import { resolve } from 'node:path';
import type { ServerBuild } from 'react-router';
import type { RequestSite } from '../../app/site-context.ts';
import { readConfiguration } from '../configuration.ts';
import { readDictionary } from '../dictionary.ts';
import { makeCopy } from './make-copy.ts';
import { openVisitorSite } from './visitor-site.ts';

interface Built {
  readonly id: string;
  readonly scripts: RequestSite['scripts'];
  readonly pages: ServerBuild;
  readonly clientFolder: string;
}

const MOST_PRINTED = 100;

/** npm run export-site -- DIR. Answers with the status that the command ends with. */
export async function exportSite(folder: string, built: Built): Promise<number> {
  try {
    const configuration = readConfiguration(process.env);
    const site = await openVisitorSite(configuration, built);
    const { pages, files, broken } = await makeCopy(
      {
        ...site,
        origin: () => site.origin,
        siteUrl: configuration.siteUrl,
        dictionary: readDictionary,
        scriptFolder: resolve('build/copy'),
        now: () => new Date(),
      },
      folder,
    );
    await site.close();
    process.stdout.write(`${pages} pages and ${files} files in ${folder}\n`);
    for (const { file, link } of broken.slice(0, MOST_PRINTED)) {
      process.stderr.write(`broken  ${file}  ${link.replace(/\p{C}/gu, '?').slice(0, 200)}\n`);
    }
    if (broken.length > 0) process.stderr.write(`${broken.length} links lead to nothing.\n`);
    else process.stdout.write('Every link leads somewhere.\n');
    return broken.length > 0 ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}
