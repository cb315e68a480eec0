import { data, redirect } from 'react-router';
import { requireSession } from '../../chronicle/identity/identity.ts';
import { acceptInvitation, invitationOf } from '../../chronicle/identity/invitations.ts';
import { moveSubscription } from '../../chronicle/memorial/anniversary-emails.ts';
import { IdentityError } from '../../domain/identity-error.ts';
import { MemberFault } from '../../domain/member-fault.ts';
import { accountContext, ownAccountOf } from '../account-context.ts';
import { faultAnswer } from '../actions/account-answer.ts';
import { textIn } from '../actions/form.ts';
import { InvitationScreen } from '../features/account/invitation-screen.tsx';
import { memberContext } from '../member-context.ts';
import { NEW_ACCOUNT_PARAM, NOTICES, TOKEN_PARAM } from '../query-words.ts';
import { pathTo, signInPath, withNotice } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import type { Route } from './+types/invitation';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asking = context.get(accountContext);
  const token = url.searchParams.get(TOKEN_PARAM) ?? '';
  const found = await invitationOf(context.get(memberContext), token);
  const signIn = signInPath(`${pathTo('invitation')}?${new URLSearchParams({ [TOKEN_PARAM]: token })}`);
  return data({
    page: {
      title: 'Poziv',
      description: 'Poziv Uredništva da postanete član, pišete ili uređujete.',
      hiddenFromSearch: true,
    },
    token,
    invitation: found && { email: found.email, role: found.role },
    signedInAs: ownAccountOf(asking)?.email,
    paths: { signIn, signUp: `${signIn}&${NEW_ACCOUNT_PARAM}=da` },
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { identity, client } = context.get(accountContext);
  const members = context.get(memberContext);
  const form = await request.formData();
  try {
    const { account } = await requireSession(identity, client);
    const token = textIn(form, 'token');
    await acceptInvitation(members, account, { token, origin: client.origin });
    await moveSubscription(members.store, account);
    return redirect(withNotice('account', NOTICES.invitationAccepted));
  } catch (error) {
    return faultAnswer(form, error instanceof MemberFault ? new IdentityError('token-invalid') : error);
  }
}

/** Every link is an address of its own, and what it shows depends on the browser. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  actionHeaders.set('Cache-Control', 'private, no-store');
  return actionHeaders;
}

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, invitation, signedInAs, paths } = loaderData;
  return (
    <Page title="Poziv" lead={invitation ? 'Drago nam je što vas možemo pozvati.' : 'Ovaj poziv više ne vrijedi.'}>
      <InvitationScreen
        invitation={invitation}
        signedInAs={signedInAs}
        token={token}
        paths={paths}
        answer={actionData}
      />
    </Page>
  );
}
