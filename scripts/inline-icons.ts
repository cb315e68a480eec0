import * as icons from '@mdi/js';
import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]+)\} from '@mdi\/js';/g;

/**
 * All of @mdi/js is one module, so every icon of the site would be sent with every page.
 * Each import becomes the paths themselves, and a page carries only its own.
 */
export function inlineIcons(): Plugin {
  return {
    name: 'inline-icons',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/\.tsx?$/.test(id.split('?')[0] ?? id) || !code.includes("'@mdi/js'")) return undefined;
      return { code: code.replace(IMPORT, (_, names: string) => constantsOf(names)), map: null };
    },
  };
}

function constantsOf(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => {
      const path = (icons as Readonly<Record<string, string>>)[name];
      if (path === undefined) throw new Error(`@mdi/js has no icon ${name}`);
      return `const ${name} = ${JSON.stringify(path)};`;
    })
    .join('');
}
