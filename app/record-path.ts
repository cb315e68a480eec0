import { addressOf, type ChronicleRecord } from '../domain/record.ts';
import { parseRecordKey } from '../domain/reference.ts';
import type { Role } from '../domain/role.ts';
import { pathTo, RECORD_WORDS } from './routes.ts';
import type { Viewer } from './site-context.ts';

const PAGES: ReadonlyMap<string, 'mission' | 'terms' | 'privacy' | 'accessibility'> = new Map([
  ['nasa-misija', 'mission'],
  ['uvjeti-koristenja', 'terms'],
  ['privatnost', 'privacy'],
  ['pristupacnost', 'accessibility'],
]);

/** Where a record is read. */
export function recordPath(record: ChronicleRecord): string {
  const slug = addressOf(record);
  switch (record.kind) {
    case 'article':
      if (record.section === 'blog') return pathTo('post', { id: record.number, title: slug });
      return record.section === 'cavari' ? pathTo('cavariArticle', { slug }) : pathTo('bosnjaciArticle', { slug });
    case 'locality':
      return pathTo('locality', { id: record.number, title: slug });
    case 'person':
      return pathTo('person', { slug });
    case 'memorial':
      return pathTo('memorial', { slug });
    case 'memory':
      return pathTo('memory', { slug });
    case 'period':
      return pathTo('period', { slug });
    case 'page': {
      const own = PAGES.get(record.slug);
      return own ? pathTo(own) : pathTo('page', { slug });
    }
  }
}

/** Where somebody changes a record, or proposes a change, and what the link says; nothing for a visitor. */
export function editLink(
  { kind, slug }: Pick<ChronicleRecord, 'kind' | 'slug'>,
  role: Role | 'steward' | undefined,
): { readonly href: string; readonly label: string } | undefined {
  const record = { kind: RECORD_WORDS[kind], slug };
  if (role === undefined) return undefined;
  return role === 'member'
    ? { href: pathTo('proposeChange', record), label: 'Predložite izmjenu' }
    : { href: pathTo('editRecord', record), label: 'Uredite' };
}

/** Who follows a link: only a member gets into a memorial's own page. */
export type Reader = 'visitor' | 'member';

export function readerOf(viewer: Pick<Viewer, 'role'> | undefined): Reader {
  return viewer?.role ? 'member' : 'visitor';
}

/** Where a link to a record leads: a visitor's to what anybody may see, instead of to the sign-in. */
export function linkTo(record: ChronicleRecord, reader: Reader): string {
  if (record.kind === 'memorial' && reader === 'visitor') return pathTo('gravePage', { slug: addressOf(record) });
  return recordPath(record);
}

/** Where a record is read whose address is in its slug alone; of others, the list they stand in. */
export function recordPathOfKey(key: string): string {
  const parsed = parseRecordKey(key);
  if (parsed?.kind === 'memory') return pathTo('memory', { slug: parsed.slug });
  if (parsed?.kind === 'memorial') return pathTo('memorial', { slug: parsed.slug });
  return pathTo('memories');
}
