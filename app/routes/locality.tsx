import { mdiMapOutline } from '@mdi/js';
import { redirect } from 'react-router';
import { nearbyLocalities } from '../../chronicle/reading/related.ts';
import { addressOf, keyOf } from '../../domain/record.ts';
import { HouseSection } from '../features/houses/residents.tsx';
import { Nearby } from '../features/record/neighbours.tsx';
import { Reading } from '../features/record/reading.tsx';
import { mapContext } from '../map-context.ts';
import { PLACE_PARAM } from '../query-words.ts';
import { recordPath } from '../record-path.ts';
import { pathTo, signInPath } from '../routes.ts';
import { numberParam, pageNotFound, slugParam } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { distanceText } from '../text/distances.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { houseView } from '../views/house-view.ts';
import { recordPageInfo } from '../views/page-info.ts';
import { cardView, readRecord } from '../views/record-views.ts';
import type { Route } from './+types/locality';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { library, viewer } = site;
  const locality = library.localityByNumber(numberParam(params.id));
  const title = slugParam(params.title);
  if (!locality) throw pageNotFound();
  if (title !== addressOf(locality)) throw redirect(`${recordPath(locality)}${url.search}`, 301);
  const isHouse = locality.type === 'house';
  const { features } = isHouse ? await context.get(mapContext).atlas.current() : { features: [] };
  const homes = features.filter(({ kind, record }) => kind === 'home' && record === keyOf(locality));
  return {
    page: recordPageInfo(context, locality, [{ label: 'Povijesni lokaliteti', href: pathTo('localities') }]),
    reading: readRecord(context, locality),
    map: locality.place?.lat === undefined ? undefined : `${pathTo('map')}?${PLACE_PARAM}=${locality.slug}`,
    // Who lived in it is told to members alone: the trees are theirs.
    signIn: isHouse && viewer?.role === undefined ? signInPath(recordPath(locality)) : undefined,
    house:
      isHouse && viewer?.role !== undefined
        ? await houseView(site, [locality.title, ...homes.map(({ name }) => name)])
        : undefined,
    nearby: nearbyLocalities(library, locality).map(({ locality: neighbour, kilometres }) => ({
      card: cardView(library, neighbour),
      distance: distanceText(kilometres),
    })),
  };
}

export default function LocalityPage({ loaderData: { reading, nearby, map, house, signIn } }: Route.ComponentProps) {
  return (
    <Reading
      reading={reading}
      aside={
        map && (
          <LinkButton href={map} icon={mdiMapOutline}>
            Pogledajte na karti
          </LinkButton>
        )
      }
    >
      {(house || signIn) && <HouseSection house={house} signIn={signIn} />}
      <Nearby neighbours={nearby} />
    </Reading>
  );
}
