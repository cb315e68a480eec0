import type { Role } from '../domain/role.ts';
import { type Guard, type Page, pages, pathOf, table } from './routes.ts';

/** Whom of those who are signed in each guard lets pass. */
const PASSING: Readonly<Record<Guard, readonly Role[]>> = {
  public: ['member', 'writer', 'editor'],
  account: ['member', 'writer', 'editor'],
  member: ['member', 'writer', 'editor'],
  writer: ['writer', 'editor'],
  editor: ['editor'],
};

/** A page behind a guard that does not exist would be open to all: better that the site does not start. */
export function checkGuards(pages: Iterable<{ readonly guard: string }>): void {
  for (const { guard } of pages) {
    if (!Object.hasOwn(PASSING, guard)) throw new Error(`Unknown route middleware: '${guard}'`);
  }
}

checkGuards(Object.values(table));

const guards = new Map<string, Guard>(Object.values(table).map(({ path, guard }) => [path, guard]));
const data = new Set<string>(
  Object.values<Page>(table)
    .filter((page) => page.data)
    .map(({ path }) => path),
);

export function guardOf(pattern: string): Guard {
  const guard = guards.get(pathOf(pattern));
  // A route that is not in the table must not be public by mistake.
  if (!guard) throw new Error(`No guard for the route '${pattern}'`);
  return guard;
}

/** A viewer without a role has an account and is not a member. */
export function mayPass(guard: Guard, viewer: { readonly role: Role | undefined } | undefined): boolean {
  if (guard === 'public' || (guard === 'account' && viewer)) return true;
  return viewer?.role !== undefined && PASSING[guard].includes(viewer.role);
}

const bodies = new Map<string, Pick<Page, 'json' | 'longForm'>>(
  Object.values<Page>(table).map(({ path, json, longForm }) => [
    path,
    { ...(json ? { json } : {}), ...(longForm ? { longForm } : {}) },
  ]),
);

/** What may be sent to a page, besides a short form. */
export function bodyOf(pattern: string): Pick<Page, 'json' | 'longForm'> {
  return bodies.get(pathOf(pattern)) ?? {};
}

export function isData(pattern: string): boolean {
  return data.has(pathOf(pattern));
}

interface Asking {
  readonly pathname: string;
  /** What browsers say of themselves in Sec-Fetch-Dest and Accept; programs need not. */
  readonly destination: string | null | undefined;
  readonly accept: string | null | undefined;
}

/**
 * What the answer is going to be for whoever asks: a page to read, of no use to a page's scripts, pictures and frames; or
 * any program's, which has not said that it shows pages.
 */
export function askedFor({ pathname, destination, accept }: Asking): 'page' | 'anything' | 'part' {
  if (pathname.endsWith('.data') || (destination ?? 'document') !== 'document') return 'part';
  return accept?.includes('text/html') ? 'page' : 'anything';
}

/** Where members' pages begin: what a search engine need not try. */
export const MEMBER_PATHS = Object.values(pages)
  .filter(({ guard }) => guard === 'member')
  .map(({ path }) => path.replace(/:.*$/, ''));

/** Pages open to all whose address is whole in the table. */
export const PUBLIC_PATHS = Object.values(pages)
  .filter(({ path, guard }) => guard === 'public' && !path.includes(':') && path !== pages.signIn.path)
  .map(({ path }) => path);
