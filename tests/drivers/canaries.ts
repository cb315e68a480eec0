import { cpSync, lstatSync, readFileSync, realpathSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { becomeMember, sendForm } from './member.ts';
import type { SiteProcess } from './site-process.ts';

/** A word that stands in what members alone may see. Whoever adds such content adds a canary here. */
interface Canary {
  readonly word: string;
  /** Where a member reads it: a canary that nobody can see would prove nothing. */
  readonly seenAt: string;
  /** Puts it into a copy of the build and the content, before the site starts. */
  plant?(folder: string): void;
  /** Puts it into a running site. */
  tell?(site: SiteProcess): Promise<unknown>;
}

const MEMORIAL = 'records/memorial/anda-cavar-rodena-bosnjak.md';
const MEMORIAL_PATH = '/in-memoriam/anda-cavar-rodena-bosnjak';

export const CANARIES: readonly Canary[] = [
  {
    word: 'kanarinacnakarti',
    seenAt: '/interaktivna-karta',
    plant: (folder) => replaceInServer(folder, 'Kuće, putovi, vode i imena njiva na karti brda.', 'kanarinacnakarti'),
  },
  {
    word: 'Kanarinacnanjivi',
    seenAt: '/interaktivna-karta',
    plant: (folder) => replaceInContent(folder, 'map/brdo.geojson', /"name":"Krčevina"/, '"name":"Kanarinacnanjivi"'),
  },
  {
    word: 'Kanarinacnastablu',
    seenAt: '/obiteljsko-stablo-bosnjak',
    plant: (folder) =>
      replaceInContent(folder, 'trees/bosnjak.ged', /^1 NAME Mara \/Zovko\/$/m, '1 NAME Mara /Kanarinacnastablu/'),
  },
  {
    word: 'kanarinacubiljesci',
    seenAt: '/obiteljsko-stablo-bosnjak?osoba=I1',
    plant: (folder) =>
      replaceInContent(folder, 'trees/bosnjak.ged', /^1 NOTE (?=Najstariji)/m, '1 NOTE kanarinacubiljesci '),
  },
  {
    word: 'Kanarinacudrugom',
    seenAt: '/obiteljsko-stablo-cavar',
    plant: (folder) =>
      replaceInContent(folder, 'trees/cavar.ged', /^1 NAME (.*) \/Ćavar\/$/m, '1 NAME $1 /Kanarinacudrugom/'),
  },
  {
    word: 'kanarinacusvijeci',
    seenAt: '/in-memoriam/jozo-cavar',
    async tell({ address }) {
      const person = { name: 'kanarinacusvijeci', email: 'svijeca@primjer.hr', password: 'plamen na vjetru' };
      const cookie = await becomeMember(address, person);
      await sendForm(address, '/in-memoriam/jozo-cavar', { intent: 'candle' }, cookie);
    },
  },
  {
    word: 'kanarinacuzivotu',
    seenAt: MEMORIAL_PATH,
    plant: (folder) => replaceInContent(folder, MEMORIAL, /^(Od očeve)/m, 'kanarinacuzivotu $1'),
  },
  {
    word: 'kanarinacusazetku',
    seenAt: MEMORIAL_PATH,
    plant: (folder) => replaceInContent(folder, MEMORIAL, /^(summary: )/m, '$1kanarinacusazetku '),
  },
];

/** Whoever looks for canaries is a member as well, and a canary themselves. */
export const LOOKER = { name: 'Kanarinka Promatrac', email: 'kanarinka@primjer.hr', password: 'pjev na grani' };

export async function letIn(site: SiteProcess): Promise<string> {
  const cookie = await becomeMember(site.address, LOOKER);
  for (const { tell } of CANARIES) await tell?.(site);
  return cookie;
}

function replaceInServer(folder: string, text: string, word: string): void {
  replace(join(folder, 'build/server/index.js'), new RegExp(text.replaceAll('.', '\\.'), 'g'), word);
}

/** The content of a copied build is a link to the real one until something is planted in it. */
export function replaceInContent(folder: string, file: string, pattern: RegExp, text: string): void {
  const content = join(folder, 'content');
  if (lstatSync(content).isSymbolicLink()) {
    const original = realpathSync(content);
    unlinkSync(content);
    cpSync(original, content, { recursive: true });
  }
  replace(join(content, file), pattern, text);
}

function replace(file: string, pattern: RegExp, text: string): void {
  const source = readFileSync(file, 'utf8');
  const planted = source.replace(pattern, text);
  if (planted === source) throw new Error(`${pattern} is not in ${file}: plant the canary elsewhere.`);
  writeFileSync(file, planted);
}
