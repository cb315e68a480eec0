// Who may import whom (docs/architecture.md). Run by npm test; exits 1 and names every import against the rules.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow, root } from './project.mjs';

/** Part of the source -> parts it may import from, besides itself. Longest match decides. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  croatian: [],
  genealogy: ['domain', 'croatian'],
  chronicle: ['domain', 'genealogy', 'croatian'],
  'backends/embedded': ['chronicle', 'domain'],
  'backends/firebase': ['chronicle', 'domain'],
  'app/ui': [],
  'app/text': ['domain'],
  'app/features': ['domain', 'genealogy', 'app/ui', 'app/text', 'app/table'],
  'app/shell': ['domain', 'app/ui', 'app/text', 'app/table'],
  'app/views': ['genealogy', 'app/features', 'app/shell', 'app/text', 'app/table', 'chronicle', 'domain'],
  'app/actions': [
    'app/views',
    'genealogy',
    'app/features',
    'app/shell',
    'app/text',
    'app/table',
    'chronicle',
    'domain',
  ],
  'app/document': ['app/worker', 'app/features', 'app/shell', 'app/ui', 'app/table', 'domain'],
  'app/worker': ['domain'],
  'app/routes': [
    'app/actions',
    'app/views',
    'app/features',
    'app/shell',
    'app/ui',
    'app/text',
    'app/table',
    'chronicle',
    'domain',
    'genealogy',
  ],
  'app/table': ['chronicle', 'domain'],
  app: ['app/shell', 'app/ui', 'app/table', 'app/text', 'domain', 'chronicle'],
  server: [
    'app',
    'app/shell',
    'app/table',
    'app/text',
    'app/ui',
    'backends/embedded',
    'backends/firebase',
    'chronicle',
    'croatian',
    'domain',
    'genealogy',
  ],
};

/** The URL table and what every request carries: read by everything that shows or serves pages. */
const TABLE = new Set([
  'app/routes.ts',
  'app/query-words.ts',
  'app/guard.ts',
  'app/page-kinds.ts',
  'app/site-context.ts',
  'app/map-context.ts',
  'app/account-context.ts',
  'app/backup-context.ts',
  'app/contribution-context.ts',
  'app/editor-state.ts',
  'app/export-context.ts',
  'app/mail-context.ts',
  'app/member-context.ts',
  'app/photograph-context.ts',
  'app/photograph-upload.ts',
  'app/tree-health-context.ts',
  'app/tree-pairs-context.ts',
  'app/tree-version-context.ts',
  'app/record-path.ts',
  'app/visit-counting.ts',
]);
/** Tools around the site: they may import everything. */
const ANYTHING = ['scripts', 'tests', 'bench'];

export function partOf(path: string): string | undefined {
  if (TABLE.has(path)) return 'app/table';
  return Object.keys(ALLOWED)
    .filter((part) => path.startsWith(`${part}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** Why an import is against the rules, or nothing. */
export function faultOf(importer: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const imported = join(dirname(importer), specifier);
  const from = partOf(importer);
  const to = partOf(imported);
  if (from === undefined || to === undefined) return undefined;
  if (from === 'app/features' && to === 'app/features') {
    return featureOf(importer) === featureOf(imported)
      ? undefined
      : `${importer}: a feature imports another, ${imported}`;
  }
  if (from === to || ALLOWED[from]?.includes(to)) return undefined;
  return `${importer}: ${from} must not import ${to} (${imported})`;
}

function featureOf(path: string): string {
  return path.split('/')[2] ?? '';
}

export function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g)].map(([, specifier]) => specifier as string);
}

if (import.meta.main) {
  const faults = filesBelow(Object.keys(ALLOWED))
    .map((file) => relative(root, file))
    .filter((file, index, all) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && all.indexOf(file) === index)
    .filter((file) => !ANYTHING.some((place) => file.startsWith(`${place}/`)))
    .flatMap((file) => importsOf(readFileSync(join(root, file), 'utf8')).map((specifier) => faultOf(file, specifier)))
    .filter((fault) => fault !== undefined);
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
