import { calendarOwner } from '../../chronicle/memorial/anniversary-emails.ts';
import { memberContext } from '../member-context.ts';
import { TOKEN_PARAM } from '../query-words.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { anniversaryCalendar } from '../views/calendar.ts';
import type { Route } from './+types/calendar';

/** Calendars cannot sign in: the address itself is the key, for as long as its owner is a member. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { library, store, name, url: siteUrl, today } = context.get(siteContext);
  const owner = await calendarOwner(store, url.searchParams.get(TOKEN_PARAM) ?? '');
  if (owner === undefined || !(await context.get(memberContext).isMember(owner))) throw pageNotFound();
  return new Response(anniversaryCalendar(library, { name, url: siteUrl, today }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="obljetnice.ics"',
      'Cache-Control': 'private, no-store',
    },
  });
}
