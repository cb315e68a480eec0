import { data } from 'react-router';
import { requireSession } from '../../chronicle/identity/identity.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { takeMemberAction } from '../actions/member-actions.ts';
import { DeskNav } from '../features/desk/desk-nav.tsx';
import { AdmissionQueue } from '../features/members/admission-queue.tsx';
import { Invitations } from '../features/members/invitations.tsx';
import { MemberList, MemberSearch, MemberSection } from '../features/members/member-list.tsx';
import { memberContext } from '../member-context.ts';
import { QUERY_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { counted, WORDS } from '../text/plurals.ts';
import { AnswerNotice } from '../ui/answer-notice.tsx';
import { Pages } from '../ui/pages.tsx';
import { deskPlaces } from '../views/desk-places.ts';
import { askedPage, pageLinks } from '../views/list-parameters.ts';
import { admissionItems, invitationItems, memberItem } from '../views/member-views.ts';
import type { Route } from './+types/members';

const SIZE = 25;
/** Of a list that is never as long: what follows is not found. */
const MOST_PAGES = 10_000;
const LONGEST_QUERY = 100;

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const services = context.get(memberContext);
  const viewer = memberOf(context.get(accountContext));
  const text = (searchParams.get(QUERY_PARAM) ?? '').trim().slice(0, LONGEST_QUERY);
  const asked = Math.min(askedPage(searchParams), MOST_PAGES);
  const { accounts, total } = await services.directory.page({ text, offset: (asked - 1) * SIZE, limit: SIZE });
  const filters = [QUERY_PARAM];
  const { current, pages } = pageLinks(total, { path: pathTo('members'), searchParams, filters, size: SIZE });
  return {
    places: deskPlaces('editor', 'members'),
    page: {
      title: 'Članovi',
      description: 'Tko ima račun, tko piše i tko uređuje.',
      crumbs: [{ label: 'Uredništvo', href: pathTo('editorial') }],
      hiddenFromSearch: true,
    },
    text,
    total: counted(total, WORDS.person),
    isEmpty: total === 0,
    members: await Promise.all(accounts.map((account) => memberItem(services, viewer, account))),
    pages,
    current,
    asking: services.mode === 'approved' ? await admissionItems(services) : undefined,
    invitations: await invitationItems(services),
    answeredAt: Date.now(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { identity, client } = context.get(accountContext);
  const { account } = await requireSession(identity, client);
  const { status, answer } = await takeMemberAction(context.get(memberContext), await request.formData(), {
    account,
    origin: client.origin,
  });
  return data(answer, { status });
}

export default function MembersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { places, text, total, isEmpty, members, pages, current, asking, invitations, answeredAt } = loaderData;
  const lead = text ? `Za „${text}“: ${total}.` : `S računom: ${total}.`;
  return (
    <Page title="Članovi" lead={lead}>
      <DeskNav places={places} />
      <AnswerNotice answer={actionData} />
      {asking && <AdmissionQueue asking={asking} />}
      <MemberSection hasHeading={asking !== undefined}>
        <MemberSearch text={text} />
        {isEmpty ? (
          <p>Nikoga ne nalazimo pod tim imenom ni adresom. Pokušajte s dijelom imena, na primjer samo prezimenom.</p>
        ) : (
          <MemberList members={members} />
        )}
        <Pages label="Stranice popisa" pages={pages} current={current} />
      </MemberSection>
      <Invitations
        invitations={invitations}
        answer={actionData?.invited}
        formKey={actionData?.invited ? 'wrong' : String(answeredAt)}
      />
    </Page>
  );
}
