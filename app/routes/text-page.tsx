import { Prose } from '../features/record/prose.tsx';
import { slugOfPath } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { recordPageInfo } from '../views/page-info.ts';
import { bodyHtml } from '../views/record-views.ts';
import type { Route } from './+types/text-page';

/** The mission, the terms and privacy: texts that editors keep. */
export function loader({ context, pattern }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const text = library.find('page', slugOfPath(pattern));
  if (!text) throw pageNotFound();
  return { page: recordPageInfo(context, text, []), html: bodyHtml(library, text), summary: text.summary };
}

export default function TextPage({ loaderData: { page, html, summary } }: Route.ComponentProps) {
  return (
    <Page title={page.title ?? ''} lead={summary} isText>
      <Prose html={html} />
    </Page>
  );
}
