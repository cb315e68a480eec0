import { redirect } from 'react-router';
import { RETURN_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { withCookies } from '../shell/cookies.ts';
import styles from '../shell/counting-notice.module.css';
import { CountingForm } from '../shell/counting-notice.tsx';
import { localPath } from '../shell/local-path.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { countingCookies } from '../visit-counting.ts';
import type { Route } from './+types/visit-counting';

const STANDING = {
  agreed: 'Dopustili ste mjerenje posjeta.',
  refused: 'Niste dopustili mjerenje posjeta, pa se ništa ne mjeri.',
  unasked: 'Još niste odgovorili, pa se ništa ne mjeri.',
} as const;

export function loader({ context, url }: Route.LoaderArgs) {
  const { analytics } = context.get(siteContext);
  if (!analytics) throw pageNotFound(url);
  return {
    page: { title: 'Mjerenje posjeta', description: 'Što se mjeri i kako promijeniti izbor.', hiddenFromSearch: true },
    choice: analytics.choice ?? 'unasked',
  } as const;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  if (!context.get(siteContext).analytics) throw pageNotFound(url);
  const form = await request.formData();
  const choice = form.get('choice') === 'agreed' ? 'agreed' : 'refused';
  const cookies = countingCookies(choice, request.headers.get('Cookie') ?? '');
  return redirect(localPath(form.get(RETURN_PARAM)), { headers: withCookies(cookies) });
}

export default function VisitCountingPage({ loaderData: { choice } }: Route.ComponentProps) {
  return (
    <Page title="Mjerenje posjeta" lead={STANDING[choice]}>
      <p className={styles.text}>
        Ako dopustite, Google doznaje vrstu stranice, preglednik i zemlju, a ne što čitate ni tko ste. Izbor možete
        promijeniti kad god želite.
      </p>
      <CountingForm returnTo={pathTo('visitCounting')} />
    </Page>
  );
}
