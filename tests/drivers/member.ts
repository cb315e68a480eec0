import { createHash } from 'node:crypto';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export const CLANICA = { name: 'Iva Ogledna', email: 'iva.ogledna@primjer.hr', password: 'gumno pod bukvom' };

/** Sends a form of the site as a browser without scripts would. */
export function sendForm(
  address: string,
  path: string,
  fields: Record<string, string>,
  cookie = '',
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${address}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie, ...headers },
    redirect: 'manual',
  });
}

/** An account that is signed in: the cookie to send. */
export async function becomeMember(address: string, { name, email, password }: Person): Promise<string> {
  const send = (fields: Record<string, string>) =>
    sendForm(address, '/prijava', { email, ...fields }, '', fromHome(email));
  await send({ intent: 'sign-up', name, newPassword: password, ofAge: 'yes' });
  const response = await send({ intent: 'sign-in', password });
  const [cookie] = response.headers.getSetCookie();
  if (response.status !== 302 || !cookie) throw new Error(`${email} could not sign in: ${response.status}`);
  return cookie.split(';')[0] as string;
}

/** From one house thirty accounts are opened an hour; where a site believes a proxy, everybody has a house of their own. */
function fromHome(email: string): Record<string, string> {
  const [second, third] = createHash('sha256').update(email).digest();
  return { 'X-Forwarded-For': `198.18.${second}.${third}` };
}
