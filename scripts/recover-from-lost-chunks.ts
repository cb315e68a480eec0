import type { Plugin } from 'vite';

const ROUTE_MODULE_LOADER = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const UNGUARDED_RELOAD = 'window.location.reload();';
// A module that fails when shown, rather than a throw here: the router would leave the page empty.
const GUARDED_RELOAD = 'if (!window.__reloadOnce?.()) return { default() { throw error; } };';

/**
 * React Router reloads the page whenever a route's chunk fails to load, without end if it stays lost.
 * The reload goes through the guard of every page (app/document/guard.ts) instead: once in ten seconds, otherwise the error page.
 */
export function recoverFromLostChunks(): Plugin {
  return {
    name: 'recover-from-lost-chunks',
    enforce: 'pre',
    transform(code, id) {
      if (!ROUTE_MODULE_LOADER.test(id.split('?')[0] ?? id)) return undefined;
      if (!code.includes(UNGUARDED_RELOAD)) {
        this.error('react-router no longer reloads where a chunk is lost: look at scripts/recover-from-lost-chunks.ts');
      }
      return { code: code.replace(UNGUARDED_RELOAD, GUARDED_RELOAD), map: null };
    },
  };
}
