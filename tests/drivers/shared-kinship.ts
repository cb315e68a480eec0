import { sendForm } from './member.ts';
import type { SiteProcess } from './site-process.ts';

/** Shares the kinship of two in the tree of the Bošnjaci; the path of its page. */
export async function shareKinship(
  site: Pick<SiteProcess, 'address'>,
  [first, second]: readonly [string, string],
  cookie: string,
): Promise<string> {
  const path = `/obiteljsko-stablo/bosnjak/srodstvo?${new URLSearchParams({ prva: first, druga: second })}`;
  const answer = await sendForm(site.address, path, {}, cookie);
  return answer.headers.get('location') ?? String(answer.status);
}
