import type { LoaderFunctionArgs, ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { withoutUnsentData } from './unsent-data.ts';

const SHOWN = { title: 'Gumno', cards: ['Lokva'] };

/** What React Router would get to encode, and what the page reads, of a route's loader. */
async function loaded(id: string, url: string, returned: unknown = SHOWN) {
  const route = { id, module: { default: () => null, loader: () => returned } };
  const { routes } = withoutUnsentData({ routes: { [id]: route } } as unknown as ServerBuild);
  const answer = await routes[id]?.module.loader?.({ request: new Request(url) } as LoaderFunctionArgs);
  return { encoded: JSON.stringify(answer), read: (answer as typeof SHOWN).title };
}

test('a document reads what its loader returns, and nothing of it is encoded', async () => {
  expect(await loaded('historic-sites-id-title', 'http://brdo/historic-sites/1/gumno')).toEqual({
    encoded: '{}',
    read: 'Gumno',
  });
});

test.each([
  ['asked for as data', 'historic-sites-id-title', 'http://brdo/historic-sites/1/gumno.data'],
  [
    'asked for as data of some routes',
    'historic-sites-id-title',
    'http://brdo/historic-sites/1/gumno.data?_routes=root',
  ],
  ['of an app', 'interaktivna-karta', 'http://brdo/interaktivna-karta'],
  ['of the frame around every page', 'root', 'http://brdo/historic-sites/1/gumno'],
])('what is sent is encoded whole: %s', async (_, id, url) => {
  expect(await loaded(id, url)).toEqual({ encoded: JSON.stringify(SHOWN), read: 'Gumno' });
});
