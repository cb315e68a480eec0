import type { Socket } from 'node:net';
import sharp from 'sharp';
import { blackPng, lacedWebm, repeatingM4a } from '../drivers/bombs.ts';
import { beginUpload } from '../drivers/raw-request.ts';
import { keptFiles, memoryForm, STANA } from '../drivers/sent-memory.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

type File = [field: string, bytes: Uint8Array, name: string];

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: '1' } });
});
test.afterAll(() => site.stop());
test.describe.configure({ mode: 'serial' });

const form = (files: readonly File[]) => memoryForm({ ...STANA, email: `${crypto.randomUUID()}@primjer.hr` }, files);
const send = (address: string, files: readonly File[], path = '/novi-spomen/slanje') =>
  fetch(`${site.address}${path}`, { method: 'POST', headers: { 'X-Forwarded-For': address }, body: form(files) });

test('files that ask for minutes and gigabytes are refused, and pages are answered meanwhile', async () => {
  const before = keptFiles(site.dataFolder);
  const bombs: [string, File][] = [
    ['Snimka se ne može otvoriti', ['voice', repeatingM4a(1000), 'glas.m4a']],
    ['Snimka se ne može otvoriti', ['voice', repeatingM4a(1, 100_000), 'glas.m4a']],
    ['Snimka se ne može otvoriti', ['voice', lacedWebm(300), 'glas.webm']],
    ['previše točaka', ['photographs', await blackPng(1, 60_000_000, { colour: 'grey' }), 'a.png']],
    ['previše točaka', ['photographs', await blackPng(7740, 7740, { depth: 16, interlaced: true }), 'b.png']],
  ];
  let waiting = bombs.length;
  const answers = bombs.map(async ([, file], index) => {
    const response = await send(`203.0.113.${index + 1}`, [file]);
    const { error } = (await response.json()) as { error?: { sentence: string } };
    waiting -= 1;
    return { status: response.status, sentence: error?.sentence };
  });
  let pages = 0;
  while (waiting > 0) {
    expect((await fetch(`${site.address}/nasa-misija`)).status).toBe(200);
    pages += 1;
  }
  expect(pages).toBeGreaterThan(10);
  expect(await Promise.all(answers)).toEqual(
    bombs.map(([sentence]) => ({ status: 400, sentence: expect.stringContaining(sentence) })),
  );
  expect(site.process.exitCode).toBeNull();
  expect(keptFiles(site.dataFolder)).toEqual(before);
});

test('a form that finds a long queue is told to come again, with what was typed', async () => {
  // Large, but within the limits: the others arrive while it is being unpacked.
  const large: File = ['photographs', await blackPng(5000, 5000, { depth: 16, colour: 'rgba' }), 'velika.png'];
  const small = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#7a5a32' } })
    .jpeg()
    .toBuffer();
  const uploads = () => keptFiles(site.dataFolder).filter((file) => file.includes('/uploads/')).length;
  const first = send('203.0.113.20', [large]);
  await expect.poll(uploads).toBe(1);
  const others = await Promise.all(
    Array.from({ length: 15 }, async (_, index) => {
      const address = `203.0.113.${21 + Math.floor(index / 3)}`;
      const response = await send(address, [['photographs', small, 'mala.jpg']], '/novi-spomen');
      return { response, html: await response.text() };
    }),
  );
  expect((await first).status).toBe(200);
  const busy = others.filter(({ response }) => response.status === 503);
  expect(busy).toHaveLength(3);
  expect(others.filter(({ response }) => response.ok)).toHaveLength(12);
  for (const { response, html } of busy) {
    expect(response.headers.get('retry-after')).toBe('60');
    expect(html).toContain('Upravo obrađujemo mnogo priloga.');
    expect(html).toContain(STANA.text);
  }
  expect(uploads()).toBe(0);
});

test('an address sends three forms at once; the words of a few more are given back, and others are not read', async () => {
  const address = '203.0.113.30';
  const sockets: Socket[] = [];
  const answers: string[] = [];
  const begin = () => {
    const socket = beginUpload(site.address, `X-Forwarded-For: ${address}\r\n`);
    sockets.push(socket);
    socket.on('data', (bytes) => answers.push(String(bytes)));
  };
  const uploads = () => keptFiles(site.dataFolder).filter((file) => file.includes('/uploads/')).length;
  for (let index = 0; index < 3; index += 1) begin();
  await expect.poll(uploads).toBe(3);
  const fourth = await send(address, []);
  expect(fourth.status).toBe(429);
  expect(fourth.headers.get('retry-after')).toBe('30');
  const told = (await fourth.json()) as { typed: { text: string }; error: { sentence: string } };
  expect(told.error.sentence).toContain('više priloga odjednom');
  expect(told.typed.text).toBe(STANA.text);
  expect((await send('203.0.113.31', [])).status).toBe(200);
  for (let index = 0; index < 6; index += 1) begin();
  await expect.poll(() => answers.join('')).toContain('HTTP/1.1 429');
  expect(uploads()).toBe(3);
  for (const socket of sockets) socket.destroy();
  await expect.poll(uploads).toBe(0);
  await expect.poll(async () => (await send(address, [])).status).toBe(200);
  expect(site.process.exitCode).toBeNull();
});
