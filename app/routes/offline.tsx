import { AtHand } from '../features/offline/at-hand.tsx';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/offline';

/** Kept by the service worker from the first visit on, and shown by it in the place of what cannot be reached. */
export function loader({ context }: Route.LoaderArgs) {
  return {
    parts: context.get(siteContext).scripts.parts ?? [],
    page: {
      title: 'Bez mreže',
      description: 'Stranica koju vidite kad nema veze: što je ostalo pri ruci i može se čitati bez mreže.',
      hiddenFromSearch: true,
    },
  };
}

export default function OfflinePage({ loaderData }: Route.ComponentProps) {
  return (
    <Page
      title={loaderData.page.title}
      lead="Stranica koju tražite nije spremljena na ovom uređaju. Ono što ste već otvorili možete čitati i bez mreže."
    >
      <AtHand parts={loaderData.parts} />
    </Page>
  );
}
