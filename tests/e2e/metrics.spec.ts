import { becomeMember, sendForm } from '../drivers/member.ts';
import { startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const TOKEN = 'kanarinac-za-mjere-0123456789';

test('without a token there is no such address', async ({ request }) => {
  expect((await request.get('/metrics', { headers: { Authorization: 'Bearer ' } })).status()).toBe(404);
});

test('whoever has the token sees how the site does, by patterns of addresses, and nobody else does', async () => {
  const site = await startSite({ env: { METRICS_TOKEN: TOKEN } });
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${site.address}${path}`, { headers });
  try {
    for (const Authorization of ['', TOKEN, `Bearer ${TOKEN.slice(1)}`, `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
      expect((await ask('/metrics', { Authorization })).status, Authorization).toBe(401);
    }
    expect((await ask(`/metrics?token=${TOKEN}`)).status).toBe(401);

    // All at once: it is made once.
    await Promise.all(Array.from({ length: 3 }, async () => (await ask('/nasa-misija')).arrayBuffer()));
    for (const path of [
      '/poznate-osobe/fra-didak-buntic',
      '/poznate-osobe/nema-ga',
      '/pregled/tajniZnak',
      '/kanarinac',
    ]) {
      await (await ask(path)).arrayBuffer();
    }
    const ana = { name: 'Ana', email: 'ana@primjer.hr', password: 'bura i kamen' };
    const cookie = await becomeMember(site.address, ana);
    await sendForm(site.address, '/in-memoriam/jozo-cavar', { intent: 'condolence', text: 'Počivao u miru.' }, cookie);
    const measure = async (body: unknown) => {
      const sent = { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) };
      return (await fetch(`${site.address}/measurements`, sent)).status;
    };
    for (const path of ['/news/1/bura', '/pregled/tajniZnak', '/kanarinac/<script>'])
      expect(await measure({ build: 'b', path, values: { LCP: 1800, CLS: 0.3 } })).toBe(204);
    for (const bad of [
      '{',
      '[]',
      { build: 'b', path: '/', values: { LCP: -1 } },
      { build: 'b', path: '/', values: { X: 1 } },
    ])
      expect(await measure(bad)).toBe(400);
    expect(await measure({ build: 'x'.repeat(5000), path: '/', values: {} })).toBe(413);
    for (let times = 0; times < 60; times += 1)
      await measure({ build: 'b', path: '/obljetnice', values: { LCP: 90_000 } });
    const read = async () => {
      const response = await ask('/metrics', { Authorization: `Bearer ${TOKEN}` });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      return response.text();
    };
    const sampleIn = (text: string, sample: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${sample} `))
          ?.split(' ')[1],
      );
    // A request is counted when its connection is done with it, a moment after its answer was read.
    await expect
      .poll(async () => sampleIn(await read(), 'http_requests_total{route="/nasa-misija",method="GET",status="2xx"}'))
      .toBe(3);
    // Letters go out after the answer.
    await expect.poll(async () => sampleIn(await read(), 'brdo_letters_total{result="sent"}')).toBeGreaterThan(0);
    const text = await read();
    const value = (sample: string) => sampleIn(text, sample);
    expect(value('http_requests_total{route="/poznate-osobe/:slug",method="GET",status="2xx"}')).toBe(1);
    expect(value('http_requests_total{route="/poznate-osobe/:slug",method="GET",status="4xx"}')).toBe(1);
    expect(value('http_requests_total{route="/prijava",method="POST",status="3xx"}')).toBeGreaterThan(0);
    expect(value('http_request_duration_seconds_count{route="/nasa-misija",method="GET"}')).toBe(3);
    expect(value('brdo_web_vitals_bucket{route="/news/:id/:title",vital="LCP",le="2.5"}')).toBe(1);
    expect(value('brdo_web_vitals_bucket{route="/news/:id/:title",vital="CLS",le="0.25"}')).toBe(0);
    expect(value('brdo_web_vitals_count{route="/obljetnice",vital="LCP"}')).toBe(5);
    expect(value('brdo_page_cache_hits_total')).toBe(2);
    expect(value('brdo_page_cache_misses_total')).toBe(2);
    expect(value('brdo_page_cache_bytes')).toBeGreaterThan(0);
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(50e6);
    expect(value('nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6);
    expect(value('nodejs_external_memory_bytes')).toBeGreaterThan(0);
    // Since it was last asked for, which was a moment ago.
    expect(value('nodejs_eventloop_lag_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
    expect(value('nodejs_eventloop_utilization')).toBeGreaterThanOrEqual(0);
    expect(value('brdo_store_operations_total{operation="commit"}')).toBeGreaterThan(0);
    expect(value('brdo_store_documents_total')).toBeGreaterThan(50);
    expect(value('brdo_waiting{kind="contributions"}')).toBe(1);
    expect(value('brdo_data_free_bytes')).toBeGreaterThan(0);
    for (const queue of ['decoding', 'forms', 'trees', 'uploads']) {
      expect(value(`brdo_queue_length{queue="${queue}"}`), queue).toBe(0);
    }
    expect(value('brdo_letters_waiting')).toBeGreaterThanOrEqual(0);
    expect(value('brdo_backup_failing')).toBe(0);
    // Bounded, and of nobody.
    expect(text).not.toMatch(/tajniZnak|kanarinac|fra-didak|nema-ga|jozo|primjer|127\.0\.0\.1/);
    expect(
      text.split('\n').filter((line) => line && !/^# (HELP|TYPE) |^[a-z_]+(\{[^{}]*\})? [\d.e+-]+$/.test(line)),
    ).toEqual([]);
  } finally {
    await site.stop();
  }
});
