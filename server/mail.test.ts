import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMailer } from './mail.ts';

const MAIL = {
  to: 'ana@primjer.hr',
  subject: 'Potvrdite adresu – Naše brdo',
  text: 'Dobar dan,\n\nčćžšđ\n',
  html: '<p>Dobar dan</p>',
};

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'nase-brdo-mail-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  rmSync(dataFolder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

test('without a mail server an email is a file that people can read, and the log says where', async () => {
  const mailer = openMailer({ smtpUrl: undefined, from: 'Naše brdo <a@primjer.hr>', dataFolder });
  mailer.send(MAIL);
  mailer.send({ ...MAIL, to: 'mate@primjer.hr' });
  await mailer.close();
  const outbox = join(dataFolder, 'outbox');
  const [first = '', second = ''] = readdirSync(outbox).sort();
  expect([first.endsWith('ana@primjer.hr.eml'), second.endsWith('mate@primjer.hr.eml')]).toEqual([true, true]);
  const file = join(outbox, first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [head = '', body] = readFileSync(file, 'utf8').split(/\n\n(.*)/s);
  expect(head.split('\n')).toEqual(
    expect.arrayContaining([
      'To: ana@primjer.hr',
      'Subject: Potvrdite adresu – Naše brdo',
      'From: Naše brdo <a@primjer.hr>',
    ]),
  );
  expect(body).toBe(MAIL.text);
  const logged = vi.mocked(process.stdout.write).mock.calls.map(([line]) => String(line));
  // Both are written at the same time: which is finished first is the disk's affair.
  const written = logged.filter((line) => line.includes('mail written')).map((line) => JSON.parse(line));
  expect(written.sort((a, b) => a.named.localeCompare(b.named))).toMatchObject(
    [first, second].map((name) => ({ folder: outbox, named: `${name.slice(0, 29)}-…` })),
  );
  expect(logged.join('')).not.toContain('@');
});

test('a mail server gets it whole, from whom it is said to be', async () => {
  const server = await startMailServer();
  const mailer = openMailer({ smtpUrl: server.url, from: 'Naše brdo <a@primjer.hr>', dataFolder });
  mailer.send(MAIL);
  await mailer.close();
  await server.stop();
  expect(server.received()).toMatch(/MAIL FROM:<a@primjer\.hr>/);
  expect(server.received()).toMatch(/RCPT TO:<ana@primjer\.hr>/);
  expect(server.received()).toContain('multipart/alternative');
  expect(readdirSync(join(dataFolder, 'unsent'))).toEqual([]);
});

test.each([
  ['whom it is for', { RCPT: '550 nema takvoga: <ana@primjer.hr>' }],
  ['the whole letter', { '.': '550 smeće za <ana@primjer.hr>' }],
])(
  'a mail server that refuses %s is in the log; nobody is told that the letter was sent, and it is not sent again',
  async (_, answers) => {
    const server = await startMailServer(answers);
    const mailer = openMailer({ smtpUrl: server.url, from: 'a@primjer.hr', dataFolder });
    mailer.send(MAIL);
    await expect(mailer.hasSentTo(MAIL.to)).rejects.toMatchObject({ code: 'email-refused' });
    expect([mailer.refused, mailer.isStuck]).toEqual([[MAIL.subject], false]);
    await mailer.close();
    await server.stop();
    const logged = vi.mocked(process.stdout.write).mock.calls.map(([line]) => String(line));
    expect(logged.some((line) => line.includes('mail could not be sent'))).toBe(true);
    expect(logged.join('')).not.toContain('ana@primjer.hr');
    expect(readdirSync(join(dataFolder, 'unsent'))).toEqual([]);
  },
);

test.each([
  ['a password that is no longer right', { AUTH: '535 5.7.8 no' }],
  ['a sender that it does not know', { MAIL: '553 no' }],
  ['no service at all', { greeting: '554 no' }],
  ['nobody it speaks to', { EHLO: '550 no', HELO: '550 no' }],
])('a mail server that has %s refuses the site, and no letter: it waits', async (_, answers) => {
  const server = await startMailServer(answers);
  const mailer = openMailer({ smtpUrl: server.url.replace('://', '://brdo:stara@'), from: 'a@primjer.hr', dataFolder });
  mailer.send(MAIL);
  await mailer.close();
  await server.stop();
  expect(readdirSync(join(dataFolder, 'unsent'))).toHaveLength(1);
});

const USUAL: Readonly<Record<string, string>> = {
  EHLO: '250-primjer\r\n250 AUTH PLAIN',
  AUTH: '235 ok',
  DATA: '354 go on',
};

/** Speaks just enough SMTP to take an email, or to say something else to a command. */
async function startMailServer(answers: Readonly<Record<string, string>> = {}) {
  let received = '';
  const server: Server = createServer((socket) => {
    let inData = false;
    socket.write(`${answers.greeting ?? '220 primjer'}\r\n`);
    socket
      .on('error', () => {})
      .on('data', (chunk) => {
        received += chunk;
        for (const line of String(chunk).split('\r\n').filter(Boolean)) {
          if (inData) {
            if (line !== '.') continue;
            inData = false;
            socket.write(`${answers['.'] ?? '250 ok'}\r\n`);
            continue;
          }
          const [command = ''] = line.split(' ');
          if (command === 'DATA') inData = true;
          if (command === 'QUIT') socket.end('221 bye\r\n');
          else socket.write(`${answers[command] ?? USUAL[command] ?? '250 ok'}\r\n`);
        }
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
