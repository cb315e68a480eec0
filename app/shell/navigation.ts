import { type PageName, pathTo } from '../routes.ts';

export interface Entry {
  readonly label: string;
  readonly href: string;
  readonly membersOnly?: boolean;
  /** The woven band stands before this entry in the drawer. */
  readonly afterOrnament?: boolean;
  /** With scripts, the box opens instead (app/document/search.ts). */
  readonly opensSearch?: boolean;
}

type PlainPage = Exclude<
  PageName,
  | 'post'
  | 'memorial'
  | 'memory'
  | 'period'
  | 'gravePage'
  | 'graveCard'
  | 'person'
  | 'cavariArticle'
  | 'bosnjaciArticle'
  | 'locality'
>;

const entry = (page: PlainPage, label: string, rest: Partial<Entry> = {}): Entry => ({
  label,
  href: pathTo(page),
  ...rest,
});

export const mainEntries: readonly Entry[] = [
  entry('home', 'Početna'),
  entry('blog', 'Blog'),
  entry('bosnjaci', 'Bošnjaci'),
  entry('cavari', 'Ćavari'),
  entry('trees', 'Stabla'),
  entry('localities', 'Lokaliteti'),
  entry('map', 'Karta', { membersOnly: true }),
  entry('memories', 'Spomeni brda', { afterOrnament: true }),
  entry('people', 'Poznate osobe'),
  entry('memorials', 'In memoriam'),
  entry('mission', 'Misija'),
  entry('terms', 'Uvjeti'),
  entry('privacy', 'Privatnost'),
];

export const searchEntry: Entry = entry('search', 'Pretraga', { opensSearch: true });

/** What the specification's thirteen leave out, apart from them in the drawer. */
export const furtherEntries: readonly Entry[] = [
  searchEntry,
  entry('periods', 'Povijesna razdoblja'),
  entry('contribute', 'Ispričajte uspomenu'),
];

export const quickEntries: readonly Entry[] = [
  entry('home', 'Početna'),
  entry('blog', 'Povijesni blog'),
  entry('bosnjaci', 'Povijest Bošnjaka'),
  entry('cavari', 'Povijest Ćavara'),
  entry('localities', 'Povijesni lokaliteti'),
  entry('periods', 'Povijesna razdoblja'),
  entry('map', 'Interaktivna karta', { membersOnly: true }),
];

export const legalEntries: readonly Entry[] = [
  entry('terms', 'Uvjeti korištenja'),
  entry('privacy', 'Privatnost'),
  entry('accessibility', 'Pristupačnost'),
  entry('mission', 'O nama'),
];

export const errorPageEntries: readonly Entry[] = [
  entry('bosnjaci', 'Povijest Bošnjaka'),
  entry('cavari', 'Povijest Ćavara'),
  entry('blog', 'Povijesni blog'),
];
