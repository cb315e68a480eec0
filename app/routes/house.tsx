import { mdiMapOutline } from '@mdi/js';
import { placeIdOf } from '../../chronicle/map/atlas.ts';
import { HouseSection } from '../features/houses/residents.tsx';
import { mapContext } from '../map-context.ts';
import { PLACE_PARAM } from '../query-words.ts';
import { recordPath } from '../record-path.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { dateText } from '../text/dates.ts';
import { FEATURE_KIND_LABEL, HOME_LABEL } from '../text/map-text.ts';
import { SAMPLE_SENTENCE } from '../text/sample-labels.ts';
import { Link } from '../ui/link.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { SampleLabel } from '../ui/sample-label.tsx';
import { houseView } from '../views/house-view.ts';
import type { Route } from './+types/house';

/** A house of the map: who lived in it, and when. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { features } = await context.get(mapContext).atlas.current();
  const house = features.find((feature) => feature.kind === 'home' && feature.id === id);
  if (!house) throw pageNotFound();
  const described = house.record && site.library.get(house.record);
  const title = house.name || 'Kuća';
  return {
    page: {
      title,
      description: 'Tko je živio u kući i kada.',
      crumbs: [{ label: 'Interaktivna karta', href: pathTo('map') }],
      hiddenFromSearch: true,
    },
    title,
    label: house.line ? HOME_LABEL[house.line] : FEATURE_KIND_LABEL.home,
    stood: house.date ? dateText(house.date) : undefined,
    sample: house.sample ? SAMPLE_SENTENCE.locality : undefined,
    record: described ? { href: recordPath(described), title: described.title } : undefined,
    map: `${pathTo('map')}?${PLACE_PARAM}=${placeIdOf(site.library, house)}`,
    house: await houseView(site, [house.name, described?.title ?? house.name]),
  };
}

export default function HousePage({ loaderData }: Route.ComponentProps) {
  const { title, label, stood, sample, record, map, house } = loaderData;
  return (
    <Page title={title} eyebrow={label} lead={stood}>
      {sample && <SampleLabel>{sample}</SampleLabel>}
      {record && (
        <p>
          Više o kući: <Link to={record.href}>{record.title}</Link>.
        </p>
      )}
      <HouseSection house={house} />
      <LinkButton href={map} icon={mdiMapOutline}>
        Pogledajte na karti
      </LinkButton>
    </Page>
  );
}
