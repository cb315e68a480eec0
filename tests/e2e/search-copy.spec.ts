import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StaticSearch } from '../../chronicle/search/static-index.ts';
import { runNode } from '../drivers/run-node.ts';
import { expect, test } from './site.ts';

test('the two files for a copy of the site answer as the site answers a visitor, and hold nothing else', async ({
  site,
  request,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-search-'));
  try {
    const { stdout } = await runNode(['scripts/search-index.ts', folder], { DATA_DIR: site.dataFolder });
    expect(stdout).toMatch(/^\d+ records, \d+ words, in /m);
    const data = readFileSync(join(folder, 'search-index.json'), 'utf8');
    const copy = new StaticSearch({
      data: JSON.parse(data),
      dictionary: readFileSync(join(folder, 'search-dictionary.bin')),
    });
    for (const text of ['Bošnjacima', 'na gumnu', 'covik', 'glad 1917', '"bura na škurama"', 'gummno', 'jozo cavar']) {
      const live = await (await request.get('/pretraga.json', { params: { q: text } })).json();
      const { results, total } = copy.search({ text });
      expect(total, text).toBe(live.total);
      expect(results.map(({ target }) => 'url' in target && target.url)).toEqual(
        live.results.map(({ url }: { url: string }) => url),
      );
    }
    for (const closed of ['/in-memoriam/', '/obiteljsko-stablo', '/interaktivna-karta', '/urednistvo']) {
      expect(data).not.toContain(closed);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
