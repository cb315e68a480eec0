import { data } from 'react-router';
import { isRecordNumber, isSlug } from '../../domain/slug.ts';

/** A part of an address that no page could have. */
export function pageNotFound() {
  return data('Page Not Found', { status: 404 });
}

export function slugParam(slug: string | undefined): string {
  if (slug === undefined || !isSlug(slug)) throw pageNotFound();
  return slug;
}

export function numberParam(id: string | undefined): number {
  if (id === undefined || !isRecordNumber(id)) throw pageNotFound();
  return Number(id);
}
