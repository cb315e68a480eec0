import { PeopleTable } from '../features/people/people-table.tsx';
import { ORDER_PARAM, ROLE_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { Pages } from '../ui/pages.tsx';
import { listPage } from '../views/list-parameters.ts';
import { orderedPeople, roles, withPlaces } from '../views/people-data.ts';
import { sampleOf } from '../views/structured-data.ts';
import type { Route } from './+types/people-data';

const ROWS_ON_A_PAGE = 50;

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { library, url } = context.get(siteContext);
  const role = searchParams.get(ROLE_PARAM) ?? '';
  const { order, people } = orderedPeople(library, searchParams.get(ORDER_PARAM));
  const chosen = role ? people.filter((person) => person.roles.includes(role)) : people;
  const { items, before, canonical, current, pages } = listPage(chosen, {
    path: pathTo('peopleData'),
    searchParams,
    filters: [ORDER_PARAM, ROLE_PARAM],
    size: ROWS_ON_A_PAGE,
  });
  return {
    page: {
      title: 'Poznate osobe: podatci',
      description:
        'Poznate osobe širokobriješkoga kraja kao podatci: tablica za razvrstavanje i preuzimanje u oblicima CSV i JSON.',
      crumbs: [{ label: 'Poznate osobe', href: pathTo('people') }],
      canonical,
      about: {
        '@type': 'ItemList',
        name: 'Poznate osobe',
        itemListElement: items.map((person, index) => ({
          '@type': 'ListItem',
          position: before + index + 1,
          name: person.name,
          ...sampleOf({ kind: 'person', sample: person.sample }),
          url: `${url}${person.path}`,
        })),
      },
    },
    people: withPlaces(library, items),
    pages,
    current,
    roles: roles(library),
    role,
    order,
  };
}

export default function PeopleDataPage({ loaderData }: Route.ComponentProps) {
  const { people, pages, current, roles, role, order } = loaderData;
  return (
    <Page title="Poznate osobe: podatci" lead="Isti ljudi kao podatci, za razvrstavanje, preuzimanje i istraživanje.">
      <PeopleTable people={people} roles={roles} role={role} order={order} whole={pages.length === 1} />
      <Pages label="Stranice tablice" pages={pages} current={current} />
    </Page>
  );
}
