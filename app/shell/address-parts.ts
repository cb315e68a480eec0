import { data } from 'react-router';
import { isRecordNumber, isSlug } from '../../domain/slug.ts';

/** A 404. With `url`, its message names the address that has no page. */
export function pageNotFound(url?: URL) {
  const message = url ? `Page not found: ${url.pathname}` : 'Page Not Found';
  return data(message, { status: 404, statusText: 'Not Found' });
}

export function slugParam(slug: string | undefined): string {
  if (slug === undefined || !isSlug(slug)) throw pageNotFound();
  return slug;
}

export function numberParam(id: string | undefined): number {
  if (id === undefined || !isRecordNumber(id)) throw pageNotFound();
  return Number(id);
}
