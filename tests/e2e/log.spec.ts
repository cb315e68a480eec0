import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sendForm } from '../drivers/member.ts';
import { rawRequest } from '../drivers/raw-request.ts';
import { memoryForm } from '../drivers/sent-memory.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const EMAIL = 'kanarinac@primjer.hr';
const MACHINES = ['93.136.20.7', '2001:db8:77:1::5'];
/** As long as real ones, and as no sentence of ours has it. */
const TOKEN = 'kanarinacZnak0123456789abcdef';
const PASSWORD = 'kanarinac na lozinci';
const TELEPHONE = '+387 63 555 0199';
/** A start without them says so. */
const CONTACT = {
  CONTACT_EMAIL: 'brdo@primjer.hr',
  CONTACT_ADDRESS: 'Naše brdo 1, 88220 Široki Brijeg',
  FACEBOOK_URL: 'https://facebook.primjer/brdo',
  INSTAGRAM_URL: 'https://instagram.primjer/brdo',
};
/** Moves the cursor, clears the screen, turns the order of letters round, ends the line. */
const COMMANDS = '\u001b[2J\u009b31m\u202e\u2066\u2028';
const ALL = `${EMAIL} ${MACHINES.join(' ')} ${TELEPHONE} /pregled/${TOKEN} ?znak=${TOKEN} ${COMMANDS}`;

/** Takes nobody's letter, and says whose it was, as mail servers do. */
async function startRefusingMailServer(): Promise<{
  readonly url: string;
  readonly refused: () => number;
  stop(): void;
}> {
  let refused = 0;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 mail\r\n');
    socket.on('data', (chunk) => {
      const asked = chunk.toString();
      if (/^RCPT/i.test(asked)) {
        refused += 1;
        socket.write(`550 5.1.1 <${EMAIL}> from [${MACHINES[0]}]: no such user (${MACHINES[1]}) token=${TOKEN}\r\n`);
      } else socket.write(/^QUIT/i.test(asked) ? '221 bye\r\n' : '250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://${encodeURIComponent(EMAIL)}:${TOKEN}@127.0.0.1:${port}`,
    refused: () => refused,
    stop: () => server.close(),
  };
}

/** Puts canaries into everything that somebody whom the site does not know can fill in. */
async function fillEverything({ address }: SiteProcess): Promise<void> {
  const headers = {
    Referer: `http://a/moj-prilog?znak=${TOKEN}&od=${EMAIL}`,
    'User-Agent': `${EMAIL} ${TOKEN}`,
    'X-Forwarded-For': MACHINES[1] as string,
    'X-Real-IP': MACHINES[0] as string,
    Authorization: `Bearer ${TOKEN}`,
    Cookie: `sjednica=${TOKEN}; tema=${EMAIL}; _ga=${TOKEN}`,
    Accept: 'text/html',
  };
  const encoded = encodeURIComponent(ALL);
  for (const path of [
    `/${encoded}`,
    `/pregled/${TOKEN}`,
    `/%70regled/${TOKEN}?x=${TOKEN}`,
    `/PREGLED/${TOKEN}.data`,
    `/moj-prilog?znak=${TOKEN}`,
    `/moj-prilog.data?znak=${TOKEN}`,
    `/poziv?znak=${TOKEN}`,
    `/nova-lozinka?znak=${TOKEN}`,
    `/potvrda-adrese?znak=${TOKEN}`,
    `/iz-poruke?oobCode=${TOKEN}&mode=verifyEmail`,
    `/obljetnice.ics?znak=${TOKEN}`,
    `/prijava?povratak=${encodeURIComponent(`/poziv?znak=${TOKEN}`)}`,
    `/prijava/google/povratak?state=${TOKEN}&code=${TOKEN}`,
    `/pretraga?q=${encoded}`,
    `/pretraga.json?q=${encoded}`,
    `/media/0a1b/960.jpg?pregled=${TOKEN}`,
    `/news/1/${encoded}`,
    `/poznate-osobe/${encoded}`,
    `/kartice/${encoded}.png`,
  ]) {
    await (await fetch(`${address}${path}`, { headers, redirect: 'manual' })).arrayBuffer();
  }
  // Twice: from the cache, a path comes as it was sent.
  for (const target of [`/news/1/${COMMANDS}`, `/nasa-misija?${COMMANDS}`, `/${EMAIL}\u009b`]) {
    for (const _ of ['made', 'cached']) {
      const text = `GET ${target} HTTP/1.1\r\nHost: ${EMAIL}\r\nReferer: ${COMMANDS}${EMAIL}\r\nConnection: close\r\n\r\n`;
      await rawRequest(address, text);
    }
  }
  for (const method of ['BREW', 'PROPFIND', 'TRACE']) {
    await rawRequest(address, `${method} /${EMAIL} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  }
  const send = (path: string, fields: Record<string, string>) =>
    sendForm(address, path, fields, '', { 'X-Forwarded-For': MACHINES[0] as string });
  await send('/prijava', { intent: 'sign-up', name: ALL, email: EMAIL, newPassword: PASSWORD, ofAge: 'yes' });
  await send('/prijava', { intent: 'sign-up', name: 'Kanarinac', email: EMAIL, newPassword: PASSWORD, ofAge: 'yes' });
  await send('/prijava', { intent: 'sign-in', email: EMAIL, password: `${PASSWORD}x` });
  await send('/prijava', { intent: 'forgotten', email: EMAIL });
  await send(`/nova-lozinka?znak=${TOKEN}`, { newPassword: PASSWORD, znak: TOKEN });
  await send(`/poziv?znak=${TOKEN}`, { znak: TOKEN, password: PASSWORD });
  await send('/pisite-nam', { name: ALL, email: EMAIL, telephone: TELEPHONE, text: ALL });
  await send('/tema', { tema: ALL, povratak: `/poziv?znak=${TOKEN}` });
  for (const values of [{ LCP: 1 }, { LCP: ALL }]) {
    const body = JSON.stringify({ build: TOKEN.slice(0, 20) + EMAIL, path: `/pregled/${TOKEN}`, values });
    await fetch(`${address}/measurements`, { method: 'POST', body });
  }
  await fetch(`${address}/measurements`, {
    method: 'POST',
    body: JSON.stringify({ build: 'b', path: ALL, values: {} }),
  });
  for (const path of ['/urednistvo/nacrt/x/spremi', '/obiteljsko-stablo/bosnjak/izmjena']) {
    await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"token":"${TOKEN}", ${ALL}`,
    });
  }
  const form = memoryForm({ intent: 'send', title: ALL, text: ALL, author: ALL, email: EMAIL, telephone: TELEPHONE }, [
    ['photographs', new TextEncoder().encode(ALL), `${EMAIL} ${TOKEN}.jpg`],
  ]);
  await fetch(`${address}/novi-spomen`, { method: 'POST', body: form });
}

for (const format of ['json', 'pretty'] as const) {
  test(`LOG=${format}: whatever strangers fill in, no line names anybody, holds a token or commands a terminal`, async () => {
    const mail = await startRefusingMailServer();
    const site = await startSite({
      env: { LOG: format, TRUST_PROXY: '1', SMTP_URL: mail.url, MAIL_FROM: 'Brdo <brdo@primjer.hr>', ...CONTACT },
    });
    await fillEverything(site);
    // Letters are sent after the answer; a refusal of theirs is logged when it is final.
    await expect.poll(() => site.output()).toContain('mail could not be sent');
    const last = (await fetch(`${site.address}/healthz`)).headers.get('x-request-id') ?? 'no id';
    await expect.poll(() => site.output()).toContain(last);
    await site.stop();
    mail.stop();
    const lines = site.output().split('\n').filter(Boolean);
    expect(lines.length).toBeGreaterThan(40);
    expect(site.output()).not.toContain('The footer lacks contact');
    expect(
      lines.filter((line) =>
        /kanarinac(?!@)[^"]*@|@primjer|%40primjer|kanarinacZnak|na lozinci|na\+lozinci|555 ?0199/i.test(line),
      ),
    ).toEqual([]);
    expect(lines.filter((line) => line.includes(MACHINES[0] as string) || /2001(?::|%3A)db8/i.test(line))).toEqual([]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    expect(lines.filter((line) => /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/.test(line))).toEqual([]);
    const ofTheLog =
      format === 'json' ? /^\{"time":".*\}$/ : /^\d\d:\d\d:\d\d\.\d{3} {2}(debug|info |warn |error) {2}|^ {14}│ /;
    expect(lines.filter((line) => !ofTheLog.test(line))).toEqual([expect.stringContaining(site.address)]);
  });
}
