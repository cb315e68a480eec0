import { resolve } from 'node:path';
import * as pages from 'virtual:react-router/server-build';
import { readBuildInformation, readPageScripts } from './build-information.ts';
import { serviceWorkerOf } from './http/service-worker.ts';
import { takeOverConsole } from './log.ts';
import { serve } from './serve.ts';
import { openSite } from './site.ts';
import { withoutUnsentData } from './unsent-data.ts';

takeOverConsole();
const clientFolder = resolve('build/client');

await serve(async (configuration) => {
  const { id } = await readBuildInformation(clientFolder);
  const worker = configuration.serviceWorker ? serviceWorkerOf(id) : undefined;
  const scripts = { ...(await readPageScripts(clientFolder)), worker };
  return openSite(configuration, { id, scripts, pages: withoutUnsentData(pages), clientFolder });
});
