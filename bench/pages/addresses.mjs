const KINDS = [
  '/',
  '/prijava',
  '/povijesni-blog',
  /^\/news\//,
  '/povijest-bosnjaka',
  /^\/povijest-cavara\//,
  '/povijesni-lokaliteti',
  /^\/historic-sites\//,
  '/poznate-osobe',
  /^\/poznate-osobe\/(?!peopleData)/,
  '/poznate-osobe/peopleData',
  '/povijesna-razdoblja',
  '/in-memoriam',
  '/spomeni-brda',
  /^\/spomeni-brda\//,
  '/obiteljsko-stablo-izbor',
  '/nasa-misija',
];

/** Addresses of records are taken from the site map, so that the bench does not hang on one record of the content. */
export async function addressesOfEachKind(site) {
  const map = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  return KINDS.map((kind) => {
    const found = typeof kind === 'string' ? kind : paths.find((path) => kind.test(path));
    if (found === undefined) throw new Error(`The site map names no page like ${kind}`);
    return found;
  });
}
