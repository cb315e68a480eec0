import { pageNotFound } from '../shell/address-parts.ts';

/** Editors are answered before any page is made (server/archive/archive-download.ts); everybody else stays at the guard. */
export function loader() {
  throw pageNotFound();
}
