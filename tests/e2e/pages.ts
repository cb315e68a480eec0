import { type Guard, type PageKind, type PageName, table } from '../../app/routes.ts';
import { newDraftPath, onceOn, previewOf, publishNew, sendDraft } from '../drivers/desk.ts';
import { sentLink } from '../drivers/outbox.ts';
import { memoryForm, STANA } from '../drivers/sent-memory.ts';
import { shareKinship } from '../drivers/shared-kinship.ts';
import type { SiteProcess } from '../drivers/site-process.ts';

/** What somebody looks at; a service answers with data, a file or a redirect. */
type SeenName = { [Name in PageName]: (typeof table)[Name]['kind'] extends 'service' ? never : Name }[PageName];

/** The cookie is of somebody whom the page's guard lets pass. */
type Address = string | ((site: SiteProcess, cookie: string) => Promise<string>);

/**
 * Where each page of the route table can be seen. A page that is missing here is an error of types; one that is here is
 * looked at by axe, weighed, opened without scripts and measured at 320 px.
 */
const EXAMPLES: Readonly<Record<SeenName, Address>> = {
  home: '/',
  signIn: '/prijava',
  privacy: '/privatnost',
  mission: '/nasa-misija',
  memories: '/spomeni-brda',
  blog: '/povijesni-blog',
  memorials: '/in-memoriam',
  post: '/news/1/glad-1917-i-fra-didak',
  terms: '/uvjeti-koristenja',
  memorial: '/in-memoriam/jozo-cavar',
  map: '/interaktivna-karta',
  periods: '/povijesna-razdoblja',
  people: '/poznate-osobe',
  localities: '/povijesni-lokaliteti',
  person: '/poznate-osobe/fra-didak-buntic',
  cavari: '/povijest-cavara',
  cavariArticle: '/povijest-cavara/cavari-u-popisima-18-stoljeca',
  treeCavar: '/obiteljsko-stablo-cavar',
  treeHill: '/obiteljsko-stablo',
  trees: '/obiteljsko-stablo-izbor',
  treeProposals: '/urednistvo/stabla/prijedlozi',
  bosnjaci: '/povijest-bosnjaka',
  bosnjaciArticle: '/povijest-bosnjaka/prezime-bosnjak',
  peopleData: '/poznate-osobe/peopleData',
  treeBosnjak: '/obiteljsko-stablo-bosnjak',
  locality: '/historic-sites/1/gumno',
  offline: '/bez-mreze',
  page: ownPage,
  period: '/povijesna-razdoblja/austro-ugarska',
  memory: '/spomeni-brda/bura-na-skurama',
  search: '/pretraga',
  copyNotice: '/kopija-stranice',
  visitCounting: '/mjerenje-posjeta',
  mapImport: '/interaktivna-karta/uvoz',
  contribute: '/novi-spomen',
  accessibility: '/pristupacnost',
  contact: '/pisite-nam',
  contribution: ownContribution,
  gravePage: '/spomen-na/jozo-cavar',
  graveCard: '/in-memoriam/jozo-cavar/kartica',
  anniversaries: '/obljetnice',
  moderationHistory: '/urednistvo/povijest',
  recordHistory: '/urednistvo/povijest/lokalitet/gumno',
  draft: '/urednistvo/nacrt/locality~gumno',
  ownDrafts: '/moji-prijedlozi',
  bin: '/urednistvo/kos',
  backups: '/urednistvo/sigurnosne-kopije',
  preview: sharedPreview,
  newPassword: '/nova-lozinka',
  confirmAddress: '/potvrda-adrese',
  account: '/moj-racun',
  membership: '/clanstvo',
  invitation: '/poziv',
  members: '/urednistvo/clanovi',
  editorial: '/urednistvo',
  exports: '/urednistvo/izvoz',
  deskRecords: '/urednistvo/zapisi',
  photographs: '/urednistvo/fotografije',
  photograph: '/urednistvo/fotografija/gumno.svg',
  treeVersions: '/urednistvo/stabla',
  treeLinks: '/urednistvo/stabla/veze',
  treeReport: waitingTree,
  treeMerge: waitingMerge,
  treeMergePair: async (site, cookie) => `${await waitingMerge(site, cookie)}/parovi`,
  treeHealth: '/urednistvo/stabla/cavar/zdravlje',
  treeDuplicates: '/urednistvo/stabla/cavar/dvojnici',
  treePlaces: '/urednistvo/stabla/cavar/mjesta',
  treeVisibility: '/obiteljsko-stablo/bosnjak/vidljivost',
  house: '/interaktivna-karta/kuca/kuca-c1',
  treeFan: '/obiteljsko-stablo/bosnjak/lepeza/I138',
  familyReport: '/obiteljsko-stablo/bosnjak/izvjestaj/I138',
  sharedKinship,
  unmatched: '/nema-toga',
};

/** What is there for members, but has nothing to show to one who has begun nothing. */
const SEEN_BY: Readonly<Partial<Record<SeenName, Guard>>> = { draft: 'writer', recordHistory: 'writer', bin: 'writer' };

export interface SeenPage {
  readonly name: SeenName;
  readonly kind: PageKind;
  readonly guard: Guard;
  readonly address: Address;
  /** What it answers with. */
  readonly status: 200 | 404;
}

/** Only a site with Firebase counts visits: tests/e2e/hosted.spec.ts looks at it. */
const HOSTED_ONLY: readonly SeenName[] = ['visitCounting'];

export const SEEN_PAGES: readonly SeenPage[] = (Object.keys(EXAMPLES) as SeenName[])
  .filter((name) => !HOSTED_ONLY.includes(name))
  .map((name) => ({
    name,
    kind: table[name].kind,
    guard: SEEN_BY[name] ?? table[name].guard,
    address: EXAMPLES[name],
    status: name === 'unmatched' ? 404 : 200,
  }));

export const HOSTED_PATHS = HOSTED_ONLY.map((name) => String(EXAMPLES[name]));

/** Pages open to all whose address is whole in the table. */
export const PUBLIC_PATHS = SEEN_PAGES.filter(
  ({ name, guard, address }) => guard === 'public' && address === table[name].path,
).map(({ address }) => String(address));

/** Pages behind the sign-in, editors' too. */
export const GUARDED_PATHS = SEEN_PAGES.filter(({ guard }) => guard !== 'public').flatMap(({ address }) =>
  typeof address === 'string' ? [address] : [],
);

/** A page that an editor has added. */
function ownPage(site: SiteProcess): Promise<string> {
  return onceOn(site, 'page', (editor) => publishNew(site, 'stranica', { title: 'Kako do nas' }, editor));
}

/** A kinship that a member has shared. */
function sharedKinship(site: SiteProcess): Promise<string> {
  return onceOn(site, 'kinship', (editor) => shareKinship(site, ['I101', 'I12'], editor));
}

/** A draft that somebody was sent a link to. */
function sharedPreview(site: SiteProcess): Promise<string> {
  return onceOn(site, 'preview', async (editor) => {
    const path = newDraftPath('osoba');
    const fields = { title: 'Nova osoba', summary: 'Sažetak.', body: 'Tekst.', intent: 'save' };
    await sendDraft(site, path, fields, editor);
    return previewOf(site, path, editor);
  });
}

/** The page of somebody who told something: its address is in the email they got. */
async function ownContribution(site: SiteProcess): Promise<string> {
  const form = memoryForm({ ...STANA, title: 'Bura' });
  await fetch(`${site.address}/novi-spomen/slanje`, { method: 'POST', body: form });
  const { pathname, search } = new URL(await sentLink(site.dataFolder, STANA.email, 'Potvrdite svoju uspomenu'));
  return `${pathname}${search}`;
}

/** A report on a tree that waits for its sender's word: the one that waits already, where there is one. */
async function waitingTree(site: SiteProcess, cookie: string): Promise<string> {
  const trees = `${site.address}/urednistvo/stabla`;
  const listed = await (await fetch(trees, { headers: { cookie } })).text();
  const waiting = /\/urednistvo\/stabla\/izvjesce\/[0-9a-f-]{36}/.exec(listed)?.[0];
  if (waiting) return waiting;
  const form = new FormData();
  form.set('tree', 'cavar');
  form.set('intent', 'send');
  form.set(
    'file',
    new Blob(['0 HEAD\n1 GEDC\n2 VERS 5.5.1\n0 @I1@ INDI\n1 NAME Jure /Ćavar/\n0 TRLR\n']),
    'stablo.ged',
  );
  const sent = await fetch(trees, { method: 'POST', body: form, headers: { cookie }, redirect: 'manual' });
  return sent.headers.get('location') ?? '';
}

/** The same file, where it is being merged. */
async function waitingMerge(site: SiteProcess, cookie: string): Promise<string> {
  const report = await waitingTree(site, cookie);
  const body = new URLSearchParams({ intent: 'merge' });
  await fetch(`${site.address}${report}`, { method: 'POST', body, headers: { cookie }, redirect: 'manual' });
  return `${report}/spajanje`;
}
