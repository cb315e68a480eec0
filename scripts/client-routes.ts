import type { Plugin } from 'vite';

/** What of the URL table only servers read. */
const OF_SERVERS = /\b(?:(?:guard|module|uploads): '[^']*'|(?:data|json|longForm): true),?/g;
const DATA = /(?:dataFor\(\s*'\w+',|jsonAt\()\s*('[^']+'),\s*'[^']+',?\s*\)/g;

/** Browsers get of the URL table addresses and kinds, and not who may see a page and where its code is: it comes with every app. */
export function clientRoutes(): Plugin {
  return {
    name: 'client-routes',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('/app/routes.ts')) return undefined;
      return { code: code.replace(DATA, "{ path: $1, kind: 'service' }").replace(OF_SERVERS, ''), map: null };
    },
  };
}
