import { Cover } from '../features/record/pictures.tsx';
import { PeriodList } from '../features/timeline/period-list.tsx';
import { Timeline } from '../features/timeline/timeline.tsx';
import { PERIOD_PARAM } from '../query-words.ts';
import { recordPath } from '../record-path.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { firstPicture } from '../views/page-info.ts';
import { cardView } from '../views/record-views.ts';
import { eventOfPeriod } from '../views/structured-data.ts';
import { timelineView } from '../views/timeline-view.ts';
import type { Route } from './+types/periods';

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { library, url } = context.get(siteContext);
  return {
    page: {
      title: 'Povijesna razdoblja',
      description:
        'Od ilirskih gradina do danas: deset razdoblja širokobriješkoga kraja na jednoj vremenskoj crti, sa svim zapisima uz njih.',
      canonical: pathTo('periods'),
      picture: firstPicture(library, library.periods()),
      about: {
        '@type': 'ItemList',
        name: 'Povijesna razdoblja',
        itemListElement: library.periods().map((period, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: eventOfPeriod(period, `${url}${recordPath(period)}`),
        })),
      },
    },
    periods: timelineView(library),
    covers: library.periods().map((period) => cardView(library, period).cover),
    chosen: searchParams.get(PERIOD_PARAM) ?? '',
  };
}

export default function PeriodsPage({ loaderData: { periods, covers, chosen } }: Route.ComponentProps) {
  return (
    <Page title="Povijesna razdoblja" lead="Od gradina i gomila do naših dana, na jednoj vremenskoj crti.">
      <Timeline periods={periods} chosen={chosen} />
      <PeriodList
        periods={periods}
        pictures={covers.map(
          (cover) => cover && <Cover cover={cover} sizes="(width < 960px) 100vw, 32rem" decorative />,
        )}
      />
    </Page>
  );
}
