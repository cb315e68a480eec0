import { type PageName, table } from '../../app/routes.ts';
import { withoutSlashes } from '../http/without-slashes.ts';

/** A page of the URL table, or one of what the server answers besides. */
export interface RoutePattern {
  readonly pattern: string;
  readonly page?: PageName;
}

interface Parametrised extends RoutePattern {
  readonly segments: readonly string[];
}

const UNMATCHED: RoutePattern = { pattern: table.unmatched.path, page: 'unmatched' };
const BESIDES = new Map(['/healthz', '/measurements', '/metrics'].map((pattern) => [pattern, { pattern }]));
/** Icons and the like. */
const FILE: RoutePattern = { pattern: '/:file' };
const FOLDERS: readonly RoutePattern[] = ['/assets/', '/builds/', '/media/'].map((folder) => ({
  pattern: `${folder}*`,
}));

const all = Object.entries(table) as [PageName, (typeof table)[PageName]][];
const exact = new Map(
  all
    .filter(([, { path }]) => !path.includes(':'))
    .map(([page, { path }]) => [path.toLowerCase(), { pattern: path, page }]),
);
const parametrised = Map.groupBy(
  all
    .filter(([, { path }]) => path.includes(':'))
    .map(([page, { path }]): Parametrised => ({ page, pattern: path, segments: segmentsOf(path.toLowerCase()) }))
    // A fixed word before a parameter, as React Router ranks them.
    .sort((a, b) => fixedIn(b) - fixedIn(a)),
  ({ segments }) => segments.length,
);

/** Under which of a fixed number of names a path is counted. What is not of this site counts as one. */
export function patternOf(path: string): RoutePattern {
  // As React Router reads addresses.
  const plain = withoutSlashes(path.toLowerCase().replace(/(?:\/_)?\.data$/, '')) || (path && '/');
  const found = exact.get(plain === '/_root' ? '/' : plain) ?? BESIDES.get(plain);
  if (found) return found;
  const folder = FOLDERS.find(({ pattern }) => plain.startsWith(pattern.slice(0, -1)));
  if (folder) return folder;
  const segments = segmentsOf(plain);
  const fits = ({ segments: asked }: Parametrised) =>
    asked.every((segment, index) => segment.startsWith(':') || segment === segments[index]);
  const page = parametrised.get(segments.length)?.find(fits);
  return page ?? (/^\/[^/]+\.\w+$/.test(plain) ? FILE : UNMATCHED);
}

function segmentsOf(path: string): string[] {
  return path.slice(1).split('/');
}

function fixedIn({ segments }: Parametrised): number {
  return segments.filter((segment) => !segment.startsWith(':')).length;
}
