import type { Role } from '../../domain/role.ts';
import type { DeskPlace } from '../features/desk/views.ts';
import { type PageName, pathTo, table } from '../routes.ts';

const PLACES = [
  { page: 'editorial', label: 'Što čeka' },
  { page: 'deskRecords', label: 'Zapisi' },
  { page: 'photographs', label: 'Fotografije' },
  { page: 'treeVersions', label: 'Stabla' },
  { page: 'members', label: 'Članovi' },
  { page: 'moderationHistory', label: 'Odluke' },
  { page: 'bin', label: 'Koš' },
] as const satisfies readonly { readonly page: PageName; readonly label: string }[];

/** The rooms of the desk that somebody may enter. */
export function deskPlaces(role: Role, current: PageName): DeskPlace[] {
  return PLACES.filter(({ page }) => role === 'editor' || table[page].guard !== 'editor').map(({ page, label }) => ({
    label,
    href: pathTo(page),
    current: page === current,
  }));
}
