import { data, type RouterContextProvider } from 'react-router';
import { mayKeepUp, type UpkeepAction } from '../../domain/upkeep-permissions.ts';
import { siteContext } from '../site-context.ts';
import { wordError } from '../text/error-sentences.ts';

/** Besides the guard of the page, which lets in whoever may do anything there. */
export function checkUpkeep(context: Readonly<RouterContextProvider>, action: UpkeepAction): void {
  if (!mayKeepUp(context.get(siteContext).viewer?.role, action)) throw data(wordError(403), { status: 403 });
}
