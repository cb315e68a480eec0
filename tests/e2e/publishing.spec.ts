import { saveRecord } from '../../chronicle/records/save-record.ts';
import type { ChronicleRecord, RecordOf } from '../../domain/record.ts';
import { openBackend } from '../../server/backend.ts';
import { startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const AT = '2026-11-15T08:00:00Z';

function memory(number: number, status: RecordOf<'memory'>['status'] = 'published'): RecordOf<'memory'> {
  return {
    kind: 'memory',
    slug: `spomen-${number}`,
    title: `Spomen broj ${number}`,
    summary: 'Sažetak.',
    body: number === 1 ? 'Čitajte i [drugi](../memory/spomen-2.md).' : 'Tekst.',
    teller: 'Iva Probna',
    status,
    people: [],
    photographs: [],
    sources: [],
    tags: [],
    links: [],
    sample: false,
    author: 'Ana',
    created: AT,
    updated: AT,
  };
}

test('what another process publishes stands on cached pages, in pages of the list, and goes when it is taken back', async ({
  browser,
}) => {
  const site = await startSite();
  const backend = await openBackend({ dataFolder: site.dataFolder, firebase: { missing: [] } });
  const save = (record: ChronicleRecord, basedOn = 0) =>
    saveRecord(backend.store, { record, basedOn, by: 'ana', at: AT });
  const read = async (path: string) => (await fetch(`${site.address}${path}`)).text();
  try {
    expect(await read('/spomeni-brda')).not.toContain('Iva Probna');
    for (let number = 1; number <= 60; number += 1) await save(memory(number));
    // Of sixty it may have heard of fifty first, which have a third page, too.
    await expect.poll(() => read('/spomeni-brda?pripovjedac=Iva+Probna&stranica=3')).toContain('/spomen-60"');

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address });
    const page = await context.newPage();
    await page.goto('/spomeni-brda');
    await page.getByLabel('Pripovijeda').selectOption('Iva Probna');
    await page.getByRole('button', { name: 'Prikažite' }).click();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(24);
    const pages = page.getByRole('navigation', { name: 'Stranice uspomena' });
    await pages.getByRole('link', { name: '3. stranica' }).click();
    await expect(cards).toHaveCount(12);
    await expect(pages.getByRole('link', { name: '3. stranica' })).toHaveAttribute('aria-current', 'page');
    expect((await page.goto('/spomeni-brda?stranica=99'))?.status()).toBe(404);
    await context.close();

    expect(await read('/spomeni-brda/spomen-1')).toContain('href="/spomeni-brda/spomen-2"');
    await save(memory(2, 'draft'), 1);
    await expect.poll(() => read('/spomeni-brda/spomen-1')).not.toContain('href="/spomeni-brda/spomen-2"');
    expect((await fetch(`${site.address}/spomeni-brda/spomen-2`)).status).toBe(404);
  } finally {
    await backend.close();
    await site.stop();
  }
});
