import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration, VARIABLES } from './configuration.ts';

test('nothing set is a site of its own', () => {
  expect(readConfiguration({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: './data',
    siteName: 'Naše brdo',
    siteUrl: undefined,
    editors: [],
    membership: 'open',
    mail: { smtpUrl: undefined },
  });
});

test('who may see members’ pages hangs on whether emails go out, unless it is said', () => {
  const mail = { SMTP_URL: 'smtps://mail.primjer:465', MAIL_FROM: 'Brdo <brdo@primjer.hr>' };
  const hosted = Object.fromEntries(
    ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'MESSAGING_SENDER_ID', 'APP_ID'].map((name) => [
      `FIREBASE_${name}`,
      'x',
    ]),
  );
  expect(readConfiguration({}).membership).toBe('open');
  expect(readConfiguration(mail).membership).toBe('confirmed');
  expect(readConfiguration(hosted).membership).toBe('confirmed');
  for (const MEMBERSHIP of ['open', 'confirmed', 'approved']) {
    expect(readConfiguration({ ...mail, MEMBERSHIP }).membership).toBe(MEMBERSHIP);
  }
});

test('editors are addresses with commas between, in one form', () => {
  expect(readConfiguration({ EDITORS: 'Ana@primjer.hr, mate@primjer.hr,' }).editors).toEqual([
    'ana@primjer.hr',
    'mate@primjer.hr',
  ]);
});

test('mail that is sent says whose it is', () => {
  const mail = { smtpUrl: 'smtps://ime:lozinka@posta.primjer.hr:465', from: 'Naše brdo <brdo@primjer.hr>' };
  expect(readConfiguration({ SMTP_URL: mail.smtpUrl, MAIL_FROM: mail.from }).mail).toEqual(mail);
});

const FIREBASE = {
  FIREBASE_API_KEY: 'kljuc',
  FIREBASE_AUTH_DOMAIN: 'brdo.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'brdo',
  FIREBASE_STORAGE_BUCKET: 'brdo.appspot.com',
  FIREBASE_MESSAGING_SENDER_ID: '123',
  FIREBASE_APP_ID: '1:123:web:abc',
};

test('six values are a hosted site', () => {
  expect(readConfiguration(FIREBASE).firebase).toEqual({
    apiKey: 'kljuc',
    authDomain: 'brdo.firebaseapp.com',
    projectId: 'brdo',
    storageBucket: 'brdo.appspot.com',
    messagingSenderId: '123',
    appId: '1:123:web:abc',
  });
});

test.each(Object.keys(FIREBASE))('without %s it is not', (name) => {
  expect(readConfiguration({ ...FIREBASE, [name]: '' }).firebase).toEqual({ missing: [name] });
});

test.each([
  ['/srv/backup', '/srv/backup'],
  ['/srv/data-backup', '/srv/data-backup'],
  ['/srv/data/backups', '/srv/data/backups'],
  ['', '/srv/data/backups'],
])('backups are kept in %j where DATA_DIR is /srv/data', (BACKUP_DIR, folder) => {
  expect(readConfiguration({ DATA_DIR: '/srv/data', BACKUP_DIR }).backups.folder).toBe(folder);
});

test('an empty value counts as not set', () => {
  expect(readConfiguration({ SITE_NAME: '', CONTACT_EMAIL: '' })).toMatchObject({ siteName: 'Naše brdo' });
});

test('the address of the site has no slash at its end', () => {
  expect(readConfiguration({ SITE_URL: 'https://brdo.example/' }).siteUrl).toBe('https://brdo.example');
});

test.each([
  [{ PORT: '70000' }, 'PORT'],
  [{ SITE_URL: 'ftp://brdo.example' }, 'SITE_URL'],
  [{ SITE_URL: 'brdo' }, /^Bad configuration: SITE_URL='brdo' \(Invalid URL\)$/],
  [{ CONTACT_EMAIL: 'nitko' }, 'CONTACT_EMAIL'],
  [{ FACEBOOK_URL: 'javascript:alert(1)' }, 'FACEBOOK_URL'],
  [{ EDITORS: 'ana@primjer.hr; mate@primjer.hr' }, 'EDITORS'],
  [{ MEMBERSHIP: 'svi' }, 'MEMBERSHIP'],
  [{ SMTP_URL: 'posta.primjer.hr' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://posta.primjer.hr' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'Naše brdo' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'Naše brdo <brdo>' }, 'MAIL_FROM'],
  [{ SITE_URL: 'https://brdo.example/kronika' }, 'SITE_URL'],
  [{ SITE_URL: 'https://brdo.example/?x' }, 'SITE_URL'],
  [{ DATA_DIR: '/srv/data', BACKUP_DIR: '/srv/data' }, 'BACKUP_DIR'],
  [{ DATA_DIR: '/srv/data', BACKUP_DIR: '/srv/x/../data/files/copies' }, 'BACKUP_DIR'],
])('%j is refused by name', (variables, name) => {
  expect(() => readConfiguration(variables as Record<string, string>)).toThrow(ConfigurationError);
  expect(() => readConfiguration(variables as Record<string, string>)).toThrow(name);
});

describe('what is written about the variables', () => {
  const read = (file: string) => readFileSync(resolve(import.meta.dirname, '..', file), 'utf8');
  const example = [...read('.env.example').matchAll(/^# \S.*\n#([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => ({
    name: name as string,
    value: value as string,
  }));

  test('.env.example has each of them once, with a line on what it is', () => {
    expect(example.map(({ name }) => name)).toEqual(VARIABLES);
    expect(read('.env.example').match(/^#?[A-Z_]+=/gm)).toHaveLength(VARIABLES.length);
  });

  test('.env.example shows the defaults', () => {
    const shown = Object.fromEntries(example.map(({ name, value }) => [name, value]));
    expect(readConfiguration(shown)).toEqual(readConfiguration({}));
  });

  test('settings in docs/deploy.md are taken as they stand there: nothing follows a value', () => {
    const settings = [...read('docs/deploy.md').matchAll(/^```sh\n((?:[A-Z_]+=.*\n)+)```$/gm)].map(
      ([, text = '']) => text,
    );
    expect(settings).toHaveLength(2);
    const lines = settings.join('').trim().split('\n');
    const given = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s) as [string, string]));
    expect(readConfiguration(given).backups.folder).toBe('/srv/nase-brdo/backup');
    expect(lines.filter((line) => /#|\s$/.test(line))).toEqual([]);
  });

  test('the README has each of them in its table, with the same default', () => {
    const [, section = ''] = read('README.md').split('## Configuration\n');
    const rows = section
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split(/(?<!\\)\|/).slice(1, 3));
    const named = rows.flatMap(([names = '']) => [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
    expect(named.toSorted()).toEqual(VARIABLES.toSorted());
    for (const { name, value } of example) {
      const [, byDefault] = rows.find(([names = '']) => names.includes(`\`${name}\``)) ?? [];
      expect(byDefault, name).toContain(value);
    }
  });
});
