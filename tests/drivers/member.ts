export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

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
  await sendForm(address, '/prijava', { intent: 'sign-up', name, email, newPassword: password, ofAge: 'yes' });
  const response = await sendForm(address, '/prijava', { intent: 'sign-in', email, password });
  const [cookie] = response.headers.getSetCookie();
  if (response.status !== 302 || !cookie) throw new Error(`${email} could not sign in: ${response.status}`);
  return cookie.split(';')[0] as string;
}
