import { seeded } from './randomness.ts';

const LISTS = [
  '/povijesni-blog',
  '/povijest-bosnjaka',
  '/povijest-cavara',
  '/povijesni-lokaliteti',
  '/poznate-osobe',
  '/poznate-osobe/peopleData',
  '/in-memoriam',
  '/spomeni-brda',
];
const OTHERS = [
  '/',
  '/povijesna-razdoblja',
  '/obiteljsko-stablo-izbor',
  '/nasa-misija',
  '/privatnost',
  '/rss.xml',
  '/atom.xml',
  '/sitemap.xml',
  '/poznate-osobe/peopleData.csv',
  '/poznate-osobe/peopleData.json',
];
/** Choices within lists, as visitors make them. */
const CHOICES = [
  '/povijesni-blog?oznaka=duhan',
  '/povijesni-blog?godina=2019',
  '/povijesni-lokaliteti?vrsta=threshing-floor',
  '/povijesni-lokaliteti?razdoblje=rimsko-doba-i-kasna-antika',
  '/poznate-osobe/peopleData?poredak=rodenje',
  '/poznate-osobe/peopleData?uloga=pjesnik',
  '/in-memoriam?ime=anda',
  '/in-memoriam?godina=1945',
  '/spomeni-brda?godina=1950',
];

export interface Addresses {
  /** How many records the site map names. */
  readonly known: number;
  readonly firstVisits: readonly string[];
  /** Records asked for by a single visitor. */
  readonly oneByOne: readonly string[];
  readonly lists: readonly string[];
  readonly records: readonly string[];
  readonly mixed: readonly string[];
}

/** Addresses of records come from the site map, those of pages of lists from the lists themselves. */
export async function addressesOf(site: string, seed: number): Promise<Addresses> {
  const chance = seeded(seed);
  const read = async (path: string) => (await fetch(`${site}${path}`)).text();
  const known = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => path.split('/').length > 2 && path !== '/poznate-osobe/peopleData');
  const records = chance.shuffled(known);
  const pages = await Promise.all(
    LISTS.map(async (list) => {
      const numbers = [...(await read(list)).matchAll(/[?;&]stranica=(\d+)/g)].map(([, number]) => Number(number));
      return Array.from({ length: Math.max(1, ...numbers) - 1 }, (_, index) => `${list}?stranica=${index + 2}`);
    }),
  );
  const lists = chance.shuffled(pages.flat());
  const half = Math.ceil(lists.length / 2);
  return {
    known: known.length,
    firstVisits: [...lists.slice(half), ...records.slice(0, 400)],
    oneByOne: records.slice(1600, 1900),
    lists: lists.slice(0, half),
    records: records.slice(400, 1600),
    mixed: chance.shuffled([...LISTS, ...OTHERS, ...CHOICES, ...lists.slice(0, 200), ...records.slice(400, 900)]),
  };
}
