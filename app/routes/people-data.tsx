import { PeopleTable } from '../features/people/people-table.tsx';
import { describePeople, peopleOrder } from '../reading/people-data.ts';
import { ORDER_PARAM, pathTo, ROLE_PARAM } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/people-data';

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { library, url } = context.get(siteContext);
  const people = describePeople(library, url);
  const role = searchParams.get(ROLE_PARAM) ?? '';
  const order = peopleOrder(searchParams.get(ORDER_PARAM));
  return {
    page: {
      title: 'Poznate osobe: podatci',
      description:
        'Poznate osobe širokobriješkoga kraja kao podatci: tablica za razvrstavanje i preuzimanje u oblicima CSV i JSON.',
      crumbs: [{ label: 'Poznate osobe', href: pathTo('people') }],
      about: {
        '@type': 'ItemList',
        name: 'Poznate osobe',
        itemListElement: people.map((person, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: person.name,
          url: person.url,
        })),
      },
    },
    people: people.filter(({ roles }) => !role || roles.includes(role)).sort(order.compare),
    roles: [...new Set(people.flatMap(({ roles }) => roles))].sort((a, b) => a.localeCompare(b, 'hr')),
    role,
    order: order.name,
  };
}

export default function PeopleDataPage({ loaderData: { people, roles, role, order } }: Route.ComponentProps) {
  return (
    <Page title="Poznate osobe: podatci" lead="Isti ljudi kao podatci, za razvrstavanje, preuzimanje i istraživanje.">
      <PeopleTable people={people} roles={roles} role={role} order={order} />
    </Page>
  );
}
