import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    expect(site.output()).toContain('"message":"Missing Firebase configuration","missing":["FIREBASE_APP_ID"]');
    expect((await fetch(`${site.address}/povijesni-blog`)).status).toBe(200);
    expect((await fetch(`${site.address}/mjerenje-posjeta`)).status).toBe(404);
    expect(await (await fetch(site.address)).text()).not.toContain('Smijemo li mjeriti posjet?');
  } finally {
    await site.stop();
  }
});

test('a hosted site that cannot be set up says why and ends: no empty local site takes its place', async () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/server/index.js'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      ...FIREBASE,
      GOOGLE_APPLICATION_CREDENTIALS: '/nema/takve/datoteke.json',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'nase-brdo-unset-')),
      PORT: '0',
    },
  });
  expect(status).toBe(1);
  expect(stdout).toContain('"message":"Error initializing Firebase:"');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toMatch(/^Error initializing Firebase: .*\/nema\/takve\/datoteke\.json/);
});
