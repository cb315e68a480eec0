import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryCaches, ORIGIN } from './browser-stores.fixture.ts';
import { sendWaiting } from './send-waiting.ts';

const caches = new MemoryCaches();
const sent: { asked: string; key: string | null; body: string }[] = [];
/** What the server answers next, or that it cannot be reached. */
let answers: (Response | undefined)[];
const locks: string[] = [];

beforeEach(() => {
  caches.clear();
  sent.length = 0;
  locks.length = 0;
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, work: () => Promise<void>) => {
        locks.push(name);
        return work();
      },
    },
  });
  vi.stubGlobal('fetch', async (action: string, sending: { method: string; headers: Headers; body: Blob }) => {
    const { method, headers, body } = sending;
    sent.push({ asked: `${method} ${action}`, key: headers.get('idempotency-key'), body: await body.text() });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

async function waits(key: string, words = key): Promise<void> {
  const headers = { 'X-Action': '/pisite-nam', 'Idempotency-Key': key, 'X-Label': 'poruka' };
  await (await caches.open('waiting')).put(`/waiting/${key}`, new Response(words, { headers }));
}

function answer(status: number, path = '/pisite-nam?obavijest=poslano'): Response {
  return Object.defineProperty(new Response('odgovor', { status }), 'url', { value: ORIGIN + path });
}

const kept = (key: string) => caches.in('waiting', `/waiting/${key}`);

test('what waits is sent under its key, once, and its answer is kept in its place', async () => {
  await waits('a');
  await waits('b');
  answers = [answer(200), answer(200)];
  await sendWaiting();
  await sendWaiting();
  expect(sent).toEqual([
    { asked: 'POST /pisite-nam', key: 'a', body: 'a' },
    { asked: 'POST /pisite-nam', key: 'b', body: 'b' },
  ]);
  expect(kept('a')?.headers.has('x-action')).toBe(false);
  expect(kept('a')?.headers.has('x-refused')).toBe(false);
  expect(kept('a')?.headers.get('x-label')).toBe('poruka');
  expect(await kept('a')?.clone().text()).toBe('odgovor');
  expect(locks).toEqual(['waiting', 'waiting']);
});

test.each([400, 403, 404, 413, 422])(
  'what is answered with %i was refused: the words stay, and are not sent again',
  async (status) => {
    await waits('a', 'Gumno');
    answers = [answer(status)];
    await sendWaiting();
    await sendWaiting();
    expect(sent).toHaveLength(1);
    expect(kept('a')?.headers.has('x-refused')).toBe(true);
    expect(await kept('a')?.clone().text()).toBe('Gumno');
  },
);

test.each([401, 409, 429, 500, 503, 507])('what is answered with %i waits on', async (status) => {
  await waits('a', 'Gumno');
  await waits('b');
  answers = [answer(status), answer(200)];
  await sendWaiting();
  expect(kept('a')?.headers.get('x-action')).toBe('/pisite-nam');
  expect(await kept('a')?.clone().text()).toBe('Gumno');
  expect(kept('b')?.headers.has('x-action')).toBe(false);
});

test.each(['/prijava?povratak=/pisite-nam', '/'])('whoever is led to %s has sent nothing yet', async (path) => {
  await waits('a', 'Gumno');
  answers = [answer(200, path)];
  await sendWaiting();
  expect(kept('a')?.headers.has('x-action')).toBe(true);
  expect(await kept('a')?.clone().text()).toBe('Gumno');
});

test('where nobody can be reached all of it waits on, and whoever asked hears of it', async () => {
  await waits('a');
  await waits('b');
  answers = [];
  await expect(sendWaiting()).rejects.toThrow('Failed to fetch');
  expect(sent).toHaveLength(1);
  for (const key of ['a', 'b']) expect(kept(key)?.headers.has('x-action')).toBe(true);
});
