import { pageNotFound } from '../shell/address-parts.ts';

/** Editors are answered before any page is made (server/archive/open-exports.ts); everybody else stays at the guard. */
export function loader() {
  throw pageNotFound();
}
