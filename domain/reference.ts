import { isSlug } from './slug.ts';

export const RECORD_KINDS = ['article', 'locality', 'person', 'memorial', 'memory', 'period', 'page'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A record is known by its kind and slug: locality/gumno. The slug never changes once given. */
export type RecordKey = `${RecordKind}/${string}`;

/** An individual is known by the tree and the id within it, as `neutralId` gives it: bosnjak#I12. */
export interface IndividualReference {
  readonly tree: string;
  readonly id: string;
}

const PLAIN_ID = /^(?:[a-z]{0,2}|indi?|pers|fam|note|sour|repo|obje|subm)_?(\d{1,20})$/i;
/** Somebody's initials and year, or a birthday, also that at the beginning of a JMBG. */
const TELLING_ID =
  /^(?:[a-z]{2}_?(?:1[6-9]|20)\d\d|\D*(?:1[6-9]|20)\d\d[01]\d[0-3]\d|\D*[0-3]\d[01]\d(?:1[6-9]|20)\d\d|\D*(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{9})$/i;

/**
 * What a person or record of a tree is called outside its file: in addresses, links and exports. Files of some programs
 * have names and birthdays in their ids, `Ante_Cavar_1980`; such an id becomes a number that follows from it, so that
 * an address stays what it was. A plain one stays as it is.
 */
export function neutralId(id: string): string {
  return id === '' || (PLAIN_ID.test(id) && !TELLING_ID.test(id) && !endsInOib(id)) ? id : `X${numberFrom(id)}`;
}

/** The number by which Croatia knows each of its people: eleven digits of which the last follows from the others. */
function endsInOib(id: string): boolean {
  const digits = /^\D*(\d{11})$/.exec(id)?.[1];
  if (digits === undefined) return false;
  let rest = 10;
  for (const digit of digits.slice(0, 10)) rest = (((rest + Number(digit)) % 10 || 10) * 2) % 11;
  return (11 - rest) % 10 === Number(digits[10]);
}

/** FNV-1a in 64 bits, of which sixteen digits are taken: two ids of one tree never meet. */
function numberFrom(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return String(hash % 10n ** 16n).padStart(16, '0');
}

export function recordKey(kind: RecordKind, slug: string): RecordKey {
  return `${kind}/${slug}`;
}

export function parseRecordKey(text: string): { readonly kind: RecordKind; readonly slug: string } | undefined {
  const [kind = '', slug = '', ...rest] = text.split('/');
  if (rest.length > 0 || !isSlug(slug) || !(RECORD_KINDS as readonly string[]).includes(kind)) return undefined;
  return { kind: kind as RecordKind, slug };
}

export function parseIndividualReference(text: string): IndividualReference | undefined {
  const match = /^([a-z0-9-]+)#([A-Za-z0-9_-]+)$/.exec(text);
  return match?.[1] && match[2] ? { tree: match[1], id: neutralId(match[2]) } : undefined;
}

/** Either kind of reference, as written in a record's list of links. */
export function isReference(text: string): boolean {
  return parseRecordKey(text) !== undefined || parseIndividualReference(text) !== undefined;
}

/**
 * Links in a text are paths between the files of an archive, so that they work wherever the files are read:
 * ../locality/gumno.md, ../../trees/bosnjak.ged#I12.
 */
export function referenceOfLink(href: string): string | undefined {
  const record = /^\.\.\/([a-z]+)\/([a-z0-9-]+)\.md(?:#.*)?$/.exec(href);
  if (record) return `${record[1]}/${record[2]}`;
  const individual = /^\.\.\/\.\.\/trees\/([a-z0-9-]+)\.ged#([A-Za-z0-9_-]+)$/.exec(href);
  return individual ? `${individual[1]}#${neutralId(individual[2] ?? '')}` : undefined;
}

/** No longer than such a path can be: looked for without an end, brackets without an end would take minutes. */
const LINK = /\]\(\s{0,9}<?(\.\.\/[^()\s>]{1,300})>?(?:\s{1,9}"[^"]{0,500}")?\s{0,9}\)/g;

/** References within a Markdown text, each once, in order; what looks like one but cannot be is reported as it stands. */
export function referencesIn(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(LINK)].map(([, href = '']) => referenceOfLink(href) ?? href))];
}
