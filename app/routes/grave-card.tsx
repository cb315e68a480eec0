import { encode } from 'uqr';
import { addressOf, type ChronicleRecord } from '../../domain/record.ts';
import { GraveCard } from '../features/memorial/grave-card.tsx';
import { linkTo, recordPath } from '../record-path.ts';
import { pathTo } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { lifeText } from '../text/dates.ts';
import { recordAt } from '../views/record-at.ts';
import type { Route } from './+types/grave-card';

export function loader({ params, context, url: asked }: Route.LoaderArgs) {
  const { library, name, url } = context.get(siteContext);
  const pathOf = (record: ChronicleRecord) => pathTo('graveCard', { slug: addressOf(record) });
  const memorial = recordAt('memorial', params.slug, { library, url: asked, pathOf });
  const address = `${url}${linkTo(memorial, 'visitor')}`;
  // A quarter of the code may be lost to rain and lichen.
  const { data: dots, size } = encode(address, { ecc: 'Q', border: 4 });
  return {
    page: {
      title: `Kartica za grob: ${memorial.title}`,
      description: 'Kartica s kodom koji vodi na stranicu pokojnika, za ispis.',
      crumbs: [
        { label: 'In memoriam', href: pathTo('memorials') },
        { label: memorial.title, href: recordPath(memorial) },
      ],
      hiddenFromSearch: true,
    },
    card: {
      name: memorial.title,
      years: lifeText(memorial.born, memorial.died),
      sample: memorial.sample,
      siteName: name,
      address,
    },
    code: {
      size,
      path: dots.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join(''),
    },
  };
}

export default function GraveCardPage({ loaderData: { card, code } }: Route.ComponentProps) {
  return <GraveCard {...card} code={code} />;
}
