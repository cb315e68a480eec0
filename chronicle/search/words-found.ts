import { WORTH } from '../../croatian/analyser.ts';
import { smallLetters } from '../../croatian/letters.ts';
import { isFunctionWord } from '../../croatian/tables/function-words.ts';
import type { Query, QueryWord } from './query.ts';
import type { SearchIndex } from './search-index.ts';
import type { FormsFound } from './vocabulary.ts';

/** Words that are looked for by their slips: it takes the most time. */
const MOST_CORRECTED = 3;
const COMPLETED = 0.4;

/** A word of the query, and the forms by which it is found in each of the indexes. */
export interface WordFound {
  readonly asked: QueryWord;
  readonly forms: readonly FormsFound[];
  /** What it was taken for, where it was not found as written. */
  readonly takenFor?: string;
}

/**
 * Words are found as they mean; what is found nowhere may be the beginning of one, or a slip of typing. While somebody is
 * typing, the last word is the beginning of others as well.
 */
export function wordsFound(indexes: readonly SearchIndex[], query: Query, typing: boolean): WordFound[] {
  let corrected = 0;
  const quoted = new Set(query.phrases.flat());
  const meeting = (word: string) => indexes.map(({ vocabulary }) => vocabulary.meeting(word));
  const completed = (word: string) =>
    indexes.map(
      ({ vocabulary }): FormsFound => new Map(vocabulary.beginningWith(word).map((form) => [form, COMPLETED])),
    );
  return query.words.map((asked, place): WordFound => {
    const forms = meeting(asked.word);
    if (quoted.has(place)) return { asked, forms: forms.map(asTyped) };
    if (typing && asked.end === query.text.length) {
      const both = completed(asked.word).map((each, index): FormsFound => new Map([...each, ...(forms[index] ?? [])]));
      if (isFound(both)) return { asked, forms: both };
    }
    if (isFound(forms)) return { asked, forms };
    // A word that there is was neither half typed nor mistyped: it is in no text.
    if (indexes.some(({ vocabulary }) => vocabulary.isWord(asked.word))) return { asked, forms };
    const longer = completed(asked.word);
    if (isFound(longer)) return { asked, forms: longer };
    if (!asked.required || corrected >= MOST_CORRECTED) return { asked, forms };
    corrected += 1;
    const takenFor = nearest(indexes, asked.word);
    return takenFor === undefined ? { asked, forms } : { asked, takenFor, forms: meeting(smallLetters(takenFor)) };
  });
}

function isFound(forms: readonly FormsFound[]): boolean {
  return forms.some(({ size }) => size > 0);
}

/** Between quotation marks a word is meant as it stands. */
function asTyped(forms: FormsFound): FormsFound {
  return new Map([...forms].filter(([, worth]) => worth >= WORTH.unmarked));
}

/** Of the words nearest to it the one that is used most. */
function nearest(indexes: readonly SearchIndex[], word: string): string | undefined {
  let found: { form: string; distance: number; uses: number } | undefined;
  for (const index of indexes) {
    for (const { form, distance } of index.vocabulary.near(word)) {
      const written = index.vocabulary.formAt(form);
      const uses = index.usesOf(form);
      if (isFunctionWord(smallLetters(written))) continue;
      if (found && (distance > found.distance || (distance === found.distance && uses <= found.uses))) continue;
      found = { form: written, distance, uses };
    }
  }
  return found?.form;
}
