import { connect } from 'node:net';
import * as words from '../../app/query-words.ts';
import { table } from '../../app/routes.ts';
import { becomeEditor, UREDNICA } from '../drivers/editor.ts';
import { isLong } from '../drivers/effort.ts';
import { sentLink } from '../drivers/outbox.ts';
import { memoryForm, STANA } from '../drivers/sent-memory.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

test.describe.configure({ mode: 'default' });

const PARAMETERS = Object.entries(words).flatMap(([name, value]) =>
  name.endsWith('_PARAM') && value !== words.PAGE_PARAM ? [value as string] : [],
);
/** As they stand in an address. */
const STRANGE = [
  'toString',
  '__proto__',
  'constructor',
  '%00',
  '%ff%fe',
  '%ED%A0%80',
  '%F0%9F%95%AF',
  '-1',
  '1e309',
  '99999999999999999999',
  'x'.repeat(300),
  '',
];
const PATH_VALUES: Readonly<Record<string, string>> = {
  slug: 'jozo-cavar',
  id: '1',
  title: 'naslov',
  tree: 'cavar',
  file: 'staza.gpx',
  zoom: '12',
  column: '1',
  row: '1',
  colouring: 'dark',
  number: '1',
};

const BOUNDARY = 'multipart/form-data; boundary=xyz';
const PART = '--xyz\r\nContent-Disposition: form-data; name="intent"\r\n\r\nname\r\n';
const BAD_BODIES: readonly [string, string | undefined, BodyInit][] = [
  ['text', 'text/plain', 'intent=name'],
  ['JSON', 'application/json', '{"intent":"name"}'],
  ['no type', '', new Uint8Array([1, 2, 3])],
  ['nonsense for a type', 'multipart/form-data; =; boundary="', PART],
  ['multipart without a boundary', 'multipart/form-data', `${PART}--xyz--\r\n`],
  ['multipart with an empty boundary', 'multipart/form-data; boundary=', `${PART}--xyz--\r\n`],
  ['multipart that is cut', BOUNDARY, PART.slice(0, -20)],
  ['multipart with another boundary', 'multipart/form-data; boundary=drugi', `${PART}--xyz--\r\n`],
  ['too many fields', 'application/x-www-form-urlencoded', 'a=&'.repeat(5000)],
];
/** Forms, but none that a page of the site would send. */
const ODD_BODIES: readonly [string, string | undefined, BodyInit][] = [
  ['nothing', undefined, ''],
  ['letters that are none', 'application/x-www-form-urlencoded', 'intent=%ff%fe&name=%00&email=%ED%A0%80&text=%00'],
  ['every field twice', 'application/x-www-form-urlencoded', 'intent=a&intent=__proto__&about=x&about=__proto__'],
  [
    'names of what every object has',
    'application/x-www-form-urlencoded',
    '__proto__=1&constructor=2&toString=3&intent=constructor&contribution=../x&report=a/b&revision=NaN&hash=x',
  ],
  [
    'files where words belong',
    BOUNDARY,
    ['intent', 'email', 'text', 'token', 'contribution', 'report', 'file']
      .map((name) => `--xyz\r\nContent-Disposition: form-data; name="${name}"; filename="x"\r\n\r\n\r\n`)
      .join('')
      .concat('--xyz--\r\n'),
  ],
];

let site: SiteProcess;
let editor: string;
let token: string;
test.beforeAll(async () => {
  site = await startSite({ env: { EDITORS: UREDNICA.email } });
  editor = await becomeEditor(site);
  await fetch(`${site.address}/novi-spomen`, { method: 'POST', body: memoryForm(STANA) });
  const link = new URL(await sentLink(site.dataFolder, STANA.email, 'Potvrdite svoju uspomenu'));
  token = link.searchParams.get(words.TOKEN_PARAM) ?? '';
});
test.afterAll(() => site.stop());

const addressOf = (path: string) =>
  `${site.address}${path.replace(/:(\w+)/g, (_, key: string) => PATH_VALUES[key] ?? '').replace('*', 'nema-toga')}`;

/** Of what is strange, all of it; in a short run so many, from route to route others. */
function some<Item>(all: readonly Item[], atRoute: number, most: number): Item[] {
  if (isLong) return [...all];
  return Array.from({ length: most }, (_, index) => all[(atRoute * most + index) % all.length] as Item);
}

/** Every route of the table, as somebody whom its guard lets through. */
const everyRoute = Object.entries(table).map(([name, page]) => ({
  name,
  path: page.path,
  // Says itself, in JSON, what is wrong (editing-services.spec.ts).
  isJson: 'json' in page,
  cookie: () => (page.guard === 'public' ? '' : editor),
}));

test('no parameter of an address breaks a page', { tag: '@long' }, async () => {
  const broken: string[] = [];
  const ask = async (address: string, cookie: string) => {
    const response = await fetch(address, { headers: { cookie }, redirect: 'manual' });
    await response.arrayBuffer();
    if (response.status >= 500) broken.push(`${response.status} ${address.slice(site.address.length)}`);
  };
  for (const [at, { name, path, cookie }] of everyRoute.entries()) {
    const queries = some(STRANGE, at, 2).map((value) =>
      PARAMETERS.map((parameter) => {
        if (name === 'contribution' && parameter === words.TOKEN_PARAM) return `${parameter}=${token}`;
        return `${parameter}=${value}&${parameter}=1&${parameter}[]=2&${parameter}[__proto__]=3`;
      }).join('&'),
    );
    await Promise.all(queries.map((query) => ask(`${addressOf(path)}?${query}`, cookie())));
    if (!path.includes(':')) continue;
    const parts = ['__proto__', 'constructor', '%00', '%F0%9F%95%AF', '-1', 'x'.repeat(300)];
    await Promise.all(some(parts, at, 1).map((part) => ask(`${site.address}${path.replace(/:\w+/g, part)}`, cookie())));
  }
  const lone = STRANGE.flatMap((value) => [
    `/povijesni-blog?${words.PAGE_PARAM}=${value}`,
    `/moj-prilog?${words.TOKEN_PARAM}=${value}`,
  ]);
  await Promise.all(lone.map((path) => ask(`${site.address}${path}`, '')));
  expect(broken).toEqual([]);
});

test('what is no form is refused by every page, and what is an odd one breaks none', { tag: '@long' }, async () => {
  const wrong: string[] = [];
  const routes = everyRoute.filter(({ isJson }) => !isJson);
  for (const [at, { name, path, cookie }] of routes.entries()) {
    const address = name === 'contribution' ? `${addressOf(path)}?${words.TOKEN_PARAM}=${token}` : addressOf(path);
    const send = async ([, type, body]: (typeof BAD_BODIES)[number]) => {
      const headers = {
        cookie: cookie(),
        accept: 'text/html',
        ...(type === undefined ? {} : { 'content-type': type }),
      };
      const response = await fetch(address, { method: 'POST', body, headers, redirect: 'manual' });
      return { status: response.status, text: await response.text() };
    };
    // One by one: forms with files are limited at once.
    for (const bad of some(BAD_BODIES, at, 1)) {
      const { status, text } = await send(bad);
      const refused = status === 400 && /spremljeno|poslano/.test(text) && text.includes('</footer>');
      if (!refused) wrong.push(`${status} ${name}: ${bad[0]}`);
    }
    for (const odd of some(ODD_BODIES, at, 1)) {
      const { status } = await send(odd);
      if (status >= 500) wrong.push(`${status} ${name}: ${odd[0]}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('an empty photograph is refused with a sentence, and nothing that was written is lost', async () => {
  const response = await fetch(`${site.address}/novi-spomen`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: memoryForm({ ...STANA, email: 'prazna@primjer.hr' }, [['photographs', new Uint8Array(), 'prazna.jpg']]),
  });
  const page = await response.text();
  expect(response.status).toBe(400);
  expect(page).toContain('ne može otvoriti kao fotografija');
  expect(page).toContain(STANA.text);
});

test('a session that ended meanwhile costs nobody what they have written, without scripts either', async () => {
  const { email, name, ...words } = STANA;
  const response = await fetch(`${site.address}/novi-spomen`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: memoryForm(words),
    redirect: 'manual',
  });
  const page = await response.text();
  expect(response.status).toBe(401);
  expect(page).toContain('Vaša je prijava istekla.');
  expect(page).toContain(STANA.text);
  expect(page).not.toContain(email);
  expect(page).not.toContain(`value="${name}"`);
});

test('a form with nothing in it is asked for a story before it is asked for an address', async () => {
  const response = await fetch(`${site.address}/novi-spomen`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: memoryForm({ text: '', name: '', email: '' }),
  });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('Napišite barem jednu rečenicu');
});

test('an order, a notice or a kind of nobody’s making is passed over', async () => {
  const plain = async (path: string) => {
    const response = await fetch(`${site.address}${path}`);
    const page = await response.text();
    const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
    return { status: response.status, words: main.replace(/<[^>]+>/g, ' ') };
  };
  for (const name of ['toString', '__proto__', 'constructor']) {
    expect(await plain(`/poznate-osobe/peopleData?poredak=${name}`)).toEqual(await plain('/poznate-osobe/peopleData'));
    expect(await plain(`/prijava?obavijest=${name}`)).toEqual(await plain('/prijava'));
  }
});

test('a form of a quarter of a million fields is refused before it is read, whatever it is called', async () => {
  // Read, each of these would keep everybody waiting for seconds.
  for (const type of ['', 'multipart/x, ', 'multipart/form-data; boundary=x, ', 'text/plain, ']) {
    for (let index = 0; index < 4; index += 1) {
      const response = await fetch(`${site.address}/prijava`, {
        method: 'POST',
        headers: { 'content-type': `${type}application/x-www-form-urlencoded` },
        body: '&a'.repeat(250_000),
      });
      expect(response.status, type).toBe(400);
    }
  }
});

test('words beyond any text are not given back: the answer stays small', async () => {
  const flood = '<'.repeat(200_000);
  const answers = await Promise.all([
    fetch(`${site.address}/prijava`, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'sign-in', email: flood }),
    }),
    ...['/novi-spomen', '/novi-spomen/slanje'].map((path) =>
      fetch(`${site.address}${path}`, {
        method: 'POST',
        body: memoryForm({
          ...STANA,
          ...Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, flood])),
        }),
      }),
    ),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([413, 400, 400]);
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  for (const page of pages) expect(page.length).toBeLessThan(100_000);
  expect(pages[1]).toContain(STANA.text);
});

test('forms that begin and do not end fill nobody’s memory', async () => {
  const { hostname, port } = new URL(site.address);
  const answers: string[] = [];
  const sockets = Array.from({ length: 40 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('data', (bytes) => answers.push(String(bytes))).on('error', () => {});
    socket.write(
      `POST /prijava HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 500001\r\n\r\n`,
    );
    socket.write('a'.repeat(500_000));
    return socket;
  });
  // Eight megabytes of them are kept.
  await expect.poll(() => sockets.filter(({ destroyed }) => !destroyed).length).toBe(16);
  expect(answers.join('')).toContain('HTTP/1.1 429');
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(async () => (await fetch(`${site.address}/tema`, { method: 'POST', body: 'a=b' })).status)
    .not.toBe(429);
});
