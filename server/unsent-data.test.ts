import { data, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { withoutUnsentData } from './unsent-data.ts';

const SHOWN = { title: 'Gumno', cards: ['Lokva'] };

/** What React Router would get to encode, and what the page reads, of a route's loader or action. */
async function answered(
  id: string,
  url: string,
  { by = 'loader' as 'loader' | 'action', returned = SHOWN as unknown } = {},
) {
  const route = { id, module: { default: () => null, [by]: () => returned } };
  const { routes } = withoutUnsentData({ routes: { [id]: route } } as unknown as ServerBuild);
  const answer = await routes[id]?.module[by]?.({ request: new Request(url) } as LoaderFunctionArgs);
  const shown = returned === SHOWN ? answer : (answer as ReturnType<typeof data>).data;
  return { encoded: JSON.stringify(shown), read: (shown as typeof SHOWN).title };
}

const GUMNO = ['historic-sites-id-title', 'http://brdo/historic-sites/1/gumno'] as const;

test.each(['loader', 'action'] as const)(
  'a document reads what its %s returns, and nothing of it is encoded',
  async (by) => {
    expect(await answered(...GUMNO, { by })).toEqual({ encoded: '{}', read: 'Gumno' });
    const returned = data(SHOWN, { status: 409 });
    expect(await answered(...GUMNO, { by, returned })).toEqual({ encoded: '{}', read: 'Gumno' });
  },
);

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
  expect(await answered(id, url)).toEqual({ encoded: JSON.stringify(SHOWN), read: 'Gumno' });
});
