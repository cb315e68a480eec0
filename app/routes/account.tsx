import { redirect } from 'react-router';
import { requireSession } from '../../chronicle/identity/identity.ts';
import { emailOf } from '../../chronicle/identity/new-account.ts';
import { deletePersonalData } from '../../chronicle/identity/personal-data.ts';
import {
  chooseNotifications,
  NOTIFICATION_CHOICES,
  notificationsOf,
} from '../../chronicle/notifications/preferences.ts';
import { accountContext, sessionOf } from '../account-context.ts';
import { doneAnswer, faultAnswer, sendVerification, sentSentence } from '../actions/account-answer.ts';
import { textIn } from '../actions/form.ts';
import { AccountScreen } from '../features/account/account-screen.tsx';
import { memberContext } from '../member-context.ts';
import { NOTICE_PARAM, NOTICES } from '../query-words.ts';
import { withNotice } from '../routes.ts';
import { withCookies } from '../shell/cookies.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { momentInWords } from '../text/dates.ts';
import { deviceName } from '../text/devices.ts';
import type { Route } from './+types/account';

const DONE: ReadonlyMap<string | null, string> = new Map([
  [NOTICES.nameChanged, 'Ime je spremljeno.'],
  [NOTICES.addressConfirmed, 'Hvala, adresa je potvrđena.'],
  [NOTICES.invitationAccepted, 'Dobro došli! Poziv je prihvaćen, a adresa potvrđena.'],
  [NOTICES.withdrawn, 'Poveznica na srodstvo povučena je i više ne vodi nikamo.'],
  [NOTICES.passwordChanged, 'Lozinka je promijenjena, a drugi su uređaji odjavljeni.'],
]);

export async function loader({ context, url }: Route.LoaderArgs) {
  const asking = context.get(accountContext);
  const session = sessionOf(asking);
  const { id, name, email, verified, role } = session.account;
  const { store } = context.get(siteContext);
  const devices = await asking.identity.devices(session);
  return {
    page: { title: 'Moj račun', description: 'Ime, adresa, lozinka, uređaji i podatci.', hiddenFromSearch: true },
    account: { name, email, verified, isConfigured: verified && context.get(memberContext).roles.isConfigured(email) },
    notifications: role === 'editor' ? await notificationsOf(store, id) : undefined,
    done: DONE.get(url.searchParams.get(NOTICE_PARAM)),
    devices: devices.map(({ id, agent, seenAt, current }) => ({
      id,
      current,
      name: deviceName(agent),
      seen: momentInWords(seenAt),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { identity, client, holders } = context.get(accountContext);
  const { store } = context.get(siteContext);
  const form = await request.formData();
  const password = textIn(form, 'password');
  try {
    switch (form.get('intent')) {
      case 'name':
        await identity.changeName(client, textIn(form, 'name'));
        return redirect(withNotice('account', NOTICES.nameChanged));
      case 'notifications': {
        const { account } = await requireSession(identity, client);
        const choice = NOTIFICATION_CHOICES.find((one) => one === form.get('notifications'));
        if (account.role !== 'editor' || !choice) return undefined;
        await chooseNotifications(store, account.id, choice);
        return doneAnswer(form, 'Spremljeno.');
      }
      case 'verification':
        return await sendVerification(context, form);
      case 'email': {
        const email = emailOf(textIn(form, 'email'));
        await identity.changeEmail(client, { email, password });
        return doneAnswer(form, `${await sentSentence(context, email)} Promjena vrijedi kad je potvrdite.`);
      }
      case 'password': {
        const cookies = await identity.changePassword(client, { current: password, next: textIn(form, 'newPassword') });
        // A new request: the session this one came with is over.
        return redirect(withNotice('account', NOTICES.passwordChanged), { headers: withCookies(cookies) });
      }
      case 'device':
        await identity.signOutDevice(client, textIn(form, 'device'));
        return doneAnswer(form, 'Uređaj je odjavljen.');
      case 'delete': {
        const farewell = form.get('farewell') === 'remove' ? 'remove' : 'keep-without-name';
        const cookies = await deletePersonalData(identity, holders, client, { password, farewell });
        return redirect(withNotice('signIn', NOTICES.accountDeleted), {
          headers: withCookies(cookies, { 'Clear-Site-Data': '"cache", "storage"' }),
        });
      }
      default:
        return undefined;
    }
  } catch (error) {
    return faultAnswer(form, error);
  }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { account, devices, notifications, done } = loaderData;
  return (
    <Page title="Moj račun" lead={`Prijavljeni ste kao ${account.name}.`}>
      <AccountScreen
        account={account}
        devices={devices}
        notifications={notifications}
        done={actionData ? undefined : done}
        answer={actionData}
      />
    </Page>
  );
}
