import type { ChronicleRecord } from '../../domain/record.ts';
import { GravePlate } from '../features/memorial/grave-plate.tsx';
import { linkTo, recordPath } from '../record-path.ts';
import { pathTo } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { lifeText } from '../text/dates.ts';
import { SAMPLE_SENTENCE } from '../text/sample-labels.ts';
import { recordAt } from '../views/record-at.ts';
import type { Route } from './+types/grave-page';

/** Where the code on a grave leads: what anybody may know, and the link to the sign-in for more. */
export function loader({ params, context, url }: Route.LoaderArgs) {
  const { library, viewer } = context.get(siteContext);
  const pathOf = (grave: ChronicleRecord) => linkTo(grave, 'visitor');
  const memorial = recordAt('memorial', params.slug, { library, url, pathOf });
  const years = lifeText(memorial.born, memorial.died);
  return {
    page: {
      title: memorial.title,
      description: `${memorial.sample ? `${SAMPLE_SENTENCE.memorial} ` : ''}${memorial.title}, ${years}. Životopis, slike, svijeće i sjećanja vide samo prijavljeni članovi.`,
      crumbs: [{ label: 'In memoriam', href: pathTo('memorials') }],
      hiddenFromSearch: true,
      sample: memorial.sample ? SAMPLE_SENTENCE.memorial : undefined,
    },
    name: memorial.title,
    years,
    sample: memorial.sample,
    href: recordPath(memorial),
    signedIn: viewer?.role !== undefined,
  };
}

export default function GravePage({ loaderData: { name, years, sample, href, signedIn } }: Route.ComponentProps) {
  return <GravePlate name={name} years={years} sample={sample} href={href} signedIn={signedIn} />;
}
