import { plainWord, smallLetters } from './letters.ts';
import { irregularWords } from './tables/irregular-words.ts';
import { localWords } from './tables/local-words.ts';
import { tableLines } from './tables/table-lines.ts';

const words = [...tableLines(irregularWords), ...tableLines(localWords)];

/** Form -> words that the dictionary does not join it with: ljudi -> čovjek. */
export const ownWords: ReadonlyMap<string, readonly string[]> = collected(function* () {
  for (const { head, forms } of words) {
    for (const form of [head, ...forms]) yield [smallLetters(form), smallLetters(head)];
  }
});

/** Words of the table themselves: they are no form of another (dijete is not of dijeta). */
export const ownLemmas: ReadonlySet<string> = new Set(words.map(({ head }) => smallLetters(head)));

/** Forms of the table as they are typed without marks. */
export const ownFormsByPlain: ReadonlyMap<string, readonly string[]> = collected(function* () {
  for (const form of ownWords.keys()) {
    const plain = plainWord(form);
    if (plain !== form) yield [plain, form];
  }
});

/** Each key with all that is given for it, everything once. */
function collected<Item>(pairs: () => Iterable<readonly [string, Item]>): ReadonlyMap<string, readonly Item[]> {
  const lists = new Map<string, Item[]>();
  for (const [key, item] of pairs()) {
    const list = lists.get(key);
    if (!list) lists.set(key, [item]);
    else if (!list.includes(item)) list.push(item);
  }
  return lists;
}
