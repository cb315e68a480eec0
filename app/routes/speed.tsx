import { DeskNav } from '../features/desk/desk-nav.tsx';
import { SpeedReport } from '../features/speed/speed-report.tsx';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { speedContext } from '../speed-context.ts';
import { deskPlaces } from '../views/desk-places.ts';
import { speedView } from '../views/speed-view.ts';
import type { Route } from './+types/speed';

export async function loader({ context }: Route.LoaderArgs) {
  const { summary, slowestOf } = context.get(speedContext);
  return {
    places: deskPlaces('editor', 'speed'),
    page: {
      title: 'Brzina',
      description: 'Koliko se čeka na stranice, izmjereno u preglednicima čitatelja i na poslužitelju.',
      crumbs: [{ label: 'Uredništvo', href: pathTo('editorial') }],
      hiddenFromSearch: true,
    },
    speed: speedView(await summary(), slowestOf),
  };
}

export default function SpeedPage({ loaderData: { places, speed } }: Route.ComponentProps) {
  return (
    <Page
      title="Brzina"
      lead="Koliko se čeka na stranice, izmjereno u preglednicima čitatelja. Ne bilježi se tko je čitao ni koji zapis, nego samo koje je vrste stranica bila i koliko se čekalo."
    >
      <DeskNav places={places} />
      <SpeedReport speed={speed} />
    </Page>
  );
}
