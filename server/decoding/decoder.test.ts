import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { blackPng, repeatingM4a } from '../../tests/drivers/bombs.ts';
import { decodingProcessOf } from '../../tests/drivers/decoding-process.ts';
import { decoder, FOR_ARCHIVES, FOR_MESSENGERS, FOR_READERS, FOR_STRANGERS } from './decoder.ts';
import { RESULTS } from './task.ts';

let folder: string;
let heavy: string;
let small: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nase-brdo-decoder-'));
  heavy = join(folder, 'heavy');
  writeFileSync(heavy, await blackPng(5000, 5000, { depth: 16, colour: 'rgba' }));
  small = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a5a32' } })
    .withExif({ IFD0: { Copyright: 'tajna' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => rmSync(folder, { recursive: true }));

const photograph = (source: string | Uint8Array, limits = FOR_STRANGERS) =>
  decoder.run({ kind: 'photograph', source }, limits);

const decodingProcess = () => decodingProcessOf(process.pid) ?? 0;

describe('whatever takes too much is ended, and the next is done as if nothing had been', () => {
  test.runIf(process.platform === 'linux')('memory', async () => {
    await expect(photograph(heavy, { seconds: 60, megabytes: 40 })).rejects.toMatchObject({ code: 'too-large' });
    expect((await photograph(small)).description).toMatchObject({ type: 'image/jpeg', width: 900, height: 600 });
  });

  test('time, by the site', async () => {
    await expect(photograph(heavy, { seconds: 0.1, megabytes: 2000 })).rejects.toMatchObject({ code: 'too-large' });
    expect((await photograph(small)).ending).toBe('jpg');
  });

  test.runIf(process.platform === 'linux')(
    'the processor’s time, however far off the clock’s end is; and what it took is told, whatever came of it',
    async () => {
      const spent: number[] = [];
      const limits = { megabytes: 2000, onSpent: (seconds: number) => void spent.push(seconds) };
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      try {
        await expect(photograph(heavy, { ...limits, seconds: 0.02 })).rejects.toMatchObject({
          code: 'too-large',
          message: 'worked for longer than 0.02 s',
        });
      } finally {
        vi.useRealTimers();
      }
      await photograph(small, { ...limits, seconds: 20 });
      expect(spent).toHaveLength(2);
      expect(spent[0]).toBeGreaterThan(0.02);
    },
  );
});

test('whoever reads comes first, then whoever sends something; pictures for links wait for both', async () => {
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  const words = {
    crest: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    siteName: 'Brdo',
    title: 'Čatrnja',
  };
  const card = () =>
    decoder.run({ kind: 'card', source: small, words: { ...words, section: undefined } }, FOR_MESSENGERS);
  await Promise.all([
    photograph(small).then(note('begun')),
    card().then(note('for a link')),
    card().then(note('for a link')),
    photograph(small).then(note('sent')),
    decoder.run({ kind: 'size', source: small, name: '480.jpg' }, FOR_READERS).then(note('read')),
  ]);
  expect(done).toEqual(['begun', 'read', 'sent', 'for a link', 'for a link']);
});

describe.runIf(process.platform === 'linux')('what is no fault of the file is not told as one', () => {
  test('a machine that does other things meanwhile', async () => {
    await photograph(small);
    process.kill(decodingProcess(), 'SIGSTOP');
    // Its deadline comes when the test says so: this machine may do other things after it, too.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const made = photograph(small, { seconds: 1, megabytes: 700 });
      const still = await Promise.race([made, pause(1500, 'standing still')]);
      vi.advanceTimersByTime(1500);
      process.kill(decodingProcess(), 'SIGCONT');
      expect(still).toBe('standing still');
      expect((await made).ending).toBe('jpg');
    } finally {
      vi.useRealTimers();
    }
  });

  test('a process that somebody else ended', async () => {
    await photograph(small);
    process.kill(decodingProcess(), 'SIGSTOP');
    const made = photograph(small);
    process.kill(decodingProcess(), 'SIGKILL');
    await expect(made).rejects.toMatchObject({ code: 'interrupted' });
    expect((await photograph(small)).ending).toBe('jpg');
  });

  test('one that stumbled over it is the fault of the file', async () => {
    await photograph(small);
    process.kill(decodingProcess(), 'SIGSTOP');
    const made = photograph(small);
    process.kill(decodingProcess(), 'SIGABRT');
    process.kill(decodingProcess(), 'SIGCONT');
    await expect(made).rejects.toMatchObject({ code: 'unreadable' });
  });
});

test('a photograph comes back without what the camera noted', async () => {
  expect(small.includes('tajna')).toBe(true);
  expect(Buffer.from((await photograph(small)).bytes).includes('tajna')).toBe(false);
});

describe('what is no picture and no sound is told as such', () => {
  test.each([
    ['words', Buffer.from('nije slika')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('%s', async (_, bytes) => {
    await expect(photograph(bytes)).rejects.toMatchObject({ code: 'unreadable' });
  });

  test('a voice', async () => {
    const voice = (source: Uint8Array) => decoder.run({ kind: 'voice', source, mostSeconds: 303 }, FOR_STRANGERS);
    await expect(voice(small)).rejects.toMatchObject({ code: 'unreadable' });
    await expect(voice(repeatingM4a(1000))).rejects.toMatchObject({ code: 'unreadable' });
  });
});

test('what an archive holds is described, and sizes for pages are made', async () => {
  const described = await decoder.run({ kind: 'describe', source: small }, FOR_ARCHIVES);
  expect(described).toMatchObject({ type: 'image/jpeg', width: 900, height: 600 });
  const sizes = ['480.avif', '480.webp', '480.jpg'].map((name) =>
    decoder.run({ kind: 'size', source: small, name }, FOR_READERS),
  );
  const formats = await Promise.all(sizes.map(async (bytes) => (await sharp(await bytes).metadata()).format));
  expect(formats).toEqual(['heif', 'webp', 'jpeg']);
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"/>');
  const card = await sharp(await decoder.run({ kind: 'card', source: drawing }, FOR_READERS)).metadata();
  expect([card.width, card.height]).toEqual([1200, 630]);
});

test('what the process sends back is taken only as what was asked for', () => {
  const photograph = {
    bytes: new Uint8Array(9),
    description: { type: 'image/jpeg', width: 9, height: 6, placeholder: 'data:image/webp;base64,AAAA' },
    ending: 'jpg',
  };
  expect(RESULTS.photograph.safeParse(photograph).success).toBe(true);
  for (const other of [
    { ...photograph, ending: '../../x.svg' },
    { ...photograph, description: { ...photograph.description, type: 'image/svg+xml' } },
    { ...photograph, description: { ...photograph.description, placeholder: 'javascript:alert(1)' } },
    { ...photograph, bytes: '<svg onload="alert(1)"/>' },
    undefined,
  ]) {
    expect(RESULTS.photograph.safeParse(other).success).toBe(false);
  }
});
