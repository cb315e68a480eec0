import { anselNonsense } from './ansel.ts';
import { type CodePage, letterOf } from './code-pages.ts';

export type EightBitCharset = CodePage | 'ANSEL';

/** Enough letters to tell languages apart; a hundred megabytes more would tell nothing new. */
const SAMPLE = 20_000;
const CENTRAL_EUROPEAN = /croat|hrvat|serb|srp|bosn|sloven|slovak|czech|polish|hungar|roman/i;

/**
 * How telling a letter is of its code page, where the same byte means something else in another. A plain letter counts
 * 1; those that names of the region are full of count more, those hardly any language uses count less.
 */
const TELLING: Readonly<Partial<Record<CodePage, Readonly<Record<string, number>>>>> = {
  CP1250: weights({ 2: 'čćđšžČĆĐŠŽłŁąśźżěőű', 1.7: 'ęřů', 1.4: 'ńňťăşţ', 0.5: 'ŕŔĺĹľĽď' }),
  CP852: weights({ 2: 'čćđšžČĆĐŠŽłŁąśźżěőű', 1.7: 'ęřů', 1.4: 'ńňťăşţ', 0.5: 'ŕŔĺĹľĽď' }),
  CP1252: weights({ 2: 'àñåèøÅØ', 1.7: 'êæãõòùœ', 1.4: 'ìïû', 0.5: 'ðÐþÞÿ', 1: 'šžŠŽ' }),
  CP437: weights({ 1.8: 'àñåèæêéäöüÄÖÜß' }),
};

/**
 * The charset that turns the bytes into the likeliest words; what the file declares wins where the bytes leave it open.
 */
export function guessCharset(
  bytes: Uint8Array,
  declared: readonly EightBitCharset[],
  language: string,
): EightBitCharset {
  const sample = sampleAroundHighBytes(bytes);
  const bonus = (charset: EightBitCharset): number =>
    (declared.includes(charset) ? 0.4 : 0) +
    (CENTRAL_EUROPEAN.test(language) && (charset === 'CP1250' || charset === 'CP852') ? 0.5 : 0);
  const candidates = (['CP1250', 'CP1252', 'CP852', 'CP437', 'ANSEL'] as const).map((charset) => ({
    charset,
    score: (charset === 'ANSEL' ? anselScore(sample) : codePageScore(sample, charset)) + bonus(charset),
  }));
  return candidates.reduce((best, next) => (next.score > best.score ? next : best)).charset;
}

function anselScore(bytes: Uint8Array): number {
  const high = bytes.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);
  return 1.6 - (5 * anselNonsense(bytes)) / Math.max(high, 1);
}

function codePageScore(bytes: Uint8Array, page: CodePage): number {
  const letterAt = (index: number): string => {
    const byte = bytes[index] ?? 0x20;
    return byte < 0x80 ? String.fromCharCode(byte) : letterOf(page, byte);
  };
  let score = 0;
  let high = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    if ((bytes[index] as number) < 0x80) continue;
    high += 1;
    score += letterScore(page, letterAt(index), letterAt(index - 1), letterAt(index + 1));
  }
  return score / Math.max(high, 1);
}

function letterScore(page: CodePage, letter: string, before: string, after: string): number {
  if (letter === '\u{fffd}') return -6;
  if (!isLetter(letter))
    return isLetter(before) && isLetter(after) ? -3 : /[“”„‘’‚–—…§°©\u{a0}«»]/u.test(letter) ? 0.5 : -1;
  const capital = letter !== letter.toLowerCase();
  if (capital && isLetter(before) && before === before.toLowerCase()) return -2;
  if (
    !capital &&
    isLetter(before) &&
    before !== before.toLowerCase() &&
    isLetter(after) &&
    after !== after.toLowerCase()
  )
    return -2;
  const weight = TELLING[page]?.[letter] ?? 1;
  return weight + companyScore(letter, before, after);
}

/** č and è, ć and æ share a byte: Kovač, Verbić and Čavar have vowels where père and Kjær have consonants. */
function companyScore(letter: string, before: string, after: string): number {
  const amongVowels = isVowel(before) ? 1 : isLetter(before) ? -1 : 0;
  const beforeVowel = isVowel(after) || (isVowel(before) && !isLetter(after)) ? 1 : isLetter(after) ? -1 : 0;
  if ('čćđČĆĐ'.includes(letter)) return 0.5 * (amongVowels + beforeVowel);
  return 'èæðÈÆÐ'.includes(letter) ? -0.5 * (amongVowels + beforeVowel) : 0;
}

function sampleAroundHighBytes(bytes: Uint8Array): Uint8Array {
  const sample: number[] = [];
  for (let index = 0; index < bytes.length && sample.length < SAMPLE; index += 1) {
    if ((bytes[index] as number) < 0x80 && (bytes[index - 1] ?? 0) < 0x80 && (bytes[index + 1] ?? 0) < 0x80) continue;
    sample.push(bytes[index] as number);
  }
  return Uint8Array.from(sample);
}

function weights(groups: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([weight, letters]) => [...letters].map((letter) => [letter, Number(weight)])),
  );
}

function isLetter(character: string): boolean {
  return character.toLowerCase() !== character.toUpperCase() || character === 'ß';
}

function isVowel(character: string): boolean {
  return 'aeiouAEIOU'.includes(character);
}
