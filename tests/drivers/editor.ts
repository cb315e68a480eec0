import { becomeMember, type Person, sendForm } from './member.ts';
import { sentLink } from './outbox.ts';
import { runNode } from './run-node.ts';
import type { SiteProcess } from './site-process.ts';

type Site = Pick<SiteProcess, 'address' | 'dataFolder'> & Partial<Pick<SiteProcess, 'sessions'>>;

export const UREDNICA = { name: 'Urednica Iva', email: 'urednica@primjer.hr', password: 'kamen na kamen' };
export const SPISATELJICA = { name: 'Spisateljica Ruža', email: 'spisateljica@primjer.hr', password: 'pero i tinta' };

/** An editor of a site that was started with EDITORS: UREDNICA.email, her address confirmed. */
export async function becomeEditor(site: Site): Promise<string> {
  return becomeVerified(site, UREDNICA);
}

/** Who writes and does not publish: named by whoever runs the site, her address confirmed. */
export async function becomeWriter(site: Site): Promise<string> {
  const seeded = site.sessions?.[SPISATELJICA.email];
  if (seeded) return seeded;
  const cookie = await becomeVerified(site, SPISATELJICA);
  await runNode(['scripts/role.ts', 'writer', 'add', SPISATELJICA.email], { DATA_DIR: site.dataFolder });
  return cookie;
}

/** A member who has shown that emails to their address reach them. */
export async function becomeVerified(site: Site, person: Person): Promise<string> {
  const seeded = site.sessions?.[person.email];
  if (seeded) return seeded;
  const cookie = await becomeMember(site.address, person);
  await verifyAddress(site, person.email, cookie);
  return cookie;
}

export async function verifyAddress(site: Site, email: string, cookie: string): Promise<void> {
  const link = new URL(await sentLink(site.dataFolder, email, 'Potvrdite adresu'));
  const token = link.searchParams.get('znak') ?? '';
  await sendForm(site.address, `${link.pathname}${link.search}`, { intent: 'confirm', token }, cookie);
}

export function cookieOf(site: Pick<SiteProcess, 'address'>, cookie: string) {
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  return { name, value, url: site.address, httpOnly: true, sameSite: 'Lax' as const };
}
