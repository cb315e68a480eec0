import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { RecordKind } from '../domain/reference.ts';
import type { Role } from '../domain/role.ts';
import { NOTICE_PARAM, type NOTICES, RETURN_PARAM } from './query-words.ts';

/**
 * A document is read: it comes without React. An app is worked with: React Router hydrates it. A service answers with
 * data, a file or a redirect.
 */
export type PageKind = 'document' | 'app' | 'service';

/** Who may see a page: everybody, whoever is signed in, or who has this role or a higher one. */
export type Guard = 'public' | 'account' | Role;

export interface Page {
  readonly path: string;
  readonly kind: PageKind;
  readonly guard: Guard;
  readonly module: string;
  /** Answers with data, not with a page: a stranger is refused rather than sent to the sign-in. */
  readonly data?: true;
  /** Takes JSON, not forms. */
  readonly json?: true;
  /** Takes texts as long as a record may be, whoever sends them. */
  readonly longForm?: true;
  /** Its forms bring files that no memory should hold: they are read to a folder, for those alone whom the guard lets pass. */
  readonly uploads?: 'photographs' | 'tree';
}

/** Pages that the specification names. */
export const pages = {
  home: { path: '/', kind: 'document', guard: 'public', module: 'home' },
  signIn: { path: '/prijava', kind: 'app', guard: 'public', module: 'sign-in' },
  privacy: { path: '/privatnost', kind: 'document', guard: 'public', module: 'text-page' },
  mission: { path: '/nasa-misija', kind: 'document', guard: 'public', module: 'text-page' },
  memories: { path: '/spomeni-brda', kind: 'document', guard: 'public', module: 'memories' },
  blog: { path: '/povijesni-blog', kind: 'document', guard: 'public', module: 'blog' },
  memorials: { path: '/in-memoriam', kind: 'document', guard: 'public', module: 'memorials' },
  post: { path: '/news/:id/:title', kind: 'document', guard: 'public', module: 'post' },
  terms: { path: '/uvjeti-koristenja', kind: 'document', guard: 'public', module: 'text-page' },
  memorial: { path: '/in-memoriam/:slug', kind: 'app', guard: 'member', module: 'memorial' },
  map: { path: '/interaktivna-karta', kind: 'app', guard: 'member', module: 'map' },
  periods: { path: '/povijesna-razdoblja', kind: 'document', guard: 'public', module: 'periods' },
  people: { path: '/poznate-osobe', kind: 'document', guard: 'public', module: 'people' },
  localities: { path: '/povijesni-lokaliteti', kind: 'document', guard: 'public', module: 'localities' },
  person: { path: '/poznate-osobe/:slug', kind: 'document', guard: 'public', module: 'person' },
  cavari: { path: '/povijest-cavara', kind: 'document', guard: 'public', module: 'family-history' },
  cavariArticle: { path: '/povijest-cavara/:slug', kind: 'document', guard: 'public', module: 'family-article' },
  treeCavar: { path: '/obiteljsko-stablo-cavar', kind: 'app', guard: 'member', module: 'tree' },
  trees: { path: '/obiteljsko-stablo-izbor', kind: 'document', guard: 'public', module: 'tree-choice' },
  bosnjaci: { path: '/povijest-bosnjaka', kind: 'document', guard: 'public', module: 'family-history' },
  bosnjaciArticle: { path: '/povijest-bosnjaka/:slug', kind: 'document', guard: 'public', module: 'family-article' },
  peopleData: { path: '/poznate-osobe/peopleData', kind: 'document', guard: 'public', module: 'people-data' },
  treeBosnjak: { path: '/obiteljsko-stablo-bosnjak', kind: 'app', guard: 'member', module: 'tree' },
  locality: { path: '/historic-sites/:id/:title', kind: 'document', guard: 'public', module: 'locality' },
} as const satisfies Record<string, Page>;

/** Further ones of ours. */
const furtherPages = {
  treeHill: { path: '/obiteljsko-stablo', kind: 'app', guard: 'member', module: 'tree' },
  offline: { path: '/bez-mreze', kind: 'document', guard: 'public', module: 'offline' },
  page: { path: '/stranica/:slug', kind: 'document', guard: 'public', module: 'own-page' },
  period: { path: '/povijesna-razdoblja/:slug', kind: 'document', guard: 'public', module: 'period' },
  memory: { path: '/spomeni-brda/:slug', kind: 'document', guard: 'public', module: 'memory' },
  search: { path: '/pretraga', kind: 'document', guard: 'public', module: 'search' },
  copyNotice: { path: '/kopija-stranice', kind: 'document', guard: 'public', module: 'copy-notice' },
  visitCounting: { path: '/mjerenje-posjeta', kind: 'document', guard: 'public', module: 'visit-counting' },
  mapImport: { path: '/interaktivna-karta/uvoz', kind: 'app', guard: 'editor', module: 'map-import' },
  contribute: { path: '/novi-spomen', kind: 'app', guard: 'public', module: 'contribute' },
  accessibility: { path: '/pristupacnost', kind: 'document', guard: 'public', module: 'text-page' },
  contact: { path: '/pisite-nam', kind: 'document', guard: 'public', module: 'contact' },
  contribution: { path: '/moj-prilog', kind: 'app', guard: 'public', module: 'contribution' },
  gravePage: { path: '/spomen-na/:slug', kind: 'document', guard: 'public', module: 'grave-page' },
  graveCard: { path: '/in-memoriam/:slug/kartica', kind: 'document', guard: 'member', module: 'grave-card' },
  anniversaries: { path: '/obljetnice', kind: 'app', guard: 'member', module: 'anniversaries' },
  moderationHistory: { path: '/urednistvo/povijest', kind: 'app', guard: 'editor', module: 'moderation-history' },
  recordHistory: {
    path: '/urednistvo/povijest/:kind/:slug',
    kind: 'document',
    guard: 'member',
    module: 'record-history',
  },
  draft: { path: '/urednistvo/nacrt/:id', kind: 'document', guard: 'member', module: 'draft', longForm: true },
  ownDrafts: { path: '/moji-prijedlozi', kind: 'document', guard: 'member', module: 'own-drafts' },
  bin: { path: '/urednistvo/kos', kind: 'document', guard: 'member', module: 'bin' },
  backups: { path: '/urednistvo/sigurnosne-kopije', kind: 'app', guard: 'editor', module: 'backups' },
  preview: { path: '/pregled/:token', kind: 'document', guard: 'public', module: 'preview' },
  newPassword: { path: '/nova-lozinka', kind: 'app', guard: 'public', module: 'new-password' },
  confirmAddress: { path: '/potvrda-adrese', kind: 'app', guard: 'public', module: 'confirm-address' },
  account: { path: '/moj-racun', kind: 'app', guard: 'account', module: 'account' },
  membership: { path: '/clanstvo', kind: 'app', guard: 'account', module: 'membership' },
  invitation: { path: '/poziv', kind: 'app', guard: 'public', module: 'invitation' },
  members: { path: '/urednistvo/clanovi', kind: 'app', guard: 'editor', module: 'members' },
  editorial: { path: '/urednistvo', kind: 'app', guard: 'editor', module: 'editorial' },
  exports: { path: '/urednistvo/izvoz', kind: 'app', guard: 'editor', module: 'exports' },
  photographs: {
    path: '/urednistvo/fotografije',
    kind: 'app',
    guard: 'writer',
    module: 'photographs',
    uploads: 'photographs',
  },
  photograph: {
    path: '/urednistvo/fotografija/:file',
    kind: 'app',
    guard: 'writer',
    module: 'photograph',
    uploads: 'photographs',
  },
  treeVersions: {
    path: '/urednistvo/stabla',
    kind: 'app',
    guard: 'editor',
    module: 'tree-versions',
    uploads: 'tree',
  },
  treeLinks: { path: '/urednistvo/stabla/veze', kind: 'document', guard: 'editor', module: 'tree-links' },
  treeReport: { path: '/urednistvo/stabla/izvjesce/:id', kind: 'app', guard: 'editor', module: 'tree-report' },
  treeMerge: { path: '/urednistvo/stabla/izvjesce/:id/spajanje', kind: 'app', guard: 'editor', module: 'tree-merge' },
  treeMergePair: {
    path: '/urednistvo/stabla/izvjesce/:id/spajanje/parovi',
    kind: 'app',
    guard: 'editor',
    module: 'tree-merge-pair',
  },
  treeProposals: { path: '/urednistvo/stabla/prijedlozi', kind: 'app', guard: 'editor', module: 'tree-proposals' },
  treeHealth: { path: '/urednistvo/stabla/:tree/zdravlje', kind: 'app', guard: 'editor', module: 'tree-health' },
  treeDuplicates: {
    path: '/urednistvo/stabla/:tree/dvojnici',
    kind: 'app',
    guard: 'editor',
    module: 'tree-duplicates',
  },
  treePlaces: { path: '/urednistvo/stabla/:tree/mjesta', kind: 'app', guard: 'editor', module: 'tree-places' },
  deskRecords: { path: '/urednistvo/zapisi', kind: 'document', guard: 'writer', module: 'desk-records' },
  treeVisibility: {
    path: '/obiteljsko-stablo/:tree/vidljivost',
    kind: 'app',
    guard: 'editor',
    module: 'tree-visibility',
  },
  sharedKinship: { path: '/srodstvo/:id', kind: 'document', guard: 'public', module: 'shared-kinship' },
  house: { path: '/interaktivna-karta/kuca/:id', kind: 'document', guard: 'member', module: 'house' },
  treeFan: { path: '/obiteljsko-stablo/:tree/lepeza/:id', kind: 'document', guard: 'member', module: 'tree-fan' },
  familyReport: {
    path: '/obiteljsko-stablo/:tree/izvjestaj/:id',
    kind: 'document',
    guard: 'member',
    module: 'family-report',
  },
} as const satisfies Record<string, Page>;

/** A service that answers with data. */
function dataFor<const Who extends Guard, const Path extends string>(guard: Who, path: Path, module: string) {
  return { path, kind: 'service', guard, module, data: true } as const;
}

/** A service that takes JSON, and says itself, in JSON, that the session has ended. */
function jsonAt<const Path extends string>(path: Path, module: string) {
  return { path, kind: 'service', guard: 'public', module, data: true, json: true } as const;
}

/** Data, files and forms without a page of their own; and the page for what nobody wrote. */
const services = {
  peopleCsv: { path: '/poznate-osobe/peopleData.csv', kind: 'service', guard: 'public', module: 'people-file' },
  peopleJson: { path: '/poznate-osobe/peopleData.json', kind: 'service', guard: 'public', module: 'people-file' },
  searchData: { path: '/pretraga.json', kind: 'service', guard: 'public', module: 'search-data' },
  rss: { path: '/rss.xml', kind: 'service', guard: 'public', module: 'feed' },
  atom: { path: '/atom.xml', kind: 'service', guard: 'public', module: 'feed' },
  sitemap: { path: '/sitemap.xml', kind: 'service', guard: 'public', module: 'sitemap' },
  robots: { path: '/robots.txt', kind: 'service', guard: 'public', module: 'robots' },
  mapGeoJson: /* @__PURE__ */ dataFor('member', '/interaktivna-karta/karta.geojson', 'map-export'),
  mapGpx: /* @__PURE__ */ dataFor('member', '/interaktivna-karta/karta.gpx', 'map-export'),
  mapKml: /* @__PURE__ */ dataFor('member', '/interaktivna-karta/karta.kml', 'map-export'),
  mapWalk: /* @__PURE__ */ dataFor('member', '/interaktivna-karta/staze/:file', 'map-walk'),
  mapHeights: /* @__PURE__ */ dataFor('member', '/interaktivna-karta/visine/:zoom/:column/:row', 'map-ground'),
  mapShading: /* @__PURE__ */ dataFor('member', '/interaktivna-karta/sjene', 'map-ground'),
  mapTiles: /* @__PURE__ */ dataFor('member', '/interaktivna-karta/podloga.pmtiles', 'map-tiles'),
  theme: { path: '/tema', kind: 'service', guard: 'public', module: 'theme' },
  signOut: { path: '/odjava', kind: 'service', guard: 'public', module: 'sign-out' },
  google: { path: '/prijava/google', kind: 'service', guard: 'public', module: 'google' },
  googleBack: { path: '/prijava/google/povratak', kind: 'service', guard: 'public', module: 'google-back' },
  fromEmail: { path: '/iz-poruke', kind: 'service', guard: 'public', module: 'from-email' },
  contributionUpload: { path: '/novi-spomen/slanje', kind: 'service', guard: 'public', module: 'contribution-upload' },
  calendar: { path: '/obljetnice.ics', kind: 'service', guard: 'public', module: 'calendar' },
  accountData: /* @__PURE__ */ dataFor('account', '/moj-racun/podatci', 'account-data'),
  treeData: /* @__PURE__ */ dataFor('member', '/obiteljsko-stablo/:tree/podatci', 'tree-data'),
  treePerson: /* @__PURE__ */ dataFor('member', '/obiteljsko-stablo/:tree/osoba/:id', 'tree-person'),
  treePortrait: /* @__PURE__ */ dataFor(
    'member',
    '/obiteljsko-stablo/:tree/osoba/:id/portret/:colouring',
    'tree-portrait',
  ),
  treeKinship: /* @__PURE__ */ dataFor('member', '/obiteljsko-stablo/:tree/srodstvo', 'tree-kinship'),
  familyReportPdf: /* @__PURE__ */ dataFor('member', '/obiteljsko-stablo/:tree/izvjestaj/:id/pdf', 'family-report-pdf'),
  treeGedcom: /* @__PURE__ */ dataFor('editor', '/obiteljsko-stablo/:tree/ogranak.ged', 'tree-gedcom'),
  treeFacts: /* @__PURE__ */ dataFor('member', '/obiteljsko-stablo/:tree/osoba/:id/cinjenice', 'tree-facts'),
  treeEdit: /* @__PURE__ */ jsonAt('/obiteljsko-stablo/:tree/izmjena', 'tree-edit'),
  treePresence: /* @__PURE__ */ jsonAt('/obiteljsko-stablo/:tree/osoba/:id/tu-sam', 'tree-presence'),
  treeUndo: /* @__PURE__ */ jsonAt('/obiteljsko-stablo/:tree/ponisti', 'tree-undo'),
  newDraft: { path: '/urednistvo/novo/:kind', kind: 'service', guard: 'writer', module: 'new-draft' },
  editRecord: { path: '/urednistvo/uredi/:kind/:slug', kind: 'service', guard: 'member', module: 'edit-record' },
  proposeChange: { path: '/predlozi/:kind/:slug', kind: 'service', guard: 'member', module: 'propose-change' },
  draftSave: /* @__PURE__ */ jsonAt('/urednistvo/nacrt/:id/spremi', 'draft-save'),
  draftPresence: /* @__PURE__ */ jsonAt('/urednistvo/nacrt/:id/tu-sam', 'draft-presence'),
  recordOptions: /* @__PURE__ */ dataFor('member', '/urednistvo/odabir.json', 'record-options'),
  tagOptions: /* @__PURE__ */ dataFor('member', '/urednistvo/oznake.json', 'tag-options'),
  archiveFile: /* @__PURE__ */ dataFor('editor', '/urednistvo/izvoz/arhiv.zip', 'archive-file'),
  copyFile: /* @__PURE__ */ dataFor('editor', '/urednistvo/izvoz/kopija.zip', 'archive-file'),
  exportState: /* @__PURE__ */ dataFor('editor', '/urednistvo/izvoz/stanje.json', 'export-state'),
  treeVersionFile: /* @__PURE__ */ dataFor('editor', '/urednistvo/stabla/:tree/inacica/:number', 'tree-version-file'),
  photographUploads: /* @__PURE__ */ dataFor('writer', '/urednistvo/fotografije/slanje', 'photograph-uploads'),
  photographUpload: /* @__PURE__ */ dataFor('writer', '/urednistvo/fotografije/slanje/:id', 'photograph-upload'),
  photographsData: /* @__PURE__ */ dataFor('writer', '/urednistvo/fotografije.json', 'photographs-data'),
  unmatched: { path: '/*', kind: 'document', guard: 'public', module: 'unmatched' },
} as const satisfies Record<string, Page>;

/** Where a phone leaves what is shared with the site: no page, and no browser's code has to know of it. */
export const SHARE_PATH = '/novi-spomen/podijeljeno';

const open = /* @__PURE__ */ Object.assign({}, pages, furtherPages);
/**
 * Every page of the site: its address, what it is, who may see it, its module. Bundlers leave out a pure call that nobody reads,
 * but not a spread: whoever imports a word alone would ship the table.
 */
export const table = /* @__PURE__ */ Object.assign({}, open, services);

export type PageName = keyof typeof table;
type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [Key in Name]: string | number } & Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { readonly [Key in Name]: string | number }
    : unknown;

/** The address of a page: pathTo('person', { slug }). */
export function pathTo<Name extends PageName>(
  name: Name,
  ...[params]: unknown extends Params<(typeof table)[Name]['path']> ? [] : [Params<(typeof table)[Name]['path']>]
): string {
  const { path } = table[name];
  if (!params) return path;
  const values = params as Record<string, string | number>;
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values[key])));
}

/** Kinds of records, as addresses of the desk name them. */
export const RECORD_WORDS = {
  article: 'clanak',
  locality: 'lokalitet',
  person: 'osoba',
  memorial: 'in-memoriam',
  memory: 'uspomena',
  period: 'razdoblje',
  page: 'stranica',
} as const satisfies Record<RecordKind, string>;

/** What can be begun anew at the desk: each is a kind, and an article's section. */
export const NEW_WORDS = {
  clanak: { kind: 'article', section: 'blog' },
  'clanak-bosnjaci': { kind: 'article', section: 'bosnjaci' },
  'clanak-cavari': { kind: 'article', section: 'cavari' },
  lokalitet: { kind: 'locality' },
  osoba: { kind: 'person' },
  'in-memoriam': { kind: 'memorial' },
  razdoblje: { kind: 'period' },
  uspomena: { kind: 'memory' },
  stranica: { kind: 'page' },
} as const satisfies Record<string, { readonly kind: RecordKind; readonly section?: 'blog' | 'bosnjaci' | 'cavari' }>;

/** Where the history of the map is, beside those of records. */
export const MAP_WORD = 'karta';

export function withNotice(page: 'account' | 'signIn', notice: (typeof NOTICES)[keyof typeof NOTICES]): string {
  return `${pathTo(page)}?${NOTICE_PARAM}=${notice}`;
}

export function signInPath(returnTo: string): string {
  return pathReturningTo('signIn', returnTo);
}

/** Where somebody who is signed in learns why a page is not open to them. */
export function membershipPath(returnTo: string): string {
  return pathReturningTo('membership', returnTo);
}

function pathReturningTo(page: 'signIn' | 'membership', returnTo: string): string {
  return `${pathTo(page)}?${RETURN_PARAM}=${encodeURIComponent(returnTo).replaceAll('%2F', '/')}`;
}

/** React Router gives the pattern of a matched route without its first slash, but for the home page. */
export function pathOf(pattern: string): string {
  return pattern.startsWith('/') ? pattern : `/${pattern}`;
}

/** The slug of the text behind a page whose whole address is that slug. */
export function slugOfPath(pattern: string): string {
  return pathOf(pattern).slice(1);
}

/** What all trees as one are called where an address names a tree. */
export const HILL = 'brdo';

/** Which of the two family lines a page of theirs is about. */
export function lineOf(pattern: string): 'bosnjaci' | 'cavari' {
  const cavari: readonly string[] = [pages.cavari.path, pages.cavariArticle.path, pages.treeCavar.path];
  return cavari.includes(pathOf(pattern)) ? 'cavari' : 'bosnjaci';
}

/** The name of a route, as the specification gives them: what is in its path, with dashes between, `/news/:id/:title` being `news-id-title`. */
export function routeIdOf(path: string): string {
  return path === '/' ? 'index' : path.slice(1).replaceAll('/', '-').replaceAll(':', '');
}

export default /* @__PURE__ */ Object.values(table).map(
  ({ path, module }): RouteConfigEntry => ({
    id: routeIdOf(path),
    file: `routes/${module}.tsx`,
    ...(path === '/' ? { index: true } : { path: path.slice(1) }),
  }),
) satisfies RouteConfigEntry[];
