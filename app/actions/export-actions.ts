import { data, type RouterContextProvider, redirect } from 'react-router';
import { accountContext } from '../account-context.ts';
import { exportContext } from '../export-context.ts';
import { TOKEN_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { faultAnswer } from './account-answer.ts';
import { textIn, typedIn } from './form.ts';

/** Begins a copy of the site; or leads to the archive with what is private, for whoever knows the password once more. */
export async function answerExportForm(context: Readonly<RouterContextProvider>, form: FormData) {
  const intent = textIn(form, 'intent');
  if (intent === 'copy') {
    context.get(exportContext).copies?.begin();
    return redirect(pathTo('exports'));
  }
  if (intent !== 'private') return undefined;
  if (textIn(form, 'agreed') !== 'yes') {
    const sentence = 'Označite da arhiv trebate i da ćete ga čuvati ondje gdje ga nitko drugi ne može čitati.';
    return data({ intent, typed: typedIn(form), error: { field: 'agreed', sentence } }, { status: 400 });
  }
  const { identity, client } = context.get(accountContext);
  try {
    const { account } = await identity.confirmPassword(client, textIn(form, 'password'));
    const ticket = context.get(exportContext).privateTicket(account.id);
    return redirect(`${pathTo('archiveFile')}?${TOKEN_PARAM}=${ticket}`);
  } catch (error) {
    return faultAnswer(form, error);
  }
}
