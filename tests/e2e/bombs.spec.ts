import type { Socket } from 'node:net';
import sharp from 'sharp';
import { blackPng, lacedWebm, repeatingM4a } from '../drivers/bombs.ts';
import { decodingProcessOf } from '../drivers/decoding-process.ts';
import { beginUpload } from '../drivers/raw-request.ts';
import { memoryForm, STANA, storedFiles } from '../drivers/sent-memory.ts';
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
  const before = storedFiles(site.dataFolder);
  const bombs: [string, File][] = [
    ['Snimka se ne može otvoriti', ['voice', repeatingM4a(1000), 'glas.m4a']],
    ['Snimka se ne može otvoriti', ['voice', repeatingM4a(1, 100_000), 'glas.m4a']],
    ['Snimka se ne može otvoriti', ['voice', lacedWebm(300), 'glas.webm']],
    ['Fotografija je prevelika', ['photographs', await blackPng(1, 60_000_000, { colour: 'grey' }), 'a.png']],
    ['Fotografija je prevelika', ['photographs', await blackPng(7740, 7740, { depth: 16, interlaced: true }), 'b.png']],
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
  expect(storedFiles(site.dataFolder)).toEqual(before);
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
  const uploads = () => storedFiles(site.dataFolder).filter((file) => file.includes('/uploads/')).length;
  for (let index = 0; index < 3; index += 1) begin();
  await expect.poll(uploads).toBe(3);
  const fourth = await send(address, []);
  expect(fourth.status).toBe(429);
  expect(fourth.headers.get('retry-after')).toBe('30');
  const answer = (await fourth.json()) as { typed: { text: string }; error: { sentence: string } };
  expect(answer.error.sentence).toContain('pokušajte ponovno za minutu');
  expect(answer.typed.text).toBe(STANA.text);
  expect((await send('203.0.113.31', [])).status).toBe(200);
  for (let index = 0; index < 6; index += 1) begin();
  await expect.poll(() => answers.join('')).toContain('HTTP/1.1 429');
  expect(uploads()).toBe(3);
  for (const socket of sockets) socket.destroy();
  await expect.poll(uploads).toBe(0);
  await expect.poll(async () => (await send(address, [])).status).toBe(200);
  expect(site.process.exitCode).toBeNull();
});

test.describe('while something takes long', () => {
  test.skip(process.platform !== 'linux', 'only Linux tells which process is at work');
  let small: Buffer;
  test.beforeAll(async () => {
    small = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#7a5a32' } })
      .jpeg()
      .toBuffer();
  });
  const photograph = (address: string) => send(address, [['photographs', small, 'mala.jpg']]);
  const stopped = async () => {
    await photograph('203.0.113.40');
    const child = decodingProcessOf(site.process.pid ?? 0);
    // A signal to process 0 would stop the tests themselves.
    if (child === undefined) throw new Error('Nothing decodes.');
    process.kill(child, 'SIGSTOP');
    return child;
  };
  const uploads = () => storedFiles(site.dataFolder).filter((file) => file.includes('/uploads/')).length;

  test('a form that finds a long queue is told to come again, with what was typed', async () => {
    const child = await stopped();
    const first = photograph('203.0.113.20');
    await expect.poll(uploads).toBe(1);
    let answered = 0;
    const others = Array.from({ length: 15 }, async (_, index) => {
      const address = `203.0.113.${21 + Math.floor(index / 3)}`;
      const response = await send(address, [['photographs', small, 'mala.jpg']], '/novi-spomen');
      answered += 1;
      return { response, html: await response.text() };
    });
    await expect.poll(() => answered).toBe(3);
    process.kill(child, 'SIGCONT');
    expect((await first).status).toBe(200);
    const answers = await Promise.all(others);
    const busy = answers.filter(({ response }) => response.status === 503);
    expect(busy).toHaveLength(3);
    expect(answers.filter(({ response }) => response.ok)).toHaveLength(12);
    for (const { response, html } of busy) {
      expect(response.headers.get('retry-after')).toBe('60');
      expect(html).toContain('Nije poslano. Što ste napisali, ostalo je ovdje');
      expect(html).toContain(STANA.text);
    }
    expect(uploads()).toBe(0);
  });

  test('an address with several forms lets others go ahead; whoever is told to come again may do so', async () => {
    const child = await stopped();
    const done: string[] = [];
    const sending = (name: string, address: string) =>
      photograph(address).then(({ status }) => done.push(`${name} ${status}`));
    const waiting: Promise<unknown>[] = [];
    for (const [index, name] of ['greedy 1', 'greedy 2', 'greedy 3'].entries()) {
      waiting.push(sending(name, '203.0.113.41'));
      await expect.poll(uploads).toBe(index + 1);
    }
    for (let index = 0; index < 10; index += 1) waiting.push(sending('other', `203.0.113.${50 + index}`));
    await expect.poll(uploads).toBe(13);
    // Full: the one that comes last of the greedy has to go.
    waiting.push(sending('newcomer', '203.0.113.60'));
    await expect.poll(() => done).toEqual(['greedy 3 503']);
    waiting.push(sending('newcomer', '203.0.113.61'));
    await expect.poll(() => done).toEqual(['greedy 3 503', 'greedy 2 503']);
    const email = 'strpljiva@primjer.hr';
    const again = () =>
      fetch(`${site.address}/novi-spomen/slanje`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': '203.0.113.62' },
        body: memoryForm({ ...STANA, email }, [['photographs', small, 'mala.jpg']]),
      });
    // More often than anybody may send in an hour.
    for (let index = 0; index < 14; index += 1) expect((await again()).status).toBe(503);
    process.kill(child, 'SIGCONT');
    await Promise.all(waiting);
    expect(done.filter((one) => /^(other|newcomer) 200$/.test(one))).toHaveLength(12);
    expect((await again()).status).toBe(200);
  });

  test('whoever ends the process ends nothing else, and nobody is told that their picture is none', async () => {
    const child = await stopped();
    const interrupted = photograph('203.0.113.42');
    await expect.poll(uploads).toBe(1);
    process.kill(child, 'SIGKILL');
    const response = await interrupted;
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Nije poslano. Što ste napisali, ostalo je ovdje');
    expect((await photograph('203.0.113.42')).status).toBe(200);
  });
});
