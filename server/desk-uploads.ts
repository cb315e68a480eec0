import { mayPass } from '../app/guard.ts';
import { pageAt } from '../app/page-kinds.ts';
import type { Page } from '../app/routes.ts';
import type { Viewer } from '../app/site-context.ts';
import { VILLAGE } from '../chronicle/trees/describe-tree.ts';
import { PHOTOGRAPH_LIMITS } from '../domain/photograph-limits.ts';
import type { FormLimits } from './http/uploads.ts';

/** Forms with files on pages that not everybody may see. */
const DESK_UPLOADS: Readonly<Record<NonNullable<Page['uploads']>, FormLimits>> = {
  photographs: { bytes: PHOTOGRAPH_LIMITS.bytesOfForm, files: PHOTOGRAPH_LIMITS.filesOfForm },
  tree: { bytes: VILLAGE.bytes, files: 1 },
};

/** Nothing of a form is read to a folder for somebody who will be sent away. */
export function deskUploadAt(pathname: string, viewer: Viewer | undefined): FormLimits | undefined {
  // React Router sends a form of an app to the address of its payload.
  const page = pageAt(pathname.replace(/\.data$/, ''));
  return page?.uploads && mayPass(page.guard, viewer) ? DESK_UPLOADS[page.uploads] : undefined;
}
