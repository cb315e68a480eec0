import { lineOf } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import type { Route } from './+types/tree';

const TITLES = { bosnjaci: 'Obiteljsko stablo Bošnjaka', cavari: 'Obiteljsko stablo Ćavara' } as const;

export function loader({ pattern }: Route.LoaderArgs) {
  const title = TITLES[lineOf(pattern)];
  return { page: { title, description: title, hiddenFromSearch: true } };
}

export default function TreePage({ loaderData: { page } }: Route.ComponentProps) {
  return <Page title={page.title} />;
}
