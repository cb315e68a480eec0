import type { FoundKind } from '../chronicle/search/answer.ts';
import type { InspectedFinding } from '../chronicle/trees/tree-inspection.ts';

/** Names of what follows the question mark in an address. */
export const RETURN_PARAM = 'povratak';
export const PAGE_PARAM = 'stranica';
export const TAG_PARAM = 'oznaka';
export const YEAR_PARAM = 'godina';
export const TYPE_PARAM = 'vrsta';
export const PERIOD_PARAM = 'razdoblje';
export const NAME_PARAM = 'ime';
export const ORDER_PARAM = 'poredak';
export const ROLE_PARAM = 'uloga';
export const PLACE_PARAM = 'mjesto';
export const LAYER_PARAM = 'sloj';
export const STATE_PARAM = 'stanje';
export const QUERY_PARAM = 'trazi';
export const SEARCH_PARAM = 'q';
/** Set to 1 by the box, which asks while somebody is typing, and leads to the page with the same question. */
export const TYPING_PARAM = 'tipka';
export const FAMILY_PARAM = 'rod';
export const VIEW_PARAM = 'pogled';
export const PERSON_PARAM = 'osoba';
export const TREE_PARAM = 'stablo';
export const FIRST_PARAM = 'prva';
export const SECOND_PARAM = 'druga';
export const CENTRE_PARAM = 'oko';
export const COLOURS_PARAM = 'boje';
export const CAMERA_PARAM = 'polozaj';
export const FOLDED_PARAM = 'sklopljeno';
/** How many generations of ancestors a fan shows. */
export const GENERATIONS_PARAM = 'koljena';
export const TELLER_PARAM = 'pripovjedac';
/** What others see of somebody in a tree, as an editor chooses from the list. */
export const SHOWN_PARAM = 'vidi-se';
/** The contribution whose media are asked for before they are published. */
export const CONTRIBUTION_PARAM = 'prilog';
/** The token of the preview whose media are asked for before they are published. */
export const PREVIEW_PARAM = 'pregled';
/** Whom a memory is about that somebody is on the way to tell; the path of the page that a message is about. */
export const ABOUT_PARAM = 'o';
/** Set when the sign-in page shows the form for a new account. */
export const NEW_ACCOUNT_PARAM = 'novi-racun';
/** The token of a link from an email. */
export const TOKEN_PARAM = 'znak';
/** The day of a copy of the site. */
export const DAY_PARAM = 'dan';

/** Layers of the map, as an address names them. */
export const LAYER_WORDS = {
  localities: 'lokaliteti',
  homes: 'kuce',
  paths: 'putovi',
  fields: 'njive',
  names: 'imena',
  waters: 'vode',
  graveyards: 'groblja',
  viewpoints: 'vidikovci',
  tour: 'obilazak',
} as const;

/** Kinds of what a search finds, as an address names them. */
export const FOUND_WORDS = {
  person: 'osobe',
  individual: 'stablo',
  memorial: 'pokojni',
  article: 'clanci',
  locality: 'lokaliteti',
  place: 'karta',
  period: 'razdoblja',
  memory: 'uspomene',
  page: 'stranice',
  draft: 'nacrti',
  contribution: 'prilozi',
} as const satisfies Record<FoundKind, string>;

/** What the desk's list can be narrowed to, and its orders. */
export const DESK_STATES = {
  published: 'objavljeno',
  working: 'nacrt',
  proposed: 'prijedlog',
  scheduled: 'zakazano',
  unpublished: 'skinuto',
  conflict: 'sukob',
  sample: 'primjer',
  broken: 'poveznice',
} as const;
export const DESK_ORDERS = { changed: 'izmjena', title: 'naslov' } as const;

/** Revisions of a history that are compared; what was thrown away and can be brought back. */
export const BEFORE_PARAM = 'prije';
export const AFTER_PARAM = 'poslije';
export const UNDO_PARAM = 'vrati';

/** What a tree can be looked at as, and by what it can be coloured. */
export const TREE_VIEWS = {
  everyone: 'svi',
  ancestors: 'preci',
  descendants: 'potomci',
  hourglass: 'pjescani-sat',
  close: 'najblizi',
  path: 'put',
  lives: 'zivoti',
} as const;
export const TREE_COLOURS = { line: 'rod', century: 'stoljece', place: 'mjesto' } as const;

/** In the data of the whole hill: whose ids its people have. */
export const SEEN_FROM_PARAM = 'iz';

export const SHOWN_WORDS = { full: 'sve', name: 'samo-ime', hidden: 'nista' } as const;
/** Photographs that nobody has described, and those that can still be brought back. */
export const PHOTOGRAPH_VIEWS = { undescribed: 'bez-opisa', bin: 'kos' } as const;
/** Kinds of what is found in a tree, as an address names them. */
export const HEALTH_WORDS = {
  'own-ancestor': 'vlastiti-predak',
  'child-before-parent': 'dijete-starije-od-roditelja',
  'child-after-mother': 'nakon-smrti-majke',
  'child-after-father': 'nakon-smrti-oca',
  'death-before-birth': 'smrt-prije-rodenja',
  'burial-before-death': 'ukop-prije-smrti',
  'baptism-before-birth': 'krstenje-prije-rodenja',
  'marriage-after-death': 'vjencanje-nakon-smrti',
  'partner-of-self': 'vlastiti-bracni-drug',
  'future-date': 'buduci-datum',
  contradicted: 'proturjecni-datumi',
  'parent-too-young': 'premlad-roditelj',
  'mother-too-old': 'prestara-majka',
  'father-too-old': 'prestar-otac',
  'age-over-110': 'predug-vijek',
  'married-too-young': 'prerano-vjencanje',
  'partners-far-apart': 'razlika-u-godinama',
  'overlapping-marriages': 'istodobni-brakovi',
  'siblings-too-close': 'prebliska-rodenja',
  'event-outside-life': 'izvan-zivota',
  'divorce-before-marriage': 'razvod-prije-vjencanja',
  'sex-against-role': 'spol-i-uloga',
  'several-births': 'dvoji-roditelji',
  'child-twice': 'dijete-dvaput',
  'birth-or-death-twice': 'dva-rodenja-ili-dvije-smrti',
  'date-unreadable': 'necitljiv-datum',
  'married-kin': 'brak-u-rodu',
  'born-before-marriage': 'prije-vjencanja',
  'children-out-of-order': 'redoslijed-djece',
  'name-against-sex': 'ime-i-spol',
  'husbands-surname': 'muzevljevo-prezime',
  'foreign-surname': 'tude-prezime',
  'surname-spellings': 'prezimena',
  'place-spellings': 'mjesta',
  'source-untitled': 'izvori',
  island: 'nepovezani',
  undated: 'bez-datuma',
} as const satisfies Record<InspectedFinding['kind'], string>;
/** The texts of a tree that name the living, beside its people. */
export const NAMING_TEXTS = 'tekstovi';

/** The name in an address of what was done just before, and what it can be. */
export const NOTICE_PARAM = 'obavijest';
export const NOTICES = {
  nameChanged: 'ime',
  addressConfirmed: 'adresa',
  passwordChanged: 'nova-lozinka',
  accountDeleted: 'izbrisan-racun',
  accountDisabled: 'onemogucen-racun',
  googleFailed: 'google',
  sent: 'poslano',
  waitsForMail: 'ceka-postu',
  shared: 'podijeljeno',
  saved: 'spremljeno',
  merged: 'spojeno',
  treeConfirmed: 'novo-stablo',
  proposed: 'predlozeno',
  withdrawn: 'povuceno',
  scheduled: 'zakazano',
  unscheduled: 'nije-zakazano',
  unpublished: 'nije-objavljeno',
  discarded: 'odbaceno',
  deleted: 'izbrisano',
  undeleted: 'vraceno',
  refused: 'odbijeno',
  left: 'ostavljeno',
  takenOver: 'preuzeto',
  restored: 'vracena-verzija',
  invitationAccepted: 'poziv',
  archiveBusy: 'arhiv-se-preuzima',
  ticketOver: 'dopustenje-isteklo',
} as const;
