import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { openDatabase } from '../../backends/embedded/database.ts';
import { becomeMember, sendForm } from '../drivers/member.ts';
import { beginUpload } from '../drivers/raw-request.ts';
import { memoryForm, STANA, storedFiles } from '../drivers/sent-memory.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const KATA = { name: 'Kata', email: 'kata@primjer.hr', password: 'gusterna puna kiše' };
let site: SiteProcess;
let before: string[];

test.beforeAll(async () => {
  site = await startSite();
  before = storedFiles(site.dataFolder);
});
test.afterAll(() => site.stop());

async function send(files: readonly [string, Uint8Array, string][]) {
  const response = await fetch(`${site.address}/novi-spomen/slanje`, {
    method: 'POST',
    body: memoryForm({ ...STANA, email: `${crypto.randomUUID()}@primjer.hr` }, files),
  });
  return {
    status: response.status,
    answer: (await response.json()) as { next?: string; error?: { field: string; sentence: string } },
  };
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5a32' }, limitInputPixels: false });

test.describe('what is not what it claims to be is refused, and nothing of it stays', () => {
  const cases: [string, string, () => Promise<Uint8Array>, string][] = [
    ['a .jpg that is text', 'photographs', async () => Buffer.from('nije slika, samo riječi'), 'ne može otvoriti'],
    [
      'an SVG with a script',
      'photographs',
      async () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><script>alert(1)</script></svg>',
        ),
      'ne može otvoriti',
    ],
    ['a GIF', 'photographs', async () => picture(20, 20).gif().toBuffer(), 'ne može otvoriti'],
    [
      'a picture of 200 megapixels',
      'photographs',
      async () => picture(20_000, 10_000).png({ compressionLevel: 9 }).toBuffer(),
      'Fotografija je prevelika',
    ],
    [
      'half a photograph',
      'photographs',
      async () => (await picture(900, 600).jpeg().toBuffer()).subarray(0, 800),
      'ne može otvoriti',
    ],
    ['a voice that is a picture', 'voice', async () => picture(20, 20).jpeg().toBuffer(), 'Snimka se ne može otvoriti'],
    [
      'a voice that is a broken film',
      'voice',
      async () => Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(4000, 7)]),
      'Snimka se ne može otvoriti',
    ],
  ];
  for (const [name, field, bytes, sentence] of cases) {
    test(name, async () => {
      const good: [string, Uint8Array, string] = ['photographs', await picture(30, 20).jpeg().toBuffer(), 'dobra.jpg'];
      const { status, answer } = await send([good, [field, await bytes(), 'slika.jpg']]);
      expect(status).toBe(400);
      expect(answer.error?.field).toBe(field);
      expect(answer.error?.sentence).toContain(sentence);
      expect(storedFiles(site.dataFolder)).toEqual(before);
    });
  }

  test('seven photographs', async () => {
    const one = await picture(30, 20).jpeg().toBuffer();
    const { status, answer } = await send(Array.from({ length: 7 }, () => ['photographs', one, 'a.jpg']));
    expect(status).toBe(400);
    expect(answer.error?.sentence).toContain('najviše 6');
    expect(storedFiles(site.dataFolder)).toEqual(before);
  });

  test('more than twenty megabytes, with what was typed kept', async () => {
    const form = memoryForm(STANA, [['photographs', Buffer.alloc(21 * 1024 * 1024, 1), 'velika.jpg']]);
    const response = await fetch(`${site.address}/novi-spomen`, { method: 'POST', body: form });
    expect(response.status).toBe(413);
    const html = await response.text();
    expect(html).toContain('najviše 20 MB');
    expect(html).toContain(STANA.text);
    expect(html).toContain(STANA.email);
    expect(storedFiles(site.dataFolder)).toEqual(before);
  });
});

test('an upload cut off half-way leaves nothing on disk', async () => {
  const socket = beginUpload(site.address, '', Buffer.alloc(2_000_000, 3));
  await expect.poll(() => storedFiles(site.dataFolder).filter((file) => file.includes('/uploads/')).length).toBe(1);
  socket.destroy();
  await expect.poll(() => storedFiles(site.dataFolder)).toEqual(before);
});

test('a form that makes no sense after its first file leaves nothing on disk, and is answered so', async () => {
  const file = `Content-Disposition: form-data; name="photographs"; filename="a.jpg"\r\n\r\n${'A'.repeat(500_000)}`;
  const nonsense = ['X: y\r\n'.repeat(20_000), 'bez dvotočke\r\n\r\n'];
  for (const header of nonsense) {
    const response = await fetch(`${site.address}/novi-spomen/slanje`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', connection: 'close' },
      body: `--x\r\n${file}\r\n--x\r\n${header}`,
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Nije poslano. Što ste napisali, ostalo je ovdje');
  }
  expect(readdirSync(join(site.dataFolder, 'uploads'))).toEqual([]);
});

test('a full disk is named as such, nothing is half-stored, and nothing is taken from who sent the same picture before', async () => {
  test.skip(process.platform !== 'linux', 'only Linux can set a limit to the files of a running process');
  const full = await startSite();
  const limit = (bytes: string) => execFileSync('prlimit', ['--pid', String(full.process.pid), `--fsize=${bytes}`]);
  const upload = (photographs: readonly Buffer[]) =>
    fetch(`${full.address}/novi-spomen/slanje`, {
      method: 'POST',
      body: memoryForm(
        { ...STANA, email: `${crypto.randomUUID()}@primjer.hr` },
        photographs.map((bytes) => ['photographs', bytes, 'a.png']),
      ),
    });
  try {
    const known = await picture(300, 200).png().toBuffer();
    expect((await upload([known])).status).toBe(200);
    const filesBefore = storedFiles(full.dataFolder);

    // While it arrives: it does not fit as it was sent.
    const noise = await sharp(randomBytes(400 * 400 * 3), { raw: { width: 400, height: 400, channels: 3 } })
      .png()
      .toBuffer();
    expect(noise.length).toBeGreaterThan(200_000);
    limit('200000:unlimited');
    const response = await upload([noise]);
    expect(response.status).toBe(507);
    expect(await response.text()).toContain('Nije spremljeno');
    expect(storedFiles(full.dataFolder)).toEqual(filesBefore);

    // While it is kept: every row is the same, small as it is sent and large as a photograph.
    const row = randomBytes(2400 * 3);
    const stripes = await sharp(Buffer.concat(Array<Buffer>(2400).fill(row)), {
      raw: { width: 2400, height: 2400, channels: 3 },
    })
      .png()
      .toBuffer();
    expect(stripes.length).toBeLessThan(500_000);
    limit('500000:unlimited');
    expect((await upload([known, stripes])).status).toBe(507);
    expect(storedFiles(full.dataFolder)).toEqual(filesBefore);

    // Also when it is the database that has no room; what is there can still be read.
    limit('unlimited:unlimited');
    const cookie = await becomeMember(full.address, KATA);
    const database = openDatabase(full.dataFolder);
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    database.prepare('UPDATE session SET updatedAt = ?').run(yesterday);
    database.close();
    limit('1:unlimited');
    const words = await fetch(`${full.address}/novi-spomen`, { method: 'POST', body: memoryForm(STANA) });
    expect(words.status).toBe(507);
    expect(await words.text()).toContain(STANA.text);
    const { email, password } = KATA;
    for (const [path, fields] of [
      ['/spomeni-brda/kameno-jaje', { reason: 'Nije istina.' }],
      ['/in-memoriam/jozo-cavar', { intent: 'candle' }],
      ['/prijava', { intent: 'sign-in', email, password }],
    ] as const) {
      const refused = await sendForm(full.address, path, fields, path === '/prijava' ? '' : cookie);
      expect(refused.status, path).toBe(507);
      expect(await refused.text()).toMatch(/ne može ništa spremiti|Nije spremljeno/);
    }
    const page = await fetch(`${full.address}/moj-racun`, { headers: { cookie } });
    expect(page.status).toBe(200);

    limit('unlimited:unlimited');
    expect((await upload([])).status).toBe(200);
  } finally {
    await full.stop();
  }
});

test('a program that fills in every field is thanked and not heard; one that hurries is stopped', async () => {
  const answer = await fetch(`${site.address}/novi-spomen/slanje`, {
    method: 'POST',
    body: memoryForm({ ...STANA, website: 'http://kupi.primjer' }),
  });
  expect(answer.status).toBe(200);
  const statuses: number[] = [];
  for (let index = 0; index < 13; index += 1) {
    const form = memoryForm({ ...STANA, email: 'zuri@primjer.hr' });
    statuses.push((await fetch(`${site.address}/novi-spomen/slanje`, { method: 'POST', body: form })).status);
  }
  expect(statuses).toEqual([...Array(12).fill(200), 429]);
});
