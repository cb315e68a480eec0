import type { Role } from '../../domain/role.ts';
import type { DeskPlace } from '../features/desk/views.ts';
import { type PageName, pathTo, table } from '../routes.ts';

const PLACES = [
  { page: 'editorial', label: 'Što čeka' },
  { page: 'deskRecords', label: 'Zapisi' },
  { page: 'ownDrafts', label: 'Moji prijedlozi' },
  { page: 'photographs', label: 'Fotografije' },
  { page: 'treeVersions', label: 'Stabla' },
  { page: 'members', label: 'Članovi' },
  { page: 'moderationHistory', label: 'Odluke' },
  { page: 'bin', label: 'Koš' },
  { page: 'backups', label: 'Sigurnosne kopije' },
  { page: 'exports', label: 'Izvoz' },
] as const satisfies readonly { readonly page: PageName; readonly label: string }[];

/** The crumb of the desk itself, which only editors may open. */
export function deskCrumbs(role: Role | undefined) {
  return role === 'editor' ? [{ label: 'Uredništvo', href: pathTo('editorial') }] : [];
}

/** The rooms of the desk that somebody may enter. */
export function deskPlaces(role: Role, current: PageName): DeskPlace[] {
  // An editor publishes, and proposes nothing.
  const isTheirs = (page: PageName) => (role === 'editor' ? page !== 'ownDrafts' : table[page].guard !== 'editor');
  return PLACES.filter(({ page }) => isTheirs(page)).map(({ page, label }) => ({
    label,
    href: pathTo(page),
    current: page === current,
  }));
}
