import { Reading } from '../features/record/reading.tsx';
import { recordPageInfo } from '../reading/page-info.ts';
import { readRecord } from '../reading/read-record.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound, slugParam } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/memory';

export function loader({ params, context }: Route.LoaderArgs) {
  const memory = context.get(siteContext).library.find('memory', slugParam(params.slug));
  if (!memory) throw pageNotFound();
  return {
    page: recordPageInfo(context, memory, [{ label: 'Spomeni brda', href: pathTo('memories') }]),
    reading: readRecord(context, memory),
  };
}

export default function MemoryPage({ loaderData: { reading } }: Route.ComponentProps) {
  return <Reading reading={reading} />;
}
