import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { serve } from './serve.ts';
import { withoutUnsentData } from './unsent-data.ts';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });

const EDITOR = '/editor-sources/';
/** A build of its own, as in production: React Router's plugin would want every module on pages with its own scripts. */
const editor = await createServer({
  configFile: 'vite.editor.config.ts',
  base: EDITOR,
  cacheDir: 'node_modules/.vite-editor',
  // Beside the other's, which listens where Vite does by itself.
  server: { middlewareMode: true, hmr: { port: 24_679 } },
  appType: 'custom',
});

await serve(async (configuration) => {
  // Loaded through Vite as well, so that pages and server share one copy of every module.
  const { openSite } = (await vite.ssrLoadModule('/server/site.ts')) as typeof import('./site.ts');
  const site = await openSite(configuration, {
    id: 'dev',
    // Nothing that Vite serves is ever lost.
    scripts: {
      module: '/app/document/main.ts',
      guard: undefined,
      editor: { module: `${EDITOR}app/features/editor/main.tsx`, styles: [] },
    },
    // As in production: what a document's data cannot do there, such as being spread, is seen here already.
    pages: async () =>
      withoutUnsentData((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild),
  });
  return {
    listener: (request, response) => {
      const { middlewares } = request.url?.startsWith(EDITOR) ? editor : vite;
      middlewares(request, response, () => site.listener(request, response));
    },
    async close() {
      await Promise.all([vite.close(), editor.close(), site.close()]);
    },
  };
});
