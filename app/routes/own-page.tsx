import { redirect } from 'react-router';
import { addressOf } from '../../domain/record.ts';
import { Reading } from '../features/record/reading.tsx';
import { recordPath } from '../record-path.ts';
import { pathTo } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { recordPageInfo } from '../views/page-info.ts';
import { recordAt } from '../views/record-at.ts';
import { readRecord } from '../views/record-views.ts';
import type { Route } from './+types/own-page';

/** A page that editors have added. */
export function loader({ params, context, url }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const text = recordAt('page', params.slug, { library, url });
  // The mission, the terms, privacy and accessibility have an address of their own.
  if (recordPath(text) !== pathTo('page', { slug: addressOf(text) })) throw redirect(recordPath(text), 301);
  return { page: recordPageInfo(context, text, []), reading: readRecord(context, text) };
}

export default function OwnPage({ loaderData: { reading } }: Route.ComponentProps) {
  return <Reading reading={reading} />;
}
