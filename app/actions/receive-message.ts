import type { RouterContextProvider } from 'react-router';
import { sendMessage } from '../../chronicle/contributions/message.ts';
import { withoutNotifications } from '../../chronicle/notifications/tell-editors.ts';
import { accountContext, accountOf } from '../account-context.ts';
import { contributionContext } from '../contribution-context.ts';
import type { MessageAnswer } from '../features/contribution/message-form.tsx';
import { memberContext } from '../member-context.ts';
import { ABOUT_PARAM } from '../query-words.ts';
import { localPath } from '../shell/local-path.ts';
import { isCaughtByHoneypot, textIn, typedIn } from './form.ts';
import { wordFault } from './receive-contribution.ts';

const LONGEST_PATH = 300;

/** The path of the page that a message is about; empty for what is none of this site, or the home page. */
export function pageAbout(candidate: string | null): string {
  const path = localPath(candidate);
  return path === '/' || path.length > LONGEST_PATH ? '' : path;
}

/** What somebody writes to the editors. Undefined when it was taken. */
export async function receiveMessage(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<{ readonly answer: MessageAnswer; readonly status: number } | undefined> {
  const asking = context.get(accountContext);
  const services = context.get(contributionContext);
  const text = (name: string) => textIn(form, name);
  const about = pageAbout(text(ABOUT_PARAM));
  try {
    if (await isCaughtByHoneypot(services.limits, 'message-of-program', form, asking.client)) return undefined;
    const messagesTo = () => withoutNotifications(context.get(memberContext), services.messagesTo);
    await sendMessage(
      { ...services, messagesTo },
      {
        account: accountOf(asking),
        client: asking.client,
        name: text('name'),
        email: text('email'),
        telephone: text('telephone'),
        text: text('text'),
        about,
      },
    );
    return undefined;
  } catch (error) {
    const { status, field, sentence } = wordFault(error);
    return { status, answer: { typed: { ...typedIn(form), [ABOUT_PARAM]: about }, error: { field, sentence } } };
  }
}
