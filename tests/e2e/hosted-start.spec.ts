import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { checkCredentials } from '../../backends/firebase/credentials.ts';
import { startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const FIREBASE = {
  FIREBASE_API_KEY: 'kljuc',
  FIREBASE_AUTH_DOMAIN: 'brdo.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'brdo',
  FIREBASE_STORAGE_BUCKET: 'brdo.appspot.com',
  FIREBASE_MESSAGING_SENDER_ID: '1',
  FIREBASE_APP_ID: '1:1:web:1',
};

test('any value missing is logged, and the embedded backend serves', async () => {
  const site = await startSite({ env: { ...FIREBASE, FIREBASE_APP_ID: '' } });
  try {
    const line = /^.*Missing Firebase configuration.*$/m.exec(site.output())?.[0] ?? '';
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      message: 'Missing Firebase configuration',
      missing: ['FIREBASE_APP_ID'],
      effect: 'nothing will be kept at Firebase',
    });
    expect((await fetch(`${site.address}/povijesni-blog`)).status).toBe(200);
    expect((await fetch(`${site.address}/mjerenje-posjeta`)).status).toBe(404);
    expect(await (await fetch(site.address)).text()).not.toContain('Smijemo li mjeriti posjete?');
  } finally {
    await site.stop();
  }
});

test.describe('a hosted site that cannot be set up says why in one line and ends: no empty local site takes its place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-keys-'));
  const keyFile = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const BROKEN = keyFile('broken.json', '{"private_key": tajna');
  /** Neither a developer's own credentials nor Google's cloud are looked for. */
  const NOBODY_ELSES = { HOME: folder, METADATA_SERVER_DETECTION: 'none' };
  const account = { type: 'service_account', project_id: 'brdo', client_email: 'stranica@brdo.example' };
  const sentences: readonly [credentials: string, sentence: RegExp][] = [
    ['', /^no Google credentials were found: set GOOGLE_APPLICATION_CREDENTIALS/],
    ['/nema/takve/datoteke.json', /\/nema\/takve\/datoteke\.json/],
    [
      keyFile('no-email.json', JSON.stringify({ ...account, client_email: undefined, private_key: 'tajna' })),
      /no-email\.json has no client_email/,
    ],
    [keyFile('no-key.json', JSON.stringify(account)), /has no private_key/],
    [
      keyFile('bad-key.json', JSON.stringify({ ...account, private_key: '-----BEGIN PRIVATE KEY-----\nAAAA\n' })),
      /private_key in the key file .*bad-key\.json cannot be used/,
    ],
    [keyFile('null.json', 'null'), /null\.json is not that of a service account/],
    [
      keyFile('external.json', JSON.stringify({ type: 'external_account' })),
      /external\.json is not that of a service account/,
    ],
    [
      keyFile('numbers.json', JSON.stringify({ ...account, private_key: 7 })),
      /numbers\.json is not that of a service account, or not the whole of it/,
    ],
    [BROKEN, /broken\.json is not JSON/],
  ];

  test('of credentials that are none, or not whole, it is said what is wrong, and nothing of the key', async () => {
    const before = { ...process.env };
    Object.assign(process.env, NOBODY_ELSES);
    for (const [credentials, sentence] of sentences) {
      process.env.GOOGLE_APPLICATION_CREDENTIALS = credentials;
      const app = initializeApp({ projectId: 'brdo' }, credentials || 'none');
      const said = await checkCredentials(app).catch(({ message }: Error) => message);
      expect(said).toMatch(sentence);
      expect(said).not.toContain('tajna');
      await deleteApp(app);
    }
    for (const name of [...Object.keys(NOBODY_ELSES), 'GOOGLE_APPLICATION_CREDENTIALS']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  });

  test('the site says so in one line, and ends', async () => {
    const { status, stdout, stderr } = await runHosted(['build/server/index.js'], BROKEN);
    expect(status).toBe(1);
    expect(stdout).toContain('"message":"Error initializing Firebase: ');
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(/^Error initializing Firebase: the key file .*broken\.json is not JSON/);
    expect(stdout + stderr).not.toContain('tajna');
  });

  test('commands say the same, and nothing else', async () => {
    for (const command of [
      ['scripts/role.ts', 'editor', 'list'],
      ['scripts/archive.ts', 'export', join(folder, 'arhiv.zip')],
    ]) {
      const { status, stdout, stderr } = await runHosted(command, '');
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toMatch(/^Error initializing Firebase: no Google credentials were found: .*\n$/);
    }
  });

  async function runHosted(command: readonly string[], credentials: string) {
    const child = spawn(process.execPath, command, {
      env: {
        ...process.env,
        ...FIREBASE,
        ...NOBODY_ELSES,
        GOOGLE_APPLICATION_CREDENTIALS: credentials,
        DATA_DIR: mkdtempSync(join(tmpdir(), 'nase-brdo-unset-')),
        PORT: '0',
      },
    });
    const [stdout, stderr, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { status, stdout, stderr };
  }
});
