import { exportPersonalData } from '../../chronicle/identity/personal-data.ts';
import { accountContext, sessionOf } from '../account-context.ts';
import type { Route } from './+types/account-data';

/** Everything the site holds about whoever asks, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const asking = context.get(accountContext);
  const held = await exportPersonalData(asking.identity, asking.holders, sessionOf(asking));
  return new Response(`${JSON.stringify(held, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="moji-podatci.json"',
    },
  });
}
