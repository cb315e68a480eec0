import { Reading } from '../features/record/reading.tsx';
import { pathTo } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { recordPageInfo } from '../views/page-info.ts';
import { recordAt } from '../views/record-at.ts';
import { readRecord } from '../views/record-views.ts';
import type { Route } from './+types/person';

export function loader({ params, context, url }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const person = recordAt('person', params.slug, { library, url });
  return {
    page: recordPageInfo(context, person, [{ label: 'Poznate osobe', href: pathTo('people') }]),
    reading: readRecord(context, person),
  };
}

export default function PersonPage({ loaderData: { reading } }: Route.ComponentProps) {
  return <Reading reading={reading} />;
}
