import { lineOf } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import type { Route } from './+types/family-history';

const TEXTS = {
  bosnjaci: {
    title: 'Povijest Bošnjaka',
    description: 'Rod Bošnjaka (prezime Bošnjak) s našega brda: što je zapisano, što se pripovijeda i što još tražimo.',
  },
  cavari: {
    title: 'Povijest Ćavara',
    description: 'Rod Ćavara: od Gostuše do brda, kroz popise 18. stoljeća, nadimke i putove iseljavanja.',
  },
} as const;

export function loader({ pattern }: Route.LoaderArgs) {
  return { page: TEXTS[lineOf(pattern)] };
}

export default function FamilyHistoryPage({ loaderData: { page } }: Route.ComponentProps) {
  return <Page title={page.title} lead={page.description} />;
}
