import { mdiMapOutline } from '@mdi/js';
import { redirect } from 'react-router';
import { nearbyLocalities } from '../../chronicle/reading/related.ts';
import { addressOf } from '../../domain/record.ts';
import { Nearby } from '../features/record/neighbours.tsx';
import { Reading } from '../features/record/reading.tsx';
import { PLACE_PARAM } from '../query-words.ts';
import { recordPath } from '../record-path.ts';
import { pathTo } from '../routes.ts';
import { numberParam, pageNotFound, slugParam } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { distanceText } from '../text/distances.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { recordPageInfo } from '../views/page-info.ts';
import { cardView, readRecord } from '../views/record-views.ts';
import type { Route } from './+types/locality';

export function loader({ params, context, url }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const locality = library.localityByNumber(numberParam(params.id));
  const title = slugParam(params.title);
  if (!locality) throw pageNotFound();
  if (title !== addressOf(locality)) throw redirect(`${recordPath(locality)}${url.search}`, 301);
  return {
    page: recordPageInfo(context, locality, [{ label: 'Povijesni lokaliteti', href: pathTo('localities') }]),
    reading: readRecord(context, locality),
    map: locality.place?.lat === undefined ? undefined : `${pathTo('map')}?${PLACE_PARAM}=${locality.slug}`,
    nearby: nearbyLocalities(library, locality).map(({ locality: neighbour, kilometres }) => ({
      card: cardView(library, neighbour),
      distance: distanceText(kilometres),
    })),
  };
}

export default function LocalityPage({ loaderData: { reading, nearby, map } }: Route.ComponentProps) {
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
      <Nearby neighbours={nearby} />
    </Reading>
  );
}
