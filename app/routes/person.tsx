import { Reading } from '../features/record/reading.tsx';
import { pathTo } from '../routes.ts';
import { pageNotFound, slugParam } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { recordPageInfo } from '../views/page-info.ts';
import { readRecord } from '../views/record-views.ts';
import type { Route } from './+types/person';

export function loader({ params, context }: Route.LoaderArgs) {
  const person = context.get(siteContext).library.find('person', slugParam(params.slug));
  if (!person) throw pageNotFound();
  return {
    page: recordPageInfo(context, person, [{ label: 'Poznate osobe', href: pathTo('people') }]),
    reading: readRecord(context, person),
  };
}

export default function PersonPage({ loaderData: { reading } }: Route.ComponentProps) {
  return <Reading reading={reading} />;
}
