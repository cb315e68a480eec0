import type { Plugin } from 'vite';

const TABLE = /\/app\/routes\.ts$/;
const SERVERS_OWN =
  /, guard: '\w+', module: '[\w-]+'(?:, data: true)?|\s+guard: '\w+',\s+module: '[\w-]+',\s+data: true,/g;

/**
 * The browser asks the URL table for addresses alone: who may see a page and what renders it is decided on the server,
 * and would otherwise be sent with every page.
 */
export function addressesAlone(): Plugin {
  return {
    name: 'addresses-alone',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!TABLE.test(id.split('?')[0] ?? id)) return undefined;
      const addresses = code.replace(SERVERS_OWN, '');
      if (/\bmodule: '/.test(addresses))
        this.error('the URL table is written in a way scripts/addresses-alone.ts does not know');
      return { code: addresses, map: null };
    },
  };
}
