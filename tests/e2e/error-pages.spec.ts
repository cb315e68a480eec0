import { connect } from 'node:net';
import { cookieOf } from '../drivers/editor.ts';
import { becomeMember } from '../drivers/member.ts';
import { rawRequest } from '../drivers/raw-request.ts';
import { expect, test } from './site.ts';

const ANA = { name: 'Ana Ćavar', email: 'ana.greska@primjer.hr', password: 'gumno pod bukvom' };
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** Longer than any form of words may be. */
const TOO_LONG = 'a'.repeat(1_100_000);

interface Case {
  readonly what: string;
  readonly path: string;
  readonly init?: RequestInit & { headers?: Record<string, string> };
  readonly status: number;
  readonly title: string;
  readonly headers?: Record<string, string>;
  readonly asMember?: true;
}

const CASES: readonly Case[] = [
  { what: 'an address that is none', path: '/%E0%A4%A', status: 400, title: 'Adresa nije ispravna' },
  { what: 'a letter that is none', path: '/%ff', status: 400, title: 'Adresa nije ispravna' },
  {
    what: 'an address with a script in it',
    path: '/%3Cscript%3Ealert(1)%3C/script%3E',
    status: 404,
    title: 'Stranica nije pronađena',
  },
  ...['PUT', 'PATCH'].flatMap((method) =>
    ['/nasa-misija', '/prijava', '/tema', '/nema-toga', '/favicon.svg'].map((path) => ({
      what: `${method} of ${path}`,
      path,
      init: { method, body: 'a=b', headers: FORM },
      status: 405,
      title: 'Takav zahtjev ne primamo',
      headers: { allow: 'GET, HEAD, POST' },
    })),
  ),
  ...['/tema', '/novi-spomen/slanje', '/measurements'].map((path) => ({
    what: `what only takes forms: ${path}`,
    path,
    status: 404,
    title: 'Stranica nije pronađena',
  })),
  {
    what: 'a method nobody has',
    path: '/',
    init: { method: 'DELETE' },
    status: 405,
    title: 'Takav zahtjev ne primamo',
    headers: { allow: 'GET, HEAD, POST' },
  },
  {
    what: 'a form sent to a page without one',
    path: '/nasa-misija',
    init: { method: 'POST', body: 'a=b', headers: FORM },
    status: 405,
    title: 'Takav zahtjev ne primamo',
    headers: { allow: 'GET, HEAD' },
  },
  {
    what: 'a form of another site',
    path: '/prijava',
    init: { method: 'POST', body: 'a=b', headers: { ...FORM, origin: 'https://zlo.primjer' } },
    status: 403,
    title: 'Obrazac nije prihvaćen',
  },
  { what: 'the editors’ room', path: '/urednistvo', asMember: true, status: 403, title: 'Pristup nije dopušten' },
  {
    what: 'a form without end',
    path: '/tema',
    init: { method: 'POST', body: TOO_LONG, headers: FORM },
    status: 413,
    title: 'Poslano je previše',
  },
  {
    what: 'a form sent nowhere',
    path: '/nema-toga',
    init: { method: 'POST', body: 'a=b', headers: FORM },
    status: 404,
    title: 'Stranica nije pronađena',
  },
  { what: 'a file of no build', path: '/assets/nema.js', status: 404, title: 'Stranica nije pronađena' },
  {
    what: 'a picture nobody has',
    path: `/media/${'0'.repeat(64)}/480.avif`,
    status: 404,
    title: 'Stranica nije pronađena',
  },
  { what: 'what only forms ask for', path: '/odjava', status: 404, title: 'Stranica nije pronađena' },
];

test('whoever asks for a page gets the site around every refusal; programs get a sentence', async ({ site }) => {
  const cookie = await becomeMember(site.address, ANA);
  for (const { what, path, init, status, title, headers, asMember } of CASES) {
    const ask = (accept: string) =>
      fetch(`${site.address}${path}`, {
        redirect: 'manual',
        ...init,
        headers: { ...init?.headers, accept, ...(asMember ? { cookie } : {}) },
      });
    const response = await ask(HTML);
    const page = await response.text();
    expect(response.status, what).toBe(status);
    expect(page, what).toContain(`<title>${title} - Naše brdo</title>`);
    for (const part of ['<header', '<main', '</footer>', 'Glavna navigacija', '<h1>'])
      expect(page, what).toContain(part);
    expect(page, what).toContain(`Greška: ${status}`);
    expect(page, what).not.toContain('<script>alert');
    if (asMember) expect(page, what).toContain(ANA.name);
    // Without scripts a change of the theme leads back to where the person was.
    if (status !== 400) expect(page, what).toContain(`name="povratak" value="${path}"`);
    expect(response.headers.get('cache-control'), what).toBe('private, no-store');
    expect(response.headers.get('content-security-policy'), what).toContain("script-src 'self' 'sha256-");
    for (const [name, value] of Object.entries(headers ?? {})) expect(response.headers.get(name), what).toBe(value);
    expect((await ask('application/json')).status, what).toBe(status);
  }
  const walk = await fetch(`${site.address}/interaktivna-karta/karta.gpx`, {
    headers: { accept: HTML },
    redirect: 'manual',
  });
  expect(walk.headers.get('location')).toBe('/prijava?povratak=/interaktivna-karta/karta.gpx');
  const sentence = await fetch(site.address, { method: 'DELETE', headers: { accept: 'application/json' } });
  expect(sentence.headers.get('content-type')).toContain('text/plain');
  expect(await sentence.text()).toContain('ne prima');
});

test('a refusal read in a browser can be worked with, and leads on', async ({ page, context, site }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const cookie = await becomeMember(site.address, { ...ANA, email: 'ana.greska2@primjer.hr' });
  await context.addCookies([cookieOf(site, cookie)]);
  await page.goto('/urednistvo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ovo je otvoreno samo Uredništvu');
  await page.getByRole('button', { name: 'Svijetla tema' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Povijesni blog' }).click();
  await expect(page).toHaveURL(/povijesni-blog$/);
  await expect(page.getByRole('button', { name: `Račun: ${ANA.name}` })).toBeVisible();
  await page.goto('/%ff');
  await expect(page.getByText('Greška: 400')).toBeVisible();
  await page.getByText('Povratak na početnu').click();
  await expect(page).toHaveURL(`${site.address}/`);
  expect(faults).toEqual([]);
});

for (const { kind, framing, part, rest } of [
  {
    kind: 'says that it is too long',
    framing: `Content-Length: ${2 * TOO_LONG.length}`,
    part: TOO_LONG,
    rest: TOO_LONG,
  },
  {
    kind: 'turns out to be too long',
    framing: 'Transfer-Encoding: chunked',
    part: `${TOO_LONG.length.toString(16)}\r\n${TOO_LONG}\r\n`,
    rest: '0\r\n\r\n',
  },
]) {
  test(`a form that ${kind} is answered while it is still being sent`, async ({ site }) => {
    const { hostname, port } = new URL(site.address);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    const received = socket.iterator();
    const head = `HTTP/1.1\r\nHost: ${hostname}:${port}\r\n`;
    socket.write(`POST /tema ${head}Content-Type: ${FORM['content-type']}\r\n${framing}\r\n\r\n${part}`);
    expect((await received.next()).value).toMatch(/^HTTP\/1\.1 413/);
    // The connection is whole: the rest is taken, and what is asked after it is answered.
    socket.write(`${rest}GET /robots.txt ${head}Connection: close\r\n\r\n`);
    let answers = '';
    for await (const more of received) answers += more;
    expect(answers).toContain('HTTP/1.1 200');
  });
}

test('a request that is no HTTP ends only itself', async ({ site, request }) => {
  for (const words of [
    'GET http://drugdje.primjer/ HTTP/1.1\r\nHost: a\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: a\r\n',
    'hm\r\n',
  ]) {
    expect(await rawRequest(site.address, `${words}Connection: close\r\n\r\n`), words).toMatch(/^HTTP\/1\.1 40\d/);
  }
  expect((await request.get('/')).status()).toBe(200);
});
