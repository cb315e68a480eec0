import { mdiTimelineClockOutline } from '@mdi/js';
import { Neighbours } from '../features/record/neighbours.tsx';
import { Reading } from '../features/record/reading.tsx';
import { PeriodRecords } from '../features/timeline/record-links.tsx';
import { PERIOD_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { recordPageInfo } from '../views/page-info.ts';
import { recordAt } from '../views/record-at.ts';
import { cardView, readRecord } from '../views/record-views.ts';
import { recordsOfPeriod } from '../views/timeline-view.ts';
import type { Route } from './+types/period';

export function loader({ params, context, url }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const period = recordAt('period', params.slug, { library, url });
  const { slug } = period;
  const periods = library.periods();
  const index = periods.findIndex((each) => each.slug === slug);
  const card = (at: number) => (periods[at] ? cardView(library, periods[at]) : undefined);
  const [previous, next] = [card(index - 1), card(index + 1)];
  const records = recordsOfPeriod(library, period);
  const { related, ...reading } = readRecord(context, period);
  const told = new Set([previous, next, ...records.groups.flatMap((group) => group.records)].map((each) => each?.key));
  return {
    page: recordPageInfo(context, period, [{ label: 'Povijesna razdoblja', href: pathTo('periods') }]),
    // What stands among the records of its time, or is its neighbour, is not related once more.
    reading: { ...reading, related: related.filter(({ key }) => !told.has(key)) },
    records,
    previous,
    next,
    timeline: `${pathTo('periods')}?${PERIOD_PARAM}=${slug}`,
  };
}

export default function PeriodPage({ loaderData }: Route.ComponentProps) {
  const { reading, records, previous, next, timeline } = loaderData;
  return (
    <Reading
      reading={reading}
      aside={
        <LinkButton href={timeline} icon={mdiTimelineClockOutline}>
          Na vremenskoj crti
        </LinkButton>
      }
    >
      <PeriodRecords {...records} />
      <Neighbours before={previous} beforeLabel="Prethodno razdoblje" after={next} afterLabel="Sljedeće razdoblje" />
    </Reading>
  );
}
