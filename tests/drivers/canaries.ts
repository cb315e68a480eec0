import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { becomeMember } from './member.ts';
import type { SiteProcess } from './site-process.ts';

/** A word that stands in what members alone may see. Whoever adds such content adds a canary here. */
export interface Canary {
  readonly word: string;
  /** Where a member reads it: a canary that nobody can see would prove nothing. */
  readonly seenAt: string;
  /** Puts it into a copy of the build or of the content, before the site starts. */
  plant?(folder: string): void;
  /** Puts it into a running site. */
  tell?(site: SiteProcess): Promise<unknown>;
}

export const CANARIES: readonly Canary[] = [
  {
    word: 'kanarinacnakarti',
    seenAt: '/interaktivna-karta',
    plant: (folder) => replaceInServer(folder, 'Kuće, putovi, vode i imena njiva na karti brda.', 'kanarinacnakarti'),
  },
  {
    word: 'kanarinacnastablu',
    seenAt: '/obiteljsko-stablo-bosnjak',
    plant: (folder) => replaceInServer(folder, 'Obiteljsko stablo Bošnjaka', 'kanarinacnastablu'),
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
  const file = join(folder, 'build/server/index.js');
  const source = readFileSync(file, 'utf8');
  if (!source.includes(text)) throw new Error(`'${text}' is not in the build: plant the canary elsewhere.`);
  writeFileSync(file, source.replaceAll(text, word));
}
