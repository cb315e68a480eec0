import { data } from 'react-router';
import { draftOfToken } from '../../chronicle/editing/preview-link.ts';
import { contributionContext } from '../contribution-context.ts';
import { Reading } from '../features/record/reading.tsx';
import { PREVIEW_PARAM } from '../query-words.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { Notice } from '../ui/notice.tsx';
import { previewRecord } from '../views/preview-record.ts';
import { readRecord } from '../views/record-views.ts';
import type { Route } from './+types/preview';

const UNCACHED = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** A draft as its page will look, for whoever has the private link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { library, today } = context.get(siteContext);
  const draft = await draftOfToken(context.get(contributionContext), params.token);
  if (!draft) throw pageNotFound();
  const record = previewRecord(library, draft, today);
  const reading = readRecord(context, record, `?${new URLSearchParams({ [PREVIEW_PARAM]: params.token })}`);
  return data(
    {
      page: { title: record.title, description: 'Pregled, nije objavljeno.', hiddenFromSearch: true },
      reading: { ...reading, citation: '', related: [] },
    },
    { headers: UNCACHED },
  );
}

export function headers() {
  return UNCACHED;
}

export default function PreviewPage({ loaderData: { reading } }: Route.ComponentProps) {
  return (
    <>
      <Notice kind="trouble">Pregled, nije objavljeno. Poveznica vrijedi 14 dana; ne dijelite je dalje.</Notice>
      <Reading reading={reading} />
    </>
  );
}
