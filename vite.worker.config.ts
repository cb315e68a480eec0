import { defineConfig } from 'vite';
import { NOTICE_PARAM, NOTICES } from './app/query-words.ts';
import { pathTo, SHARE_PATH } from './app/routes.ts';
import { MEMBERS_FOLDERS } from './server/http/keeping.ts';

const FILES_AND_DATA = new RegExp(`^/(${['assets', 'media', ...MEMBERS_FOLDERS].join('|')})/`);

/** The service worker, in a build of its own: one classic script, served by server/http/service-worker.ts. */
export default defineConfig({
  publicDir: false,
  // The table of addresses would weigh more than the worker.
  define: {
    OFFLINE_PAGE: JSON.stringify(pathTo('offline')),
    FORM_PAGE: JSON.stringify(pathTo('contribute')),
    HOME_PAGE: JSON.stringify(pathTo('home')),
    FILES_AND_DATA: FILES_AND_DATA.toString(),
    SHARE: JSON.stringify(SHARE_PATH),
    SHARED_FORM: JSON.stringify(`${pathTo('contribute')}?${NOTICE_PARAM}=${NOTICES.shared}`),
  },
  build: {
    target: 'es2022',
    outDir: 'build/worker',
    rolldownOptions: {
      input: './app/worker/main.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
