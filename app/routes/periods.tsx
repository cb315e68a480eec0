import { PeriodList } from '../features/timeline/period-list.tsx';
import { Timeline } from '../features/timeline/timeline.tsx';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { eventOfPeriod } from '../views/structured-data.ts';
import { timelineView } from '../views/timeline-view.ts';
import type { Route } from './+types/periods';

export function loader({ context }: Route.LoaderArgs) {
  const { library, url } = context.get(siteContext);
  const address = `${url}${pathTo('periods')}`;
  return {
    page: {
      title: 'Povijesna razdoblja',
      description:
        'Od ilirskih gradina do danas: deset razdoblja širokobriješkoga kraja na jednoj vremenskoj crti, sa svim zapisima uz njih.',
      about: {
        '@type': 'ItemList',
        name: 'Povijesna razdoblja',
        itemListElement: library.periods().map((period, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: eventOfPeriod(period, `${address}#${period.slug}`),
        })),
      },
    },
    periods: timelineView(library),
  };
}

export default function PeriodsPage({ loaderData: { periods } }: Route.ComponentProps) {
  return (
    <Page title="Povijesna razdoblja" lead="Od gradina i gomila do naših dana, na jednoj vremenskoj crti.">
      <Timeline periods={periods} />
      <PeriodList periods={periods} />
    </Page>
  );
}
