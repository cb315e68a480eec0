import type { RouterContextProvider } from 'react-router';
import type { PhotographDescription } from '../../chronicle/photographs/photograph.ts';
import type { FoundTarget } from '../../chronicle/search/answer.ts';
import { dateInWords } from '../../domain/date-in-words.ts';
import { normalForm } from '../../domain/normal-form.ts';
import { LICENCES, PHOTOGRAPH_LIMITS } from '../../domain/photograph-limits.ts';
import { plainLetters } from '../../domain/plain-letters.ts';
import { keyOf } from '../../domain/record.ts';
import { isReference, parseIndividualReference, parseRecordKey, recordKey } from '../../domain/reference.ts';
import { siteContext } from '../site-context.ts';
import { textIn } from './form.ts';

const FIELDS = ['title', 'alt', 'caption', 'credit', 'place'] as const;

/** A sentence for each field that something is wrong with. */
export type DescriptionFaults = Partial<
  Readonly<Record<(typeof FIELDS)[number] | 'licence' | 'date' | 'about', string>>
>;

type Read =
  | { readonly description: PhotographDescription; readonly faults?: undefined }
  | { readonly description?: undefined; readonly faults: DescriptionFaults };

/** What somebody wrote of a photograph, or what is wrong with it, field by field. */
export async function readDescription(context: Readonly<RouterContextProvider>, form: FormData): Promise<Read> {
  const faults: Record<string, string> = {};
  const words = Object.fromEntries(FIELDS.map((name) => [name, lineIn(form, name)])) as Record<
    (typeof FIELDS)[number],
    string
  >;
  for (const name of FIELDS) {
    const most = PHOTOGRAPH_LIMITS[name];
    if (words[name].length > most) {
      faults[name] = `Predugo je: najviše ${most} znakova, a ovdje ih je ${words[name].length}. Skratite.`;
    }
  }
  const licence = LICENCES.find((one) => one === textIn(form, 'licence'));
  if (!licence && textIn(form, 'licence') !== '') faults.licence = 'Odaberite jednu od ponuđenih dozvola.';
  const typed = lineIn(form, 'date');
  const edtf = typed === '' || typed.length > PHOTOGRAPH_LIMITS.date ? undefined : dateInWords(typed);
  if (typed !== '' && !edtf) {
    faults.date = 'Taj datum ne razumijemo. Napišite ga, na primjer, ovako: 12. 5. 1962., svibanj 1962., oko 1890.';
  }
  const about = await aboutIn(context, form.getAll('about').map(String).join('\n'));
  if (about.fault) faults.about = about.fault;
  if (Object.keys(faults).length > 0) return { faults };
  return {
    description: {
      ...words,
      ...(licence ? { licence } : {}),
      ...(edtf ? { date: { typed, edtf } } : {}),
      about: about.references,
    },
  };
}

function lineIn(form: FormData, name: string): string {
  return normalForm(textIn(form, name), 'NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** A line for each who or what is on it: a name that is found once, or a reference, alone or in brackets after the name. */
async function aboutIn(
  context: Readonly<RouterContextProvider>,
  text: string,
): Promise<{ readonly references: string[]; readonly fault?: string }> {
  const lines = text
    .split(/\r?\n/)
    .map((line) => normalForm(line.slice(0, 300), 'NFC').trim())
    .filter(Boolean);
  if (lines.length > PHOTOGRAPH_LIMITS.about) {
    return { references: [], fault: `Najviše ${PHOTOGRAPH_LIMITS.about} imena na jednoj fotografiji.` };
  }
  const references: string[] = [];
  for (const line of lines) {
    const found = await referenceOf(context, line);
    if (found.fault) return { references, fault: found.fault };
    if (found.reference) references.push(found.reference);
  }
  return { references: [...new Set(references)] };
}

const MOST_OFFERS = 4;

async function referenceOf(
  context: Readonly<RouterContextProvider>,
  line: string,
): Promise<{ readonly reference?: string; readonly fault?: string }> {
  const { library, trees, today, search } = context.get(siteContext);
  const [, inBrackets = line] = /\(([^()]+)\)$/.exec(line) ?? [];
  if (isReference(inBrackets)) {
    const key = parseRecordKey(inBrackets);
    const person = parseIndividualReference(inBrackets);
    const isThere = key
      ? library.get(recordKey(key.kind, key.slug)) !== undefined
      : person && library.tree(person.tree) && (await trees.open(person.tree, today))?.individuals.get(person.id);
    return isThere ? { reference: inBrackets } : { fault: `„${line}“ više nema u kronici ni u stablima.` };
  }
  const { results } = await search.search('editor', { text: line });
  const known = results.flatMap(({ target, title }) => {
    const reference = referenceTo(target);
    return reference ? [{ reference, title: title.map((part) => part.text).join('') }] : [];
  });
  const exact = known.filter(({ title }) => plainLetters(title) === plainLetters(line));
  if (exact.length === 1 && exact[0]) return { reference: exact[0].reference };
  const offers = (exact.length > 0 ? exact : known).slice(0, MOST_OFFERS);
  if (offers.length === 0) return { fault: `„${line}“ nismo našli ni u kronici ni u stablima.` };
  const listed = offers.map(({ title, reference }) => `${title} (${reference})`).join(', ');
  return {
    fault: `„${line}“ ${exact.length > 1 ? 'ima više njih' : 'nismo našli'}. Odaberite, ili prepišite zajedno sa zagradom: ${listed}.`,
  };
}

function referenceTo(target: FoundTarget): string | undefined {
  if ('record' in target) return keyOf(target.record);
  return 'individual' in target ? `${target.tree}#${target.individual}` : undefined;
}
