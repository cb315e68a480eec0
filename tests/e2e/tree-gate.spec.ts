import { readFileSync } from 'node:fs';
import { expect, test } from './tree-site.ts';

const DATA = ['podatci', 'osoba/I1', 'srodstvo?prva=I1&druga=I3', 'ogranak.ged'].map(
  (part) => `/obiteljsko-stablo/bosnjak/${part}`,
);

test('a visitor gets nothing of a tree, whatever their browser claims to have', async ({ request, site, member }) => {
  const known = await request.get(DATA[0] as string, { headers: { Cookie: member } });
  const etag = known.headers().etag as string;
  for (const path of DATA) {
    const response = await fetch(`${site.address}${path}`, {
      headers: { 'If-None-Match': etag },
      redirect: 'manual',
    });
    expect(response.status, path).toBe(401);
    expect(await response.text(), path).not.toContain('Bošnjak');
  }
});

test('the payload is private, compressed, known by its tag, and tells nothing of the living but their names', async ({
  site,
  member,
}) => {
  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${site.address}${DATA[0]}`, { headers: { Cookie: member, 'Accept-Encoding': 'br', ...headers } });
  const response = await ask();
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(response.headers.get('content-encoding')).toBe('br');
  const tree = await response.json();
  const janja = tree.ids.indexOf('I139');
  expect([tree.words[tree.given[janja]], tree.born[janja]]).toEqual(['Janja', '']);
  expect(JSON.stringify(tree)).not.toContain('1953-08-19');
  expect(readFileSync('content/trees/bosnjak.ged', 'utf8')).toContain('19 AUG 1953');
  const again = await ask({ 'If-None-Match': response.headers.get('etag') as string });
  expect(again.status).toBe(304);
});

test('the file of a branch is for editors, and reduced for them too', async ({ site, member, editor }) => {
  const ask = (cookie: string, query = '') =>
    fetch(`${site.address}/obiteljsko-stablo/bosnjak/ogranak.ged${query}`, { headers: { Cookie: cookie } });
  expect((await ask(member)).status).toBe(403);
  const branch = await (await ask(editor, '?pogled=preci&oko=I139')).text();
  expect(branch).toContain('@I139@ INDI');
  expect(branch).toContain('@I1@ INDI');
  expect(branch).not.toContain('@I149@ INDI');
  expect(branch).not.toContain('19 AUG 1953');
  expect((await ask(editor, '?pogled=preci&oko=nitko')).status).toBe(404);
  const folded = await (await ask(editor, '?sklopljeno=I30')).text();
  expect(folded).toContain('@I30@ INDI');
  expect(folded).not.toContain('@I101@ INDI');
});
