import { becomeMember, sendForm } from './member.ts';
import { latestLink } from './outbox.ts';
import type { SiteProcess } from './site-process.ts';

export const UREDNICA = { name: 'Urednica Iva', email: 'urednica@primjer.hr', password: 'kamen na kamen' };

/** An editor of a site that was started with EDITORS: UREDNICA.email, her address confirmed. */
export async function becomeEditor(site: SiteProcess): Promise<string> {
  const cookie = await becomeMember(site.address, UREDNICA);
  const link = new URL(latestLink(site.dataFolder, UREDNICA.email, 'Potvrdite adresu'));
  const token = link.searchParams.get('znak') ?? '';
  await sendForm(site.address, `${link.pathname}${link.search}`, { intent: 'confirm', token }, cookie);
  return cookie;
}

export function cookieOf(site: SiteProcess, cookie: string) {
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  return { name, value, url: site.address, httpOnly: true, sameSite: 'Lax' as const };
}
