import { data, redirect } from 'react-router';
import { receiveContribution } from '../actions/receive-contribution.ts';
import { ContributeForm, ContributionReceived } from '../features/contribution/contribute-form.tsx';
import { ABOUT_PARAM, NOTICE_PARAM, NOTICES } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/contribute';

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { library, viewer } = context.get(siteContext);
  const notice = searchParams.get(NOTICE_PARAM);
  const about = library.at('memorial', searchParams.get(ABOUT_PARAM) ?? '');
  return {
    page: {
      title: 'Ispričajte uspomenu',
      description: 'Ispričajte što pamtite o životu na brdu: riječima, glasom ili fotografijom, u minutu.',
      crumbs: [{ label: 'Spomeni brda', href: pathTo('memories') }],
      canonical: pathTo('contribute'),
    },
    received: notice === NOTICES.sent || notice === NOTICES.waitsForMail,
    mailed: notice === NOTICES.sent,
    isShared: notice === NOTICES.shared,
    signedInAs: viewer?.role && viewer.name,
    about: about && { key: `memorial/${about.slug}`, name: about.title },
  };
}

/** The form as a browser without scripts sends it; scripts send it to contribution-upload. */
export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status, headers } = await receiveContribution(context, request);
  if (answer.next) return redirect(answer.next);
  return data(answer, { status, headers });
}

/** When to try again. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function ContributePage({ loaderData, actionData }: Route.ComponentProps) {
  const { received, mailed, isShared, signedInAs, about } = loaderData;
  if (received) {
    return (
      <Page title="Hvala vam" lead="Vaša je uspomena stigla. Evo što slijedi.">
        <ContributionReceived mailed={mailed} />
      </Page>
    );
  }
  return (
    <Page title="Ispričajte uspomenu" lead="Ono što pamtite vi, možda ne pamti više nitko.">
      <ContributeForm signedInAs={signedInAs} about={about} answer={actionData} isShared={isShared} />
    </Page>
  );
}
