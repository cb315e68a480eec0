import { OPEN_DOCUMENTS, pageAt } from '../../app/page-kinds.ts';
import { type PageName, table } from '../../app/routes.ts';
import type { RequestSite } from '../../app/site-context.ts';

/** By which the service worker knows what it may keep of an answer (app/worker). */
export const KEEP = 'X-Keep';

/** What was looked for, what is for copies of the site alone, what a browser's owner has agreed to change from time to time, what may be taken back. */
const NOT_KEPT: readonly string[] = [
  table.search.path,
  table.visitCounting.path,
  table.copyNotice.path,
  table.sharedKinship.path,
];
/** Documents open to all, and the form of a memory, which is filled in where there is no network, too. */
const FOR_ALL = new Set<string>([...OPEN_DOCUMENTS, table.contribute.path].filter((path) => !NOT_KEPT.includes(path)));

const MEMBERS_PAGES = [
  'memorial',
  'map',
  'house',
  'treeCavar',
  'treeBosnjak',
  'treeHill',
  'treeFan',
  'familyReport',
] as const satisfies readonly PageName[];
/** What these need: a whole tree, its people and their faces, the ground of the map. */
const DATA = [
  'treeData',
  'treePerson',
  'treePortrait',
  'mapHeights',
  'mapShading',
] as const satisfies readonly PageName[];
const MEMBERS_DATA = DATA.map((name) => new RegExp(`^${table[name].path.replaceAll(/:\w+/g, '[^/]+')}$`));
/** First words of their addresses: the worker looks at nothing else. */
export const MEMBERS_FOLDERS = [...new Set(DATA.map((name) => table[name].path.split('/')[1]))];
const FOR_MEMBERS = new Set<string>(MEMBERS_PAGES.map((name) => table[name].path));

interface Asking extends Pick<RequestSite, 'viewer' | 'unreachable'> {
  readonly url: URL;
  /** Nobody has signed in, nor says so. */
  readonly isForAll: boolean;
}

/**
 * `all`: anybody gets this page so. `visitor`: it was made for somebody, known or no longer, and there is another for all. `member`: for one's own
 * device, if its owner likes. `no`: none of it. Behind it, whose page it is: another than before means that a session has ended.
 * Nothing is said while nobody can tell who is asking.
 */
export function keepingOf({ url, viewer, unreachable, isForAll }: Asking): string | undefined {
  if (unreachable) return undefined;
  // With a question behind it an address is one of any number.
  const path = url.search === '' ? (pageAt(url.pathname)?.path ?? '') : '';
  const isOpen = FOR_ALL.has(path);
  if (!viewer) return isOpen ? (isForAll ? 'all' : 'visitor') : 'no';
  const isForMember = viewer.role !== undefined && (FOR_MEMBERS.has(path) || isData(url));
  return `${isOpen ? 'visitor' : isForMember ? 'member' : 'no'} ${viewer.mark}`;
}

function isData({ pathname, search }: URL): boolean {
  return search === '' && MEMBERS_DATA.some((pattern) => pattern.test(pathname));
}
