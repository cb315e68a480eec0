import { resolve } from 'node:path';
import * as pages from 'virtual:react-router/server-build';
import { readBuildInformation, readPageScripts } from './build-information.ts';
import { exportSite } from './copy/export-site.ts';
import { serviceWorkerOf } from './http/service-worker.ts';
import { takeOverConsole } from './log.ts';
import { serve } from './serve.ts';
import { openSite } from './site.ts';
import { withoutUnsentData } from './unsent-data.ts';

takeOverConsole();
const clientFolder = resolve('build/client');

const build = async () => {
  const { id } = await readBuildInformation(clientFolder);
  const scripts = await readPageScripts(clientFolder);
  return { id, scripts, pages: withoutUnsentData(pages), clientFolder };
};

const [command, folder] = process.argv.slice(2);
if (command === 'copy') process.exit(await exportSite(folder ?? '', await build()));
await serve(async (configuration) => {
  const built = await build();
  const worker = configuration.serviceWorker ? serviceWorkerOf(built.id) : undefined;
  return openSite(configuration, { ...built, scripts: { ...built.scripts, worker } });
});
