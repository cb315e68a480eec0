import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { emptyContent } from '../../domain/draft-content.ts';
import { expect, test } from './site.ts';

const person = { ...emptyContent('person'), title: 'Osoba iz uređivača', born: 'oko 1890.', died: 'prije rata' };

function post(address: string, path: string, body: unknown, cookie = '', headers: Record<string, string> = {}) {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const draftPath = () => `/urednistvo/nacrt/${randomBytes(16).toString('hex')}`;

test('the editor saves in JSON and is told how dates are read, what is missing, and who else is there', async ({
  site,
  cookies,
}) => {
  const [editor, writer] = [await cookies.editor(), await cookies.writer()];
  const path = draftPath();
  const saved = await post(site.address, `${path}/spremi`, { version: 0, base: null, content: person }, editor);
  const answer = await saved.json();
  expect(saved.status).toBe(200);
  expect(answer).toMatchObject({ kind: 'saved', readings: { born: 'oko 1890.' }, others: [] });
  expect(answer.faults).toContainEqual(
    expect.objectContaining({ field: 'died', offers: ['prije 1914.', 'prije 1941.', 'prije 1991.'] }),
  );
  await post(site.address, `${path}/tu-sam`, {}, editor);
  const here = await (await post(site.address, `${path}/tu-sam`, {}, writer)).json();
  expect(here.others).toHaveLength(1);

  const { version } = answer;
  const mine = { ...person, title: 'Naslov spisatelja' };
  expect((await post(site.address, `${path}/spremi`, { version, base: person, content: mine }, writer)).status).toBe(
    200,
  );
  const theirs = { ...person, title: 'Naslov urednice' };
  const conflict = await post(site.address, `${path}/spremi`, { version, base: person, content: theirs }, editor);
  expect(conflict.status).toBe(409);
  expect(await conflict.json()).toMatchObject({
    kind: 'conflict',
    theirs: { title: 'Naslov spisatelja' },
    conflicts: [{ field: 'title', mine: 'Naslov urednice', theirs: 'Naslov spisatelja' }],
  });
});

test('whoever may not is refused in a sentence, and so is what is no draft', async ({ site, cookies }) => {
  const [editor, member] = [await cookies.editor(), await cookies.member()];
  const save = { version: 0, base: null, content: person };
  const path = `${draftPath()}/spremi`;
  const stranger = await post(site.address, path, save);
  expect([stranger.status, (await stranger.json()).kind]).toEqual([401, 'signed-out']);
  const refused = await post(site.address, path, save, member);
  expect([refused.status, (await refused.json()).kind]).toEqual([404, 'refused']);
  for (const body of [
    null,
    [],
    { ...save, version: -1 },
    { ...save, content: { ...person, more: 1 } },
    { version: 0 },
  ]) {
    expect((await post(site.address, path, body, editor)).status).toBe(422);
  }
  for (const id of ['page~nema-je', 'nesto', '..%2f..', '__proto__']) {
    expect((await post(site.address, `/urednistvo/nacrt/${id}/spremi`, save, editor)).status).toBe(404);
  }
  const long = { ...save, content: { ...person, body: 'ž'.repeat(400_000) } };
  expect((await post(site.address, path, long, editor)).status).toBe(413);
  const foreign = await post(site.address, path, save, editor, { origin: 'https://drugdje.example' });
  expect(foreign.status).toBe(403);
});

test('a save that stalls on its way does not keep the next one of the same account waiting', async ({
  site,
  cookies,
}) => {
  const cookie = await cookies.editor();
  const { hostname, port } = new URL(site.address);
  const stalled = connect(Number(port), hostname);
  const head = `POST ${draftPath()}/spremi HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n`;
  stalled.write(
    `${head}Content-Type: application/json\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n{"version":`,
  );
  // The site has read its head.
  await once(stalled, 'data');
  const save = { version: 0, base: null, content: person };
  const next = await post(site.address, `${draftPath()}/spremi`, save, cookie);
  expect([next.status, stalled.destroyed]).toEqual([200, false]);
  stalled.destroy();
});

test('what is being typed is completed by records, people of the trees and tags', async ({ site, cookies }) => {
  const cookie = await cookies.writer();
  const ask = async (path: string) => (await fetch(`${site.address}${path}`, { headers: { cookie } })).json();
  const { options } = await ask('/urednistvo/odabir.json?q=gumn');
  expect(options).toContainEqual(
    expect.objectContaining({ ref: 'locality/gumno', path: '/historic-sites/1/gumno', kind: 'locality' }),
  );
  expect(options.length).toBeLessThanOrEqual(8);
  expect((await ask('/urednistvo/oznake.json?q=kam')).tags).toContain('kamen');
  expect((await fetch(`${site.address}/urednistvo/odabir.json?q=gumno`)).status).toBe(401);
});
