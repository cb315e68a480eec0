import { Reading } from '../features/record/reading.tsx';
import { recordPageInfo } from '../reading/page-info.ts';
import { readRecord } from '../reading/read-record.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound, slugParam } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/memorial';

export function loader({ params, context }: Route.LoaderArgs) {
  const memorial = context.get(siteContext).library.find('memorial', slugParam(params.slug));
  if (!memorial) throw pageNotFound();
  return {
    page: {
      ...recordPageInfo(context, memorial, [{ label: 'In memoriam', href: pathTo('memorials') }]),
      hiddenFromSearch: true,
    },
    reading: readRecord(context, memorial),
  };
}

export default function MemorialPage({ loaderData: { reading } }: Route.ComponentProps) {
  return <Reading reading={reading} />;
}
