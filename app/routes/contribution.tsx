import { data, redirect } from 'react-router';
import { contributionOfToken } from '../../chronicle/contributions/private-link.ts';
import { takeContributionAction } from '../actions/contribution-actions.ts';
import { typedIn } from '../actions/form.ts';
import { contributionContext } from '../contribution-context.ts';
import { OwnContribution } from '../features/contribution/own-contribution.tsx';
import { NOTICE_PARAM, NOTICES, TOKEN_PARAM } from '../query-words.ts';
import { recordPathOfKey } from '../record-path.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { Page } from '../shell/page.tsx';
import { contributionView } from '../views/contribution-views.ts';
import type { Route } from './+types/contribution';

/** The address is a secret: it is not cached and sent to no other site as referrer. Its own forms must still say where they come from. */
const PRIVATE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' };

const DONE: ReadonlyMap<string, string> = new Map([
  [NOTICES.sent, 'Hvala vam! Vaša je uspomena stigla.'],
  ['confirm', 'Hvala! Vaša je uspomena sada kod Uredništva.'],
  ['correct', 'Ispravak je spremljen.'],
  ['withdraw', 'Povučeno je i izbrisano.'],
]);

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const services = context.get(contributionContext);
  const token = searchParams.get(TOKEN_PARAM) ?? '';
  const contribution = await contributionOfToken(services, token);
  if (!contribution) throw pageNotFound();
  const notice = searchParams.get(NOTICE_PARAM) ?? '';
  const published = contribution.record !== '' && contribution.state !== 'hidden';
  return data(
    {
      page: {
        title: contribution.kind === 'memory' ? 'Vaša uspomena' : 'Vaša sućut',
        description: 'Stranica onoga tko je ispričao: ovdje svoj prilog može pogledati, ispraviti ili povući.',
        hiddenFromSearch: true,
      },
      contribution: contributionView(contribution, { role: 'author', token }),
      privateLink:
        contribution.telephone && contribution.email === '' ? privateLink(contribution.origin, token) : undefined,
      publishedAt: published ? recordPathOfKey(contribution.record) : undefined,
      done: DONE.get(notice),
      taken: takenFrom(notice, contribution.id),
    },
    { headers: PRIVATE },
  );
}

function privateLink(origin: string, token: string): string {
  return `${origin}${pathTo('contribution')}?${new URLSearchParams({ [TOKEN_PARAM]: token })}`;
}

/** Which form was accepted, so that its draft is deleted. */
function takenFrom(notice: string, id: string): string | undefined {
  if (notice === NOTICES.sent) return 'memory';
  return notice === 'correct' ? `contribution ${id}` : undefined;
}

export async function action({ request, context, url: { searchParams } }: Route.ActionArgs) {
  const services = context.get(contributionContext);
  const token = searchParams.get(TOKEN_PARAM) ?? '';
  const contribution = await contributionOfToken(services, token);
  if (!contribution) throw pageNotFound();
  const form = await request.formData();
  const { trouble, status } = await takeContributionAction(services, form, contribution, 'author');
  if (trouble) return data({ trouble, typed: typedIn(form) }, { status, headers: PRIVATE });
  const query = new URLSearchParams({ [TOKEN_PARAM]: token, [NOTICE_PARAM]: String(form.get('intent')) });
  return redirect(`${pathTo('contribution')}?${query}`);
}

export function headers() {
  return PRIVATE;
}

export default function ContributionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, contribution, privateLink, publishedAt, done, taken } = loaderData;
  return (
    <Page title={page.title}>
      <OwnContribution
        contribution={contribution}
        privateLink={privateLink}
        publishedAt={publishedAt}
        done={actionData ? undefined : done}
        taken={taken}
        trouble={actionData?.trouble}
        typed={actionData?.typed}
      />
    </Page>
  );
}
