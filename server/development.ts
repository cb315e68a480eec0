import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { serve } from './serve.ts';
import { withoutUnsentData } from './unsent-data.ts';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });

await serve(async (configuration) => {
  // Loaded through Vite as well, so that pages and server share one copy of every module.
  const { openSite } = (await vite.ssrLoadModule('/server/site.ts')) as typeof import('./site.ts');
  const site = await openSite(configuration, {
    id: 'dev',
    // Nothing that Vite serves is ever lost.
    scripts: { module: '/app/document/main.ts', guard: undefined },
    // As in production: what a document's data cannot do there, such as being spread, is seen here already.
    pages: async () =>
      withoutUnsentData((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild),
  });
  return {
    listener: (request, response) => vite.middlewares(request, response, () => site.listener(request, response)),
    async close() {
      await Promise.all([vite.close(), site.close()]);
    },
  };
});
