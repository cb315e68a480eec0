import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { MapScreen } from '../features/map/map-screen.tsx';
import { mapContext } from '../map-context.ts';
import { mapView } from '../reading/map-view.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/map';

export async function loader({ context }: Route.LoaderArgs) {
  const { library, viewer, today } = context.get(siteContext);
  const view = await mapView(library, context.get(mapContext), { editor: viewer?.editor === true, today });
  return {
    page: {
      title: 'Interaktivna karta',
      description: 'Kuće, putovi, vode i imena njiva na karti brda.',
      hiddenFromSearch: true,
    },
    view,
  };
}

/** What the address says of the choice is decided in the browser: all the places are there already. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname;
}

export default function MapPage({ loaderData: { view } }: Route.ComponentProps) {
  return <MapScreen view={view} />;
}
