import { expect, test } from 'vitest';
import routes, { table } from './routes.ts';

/** The route table of the specification. */
const SPECIFIED = {
  index: '/',
  prijava: '/prijava',
  privatnost: '/privatnost',
  'nasa-misija': '/nasa-misija',
  'spomeni-brda': '/spomeni-brda',
  'povijesni-blog': '/povijesni-blog',
  'in-memoriam': '/in-memoriam',
  'news-id-title': '/news/:id/:title',
  'uvjeti-koristenja': '/uvjeti-koristenja',
  'in-memoriam-slug': '/in-memoriam/:slug',
  'interaktivna-karta': '/interaktivna-karta',
  'povijesna-razdoblja': '/povijesna-razdoblja',
  'poznate-osobe': '/poznate-osobe',
  'povijesni-lokaliteti': '/povijesni-lokaliteti',
  'poznate-osobe-slug': '/poznate-osobe/:slug',
  'povijest-cavara': '/povijest-cavara',
  'povijest-cavara-slug': '/povijest-cavara/:slug',
  'obiteljsko-stablo-cavar': '/obiteljsko-stablo-cavar',
  'obiteljsko-stablo-izbor': '/obiteljsko-stablo-izbor',
  'povijest-bosnjaka': '/povijest-bosnjaka',
  'povijest-bosnjaka-slug': '/povijest-bosnjaka/:slug',
  'poznate-osobe-peopleData': '/poznate-osobe/peopleData',
  'obiteljsko-stablo-bosnjak': '/obiteljsko-stablo-bosnjak',
  'historic-sites-id-title': '/historic-sites/:id/:title',
};

test('every route of the specification has its name and its path', () => {
  const found = new Map(routes.map(({ id, index, path }) => [id, index ? '/' : `/${path}`]));
  expect(Object.fromEntries(Object.keys(SPECIFIED).map((id) => [id, found.get(id)]))).toEqual(SPECIFIED);
});

test('no two routes have one name', () => {
  expect(new Set(routes.map(({ id }) => id)).size).toBe(Object.keys(table).length);
});
