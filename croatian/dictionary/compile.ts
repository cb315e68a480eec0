import { tableLines } from '../tables/table-lines.ts';
import { type Automaton, buildAutomaton } from './automaton.ts';
import { lineOf } from './dictionary.ts';
import { entriesOf } from './hunspell.ts';
import { nounInMe, relatedLemmas } from './related-lemmas.ts';

/** Texts of files. */
interface DictionarySources {
  readonly affixes: string;
  readonly words: string;
  /** tables/readings.txt */
  readonly readings: string;
}

/**
 * All forms of the dictionary with their lemmas. A form that is itself a lemma means that one: `kosa` is hair or a scythe and
 * not of the blackbird, unless the table of readings says that it is read otherwise as well.
 */
export function compileDictionary({ affixes, words, readings }: DictionarySources): Automaton {
  const entries = [...entriesOf(affixes, words)];
  const lemmas = new Set(entries.map(({ lemma }) => lemma));
  const further = furtherReadings(readings);
  const lines = new Set<string>();
  for (const entry of entries) {
    const { lemma, forms } = entry;
    const related = relatedLemmas(entry, forms.size === 1, (word) => lemmas.has(word));
    for (const form of forms) {
      const reading = further.get(form);
      const counts =
        form === lemma ? !reading?.replacesOwn : !lemmas.has(form) || (reading?.lemmas.includes(lemma) ?? false);
      if (!counts) continue;
      const noun = nounInMe(form);
      const all = [lemma, ...related, ...(noun !== undefined && lemmas.has(noun) ? [noun] : [])];
      for (const each of all) {
        const small = each.toLowerCase();
        lines.add(lineOf(form.toLowerCase(), small, small !== each));
      }
    }
  }
  return buildAutomaton([...lines].sort());
}

function furtherReadings(readings: string) {
  return new Map(
    tableLines(readings).map(({ head, forms }) => {
      const replacesOwn = head.startsWith('!');
      return [replacesOwn ? head.slice(1) : head, { replacesOwn, lemmas: forms }] as const;
    }),
  );
}
