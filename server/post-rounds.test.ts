import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PostRounds } from './post-rounds.ts';
import { type Letter, UnsentLetters } from './unsent-letters.ts';

const letter = (subject: string): Letter => ({
  to: 'ana@primjer.hr',
  subject,
  text: 'Dobar dan',
  html: '<p>Dobar dan</p>',
});
const DEAD = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });
const OF_LETTER = { code: 'EENVELOPE', command: 'RCPT TO' };
const BUSY = Object.assign(new Error('450 later'), { ...OF_LETTER, responseCode: 450, permanent: false });
const REFUSED = Object.assign(new Error('550 no'), { ...OF_LETTER, responseCode: 550, permanent: true });
/** Without a word of the server's: such a letter cannot be sent at all. */
const IMPOSSIBLE = Object.assign(new Error('Invalid recipient'), { code: 'EENVELOPE', command: 'API' });
const WRONG_PASSWORD = { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, permanent: true };
const UNKNOWN_SENDER = { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553, permanent: true };
const NO_SERVICE = { code: 'EPROTOCOL', command: 'CONN', responseCode: 554, permanent: true };
const HOUR = 60 * 60_000;

let dataFolder: string;
/** What the mail server says to a letter; nothing when it takes it. */
let answer: (subject: string) => Error | undefined;
let sent: string[];
let tried: number;
let results: string[];
/** Until when a letter is on its way. */
let held: Promise<void> | undefined;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'nase-brdo-post-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  answer = () => undefined;
  sent = [];
  tried = 0;
  results = [];
  held = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(dataFolder, { recursive: true, force: true });
});

const files = () => readdirSync(join(dataFolder, 'unsent'));

function open(sharesFolder = false): PostRounds {
  return new PostRounds({
    async deliver({ subject }) {
      tried += 1;
      await held;
      const problem = answer(subject);
      if (problem) throw problem;
      sent.push(subject);
    },
    unsent: new UnsentLetters(dataFolder),
    sharesFolder,
    told: (result) => results.push(result),
  });
}

/** Real work between the rounds is waited for. */
async function pass(milliseconds: number, until: () => boolean): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await vi.waitUntil(until, { timeout: 20_000 });
}

/** Reads and writes of files that were begun have ended. */
test('a letter is a file of its owner alone from the moment it is handed over until it is sent', async () => {
  const post = open();
  post.send(letter('prvo'));
  const [name = ''] = files();
  const path = join(dataFolder, 'unsent', name);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(letter('prvo'));
  await post.close();
  expect([sent, files(), results]).toEqual([['prvo'], [], ['sent']]);
});

test('what a dead mail server does not take goes out when it is back, each once and without a storm', async () => {
  answer = () => DEAD;
  const post = open();
  for (const subject of ['a', 'b', 'c']) post.send(letter(subject));
  await vi.waitUntil(() => post.waiting === 3 && tried === 3);
  // Five rounds in which one letter is tried, not three.
  for (const [round, delay] of [5_000, 60_000, 5 * 60_000, 15 * 60_000, HOUR].entries()) {
    await pass(delay, () => tried === 4 + round);
  }
  expect(files()).toHaveLength(3);
  answer = () => undefined;
  await pass(HOUR, () => sent.length === 3);
  expect([sent.sort(), tried]).toEqual([['a', 'b', 'c'], 11]);
  await vi.waitUntil(() => files().length === 0);
  answer = () => DEAD;
  // Only what comes now is tried in the rounds that follow.
  post.send(letter('d'));
  await vi.waitUntil(() => tried === 12 && post.waiting === 1);
  await pass(5_000, () => tried === 13);
  await post.close();
  expect(results).toEqual(['sent', 'sent', 'sent']);
});

test('one letter that is put off does not hold up the others, and one that is refused is given up', async () => {
  answer = (subject) => (subject === 'kasnije' ? BUSY : subject === 'odbijeno' ? REFUSED : DEAD);
  const post = open();
  for (const subject of ['kasnije', 'odbijeno', 'obično']) post.send(letter(subject));
  await vi.waitUntil(() => results.length === 1 && post.waiting === 2);
  answer = (subject) => (subject === 'kasnije' ? BUSY : undefined);
  await pass(5_000, () => sent.length === 1);
  expect([sent, results]).toEqual([['obično'], ['failed', 'sent']]);
  await vi.waitUntil(() => files().length === 1);
  await post.close();
});

test.each([WRONG_PASSWORD, UNKNOWN_SENDER, NO_SERVICE])(
  'what is wrong with the site, and not with a letter (%o), costs none, and is not asked for each',
  async (problem) => {
    answer = () => Object.assign(new Error('no'), problem);
    const post = open();
    for (const subject of ['a', 'b', 'c']) post.send(letter(subject));
    await vi.waitUntil(() => post.waiting === 3 && tried === 3);
    await pass(5_000, () => tried === 4);
    expect([files().length, results]).toEqual([3, []]);
    answer = () => undefined;
    await pass(60_000, () => sent.length === 3);
    await post.close();
    expect(sent.sort()).toEqual(['a', 'b', 'c']);
  },
);

test('a letter that cannot be sent to anybody is given up, and the others go', async () => {
  answer = (subject) => (subject === 'nikome' ? IMPOSSIBLE : undefined);
  const post = open();
  for (const subject of ['nikome', 'nekome']) post.send(letter(subject));
  await post.close();
  expect([sent, results.sort(), files()]).toEqual([['nekome'], ['failed', 'sent'], []]);
});

test('a refusal stands until the next letter to the same address, and for the desk three days', async () => {
  answer = () => REFUSED;
  const post = open();
  post.send(letter('prvo'));
  await expect(post.hasSentTo('ana@primjer.hr')).rejects.toThrow('email-refused');
  expect([post.refused, await post.hasSentTo('mate@primjer.hr')]).toEqual([['prvo'], true]);
  await vi.advanceTimersByTimeAsync(73 * HOUR);
  expect(post.refused).toEqual([]);
  answer = () => undefined;
  post.send(letter('drugo'));
  expect(await post.hasSentTo('ana@primjer.hr')).toBe(true);
  await post.close();
});

test('what waits when the process ends, however it ends, is sent after the next start', async () => {
  answer = () => DEAD;
  const killed = open();
  killed.send(letter('prije'));
  await vi.waitUntil(() => killed.waiting === 1 && tried === 1);
  await killed.close();
  expect(files()).toHaveLength(1);
  answer = () => undefined;
  writeFileSync(join(dataFolder, 'unsent', 'nešto drugo.txt'), 'nije pismo');
  const post = open();
  await vi.waitUntil(() => post.waiting === 1);
  await pass(5_000, () => sent.length === 1);
  await post.close();
  expect([sent, files()]).toEqual([['prije'], ['nešto drugo.txt']]);
});

/** As a process that was killed left it, having claimed it last at that time. */
function leave(subject: string, claimed: number): void {
  const { name = '' } = new UnsentLetters(dataFolder).keep(letter(subject), claimed);
  utimesSync(join(dataFolder, 'unsent', name), claimed / 1000, claimed / 1000);
}

test('of a folder that processes share only what was left for a quarter of an hour is taken over', async () => {
  leave('tuđe', Date.now() - 60_000);
  leave('ostavljeno', Date.now() - HOUR);
  const post = open(true);
  await vi.waitUntil(() => post.waiting === 1);
  await pass(5_000, () => sent.length === 1);
  expect(sent).toEqual(['ostavljeno']);
  await post.close();
});

test('of processes that find the same letter at once, one takes it over', async () => {
  for (const subject of ['a', 'b', 'c', 'd']) leave(subject, Date.now() - HOUR);
  const processes = [open(true), open(true), open(true)];
  await vi.waitUntil(() => processes.reduce((sum, { waiting }) => sum + waiting, 0) === 4);
  await pass(5_000, () => sent.length === 4);
  await Promise.all(processes.map((post) => post.close()));
  expect([sent.sort(), tried, files()]).toEqual([['a', 'b', 'c', 'd'], 4, []]);
});

test('a letter that its process keeps trying is nobody else’s, until that process has ended', async () => {
  answer = () => DEAD;
  const first = open(true);
  first.send(letter('dugo'));
  await vi.waitUntil(() => first.waiting === 1 && tried === 1);
  const second = open(true);
  for (let minutes = 0; minutes < 120; minutes += 5) {
    const before = Date.now();
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    await vi.waitUntil(() => statSync(join(dataFolder, 'unsent', files()[0] ?? '')).mtimeMs > before);
  }
  expect([first.waiting, second.waiting]).toEqual([1, 0]);
  await first.close();
  answer = () => undefined;
  await pass(20 * 60_000, () => second.waiting === 1);
  await pass(5_000, () => sent.length === 1);
  await second.close();
  expect([sent, files()]).toEqual([['dugo'], []]);
});

test('a letter that another process has taken over meanwhile is left to it', async () => {
  answer = () => DEAD;
  const asleep = open(true);
  asleep.send(letter('dugo'));
  await vi.waitUntil(() => asleep.waiting === 1 && tried === 1);
  const unsent = new UnsentLetters(dataFolder);
  for (const { claimed: _, ...left } of await unsent.waiting()) await unsent.adopt(left);
  await pass(5_000, () => asleep.waiting === 0);
  await asleep.close();
  expect([tried, files().length]).toEqual([1, 1]);
});

test('what is left there later is found at the next look; what is just being sent is nobody else’s, and nothing is looked for after the end', async () => {
  const slow = Promise.withResolvers<void>();
  held = slow.promise;
  const post = open();
  post.send(letter('sporo'));
  await vi.waitUntil(() => tried === 1);
  held = undefined;
  leave('ostavljeno', Date.now() - HOUR);
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  await vi.waitUntil(() => post.waiting === 2);
  await pass(5_000, () => sent.length === 1);
  expect([sent, tried]).toEqual([['ostavljeno'], 2]);
  slow.resolve();
  await post.close();
  expect(sent).toEqual(['ostavljeno', 'sporo']);
  new UnsentLetters(dataFolder).keep(letter('poslije'), Date.now() - HOUR);
  expect(vi.getTimerCount()).toBe(0);
});

test('what was written by a clock that ran ahead is sent when it has been put right', async () => {
  leave('iduće godine', Date.now() + 365 * 24 * HOUR);
  // Another process's clock may be a little ahead of ours.
  leave('tuđe', Date.now() + 1000);
  const post = open(true);
  await vi.waitUntil(() => post.waiting === 1);
  await pass(5_000, () => sent.length === 1);
  expect(sent).toEqual(['iduće godine']);
  await post.close();
});

test('after three days a letter is given up; a thousand are kept, and more are only tried', async () => {
  answer = () => DEAD;
  leave('staro', Date.now() - 73 * HOUR);
  const post = open();
  await vi.waitUntil(() => post.waiting === 1);
  await pass(5_000, () => results.length === 1);
  await post.close();
  expect([results, files()]).toEqual([['failed'], []]);
  const unsent = new UnsentLetters(dataFolder);
  for (let number = 0; number < 1000; number += 1) unsent.keep(letter('mnogo'));
  expect(unsent.keep(letter('previše')).name).toBeUndefined();
  expect(files()).toHaveLength(1000);
});
